"""Spring Festival, by Alexandre Aguilar and Romaric Galonnier: rules, notation, views and words."""
