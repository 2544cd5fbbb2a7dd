"""The arena and the balance report."""
