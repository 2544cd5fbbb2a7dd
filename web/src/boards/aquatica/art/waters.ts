// The water and the ground of each kind of location.

export const SAND = "#d8c08a";

interface Water {
  high: string;
  low: string;
  ground: string;
}
const WATERS: Record<string, Water> = {
  shark_bay: { high: "#8fdbe0", low: "#2f7fa8", ground: SAND },
  sunken_ship: { high: "#9ad3bd", low: "#2c6a70", ground: "#b99a63" },
  ocean_volcano: { high: "#e6a27c", low: "#5a2c4a", ground: "#3a2634" },
  fallen_civilization: { high: "#b6c4f0", low: "#4d4a94", ground: "#c9b68c" },
};
const CALM: Water = { high: "#9ad6e6", low: "#2c6a98", ground: SAND };

export const waterOf = (type: string): Water => WATERS[type] ?? CALM;
