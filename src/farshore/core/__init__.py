"""The contract that every game fulfils, and the parts that games share."""
