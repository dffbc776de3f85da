"""What every request passes through on its way in and out."""
