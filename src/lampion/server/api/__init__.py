"""REST: the routes, and the shapes of what they take and answer."""
