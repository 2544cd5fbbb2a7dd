// Pictograms on a field of 24 × 24: `fill` is painted, `line` is drawn.

export interface Glyph {
  fill?: string;
  line?: string;
}

const SHIP = "M2 14h20l-3.2 5.2H6.4zM8 7.5h6v5H8zM10 4h3v3h-3z";
const PAWN =
  "M12 3.2a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM5.5 21c0-6 2.6-9.2 6.5-9.2s6.5 3.2 6.5 9.2z";
const CARD =
  "M5 4.5h9.5a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V6A1.5 1.5 0 0 1 5 4.5z";
const FLASK =
  "M9.5 3h5M10.3 3v6L5.4 18.8A1.6 1.6 0 0 0 6.8 21.2h10.4a1.6 1.6 0 0 0 1.4-2.4L13.7 9V3";
const WAVE = (y: number): string =>
  `M2.5 ${y}c1.6-2.2 3.2-2.2 4.75 0s3.15 2.2 4.75 0 3.15-2.2 4.75 0 3.15 2.2 4.75 0`;

export const GLYPHS: Record<string, Glyph> = {
  camp: { fill: "M12 3.5 2 20.5h6.8L12 12.5l3.2 8H22z" },
  shipyard: {
    line: "M12 8v13M4.5 13.5c.3 4.4 3.3 7.3 7.5 7.3s7.2-2.9 7.5-7.3M8 11h8M12 3.2a2.4 2.4 0 1 0 .01 0",
  },
  crane: {
    line: "M6.5 21.5V4h14M6.5 9.5 12.5 4M18.5 4v7M3.5 21.5h7",
    fill: "M15.7 11.5h5.6v5h-5.6z",
  },
  headframe: {
    line: "M5 21.5 9 10.5M19 21.5 15 10.5M7 16.8h10M12 2.5a5 5 0 1 0 .01 0zM12 7.5v.01M12 2.5v10M7 7.5h10",
  },
  drilling_rig: {
    fill: "M12 1.8c4.3 5.7 7 9.1 7 13.1a7 7 0 0 1-14 0c0-4 2.7-7.4 7-13.1zm-3.6 12.9a3.7 3.7 0 0 0 3.1 4.1l.3-1.6a2.1 2.1 0 0 1-1.8-2.3z",
  },
  wind_turbine: {
    line: "M12 12v10",
    fill: "M11.2 11.3 11 2.2c1.7 1.6 2.2 5.5 1.8 9zM12.7 11.2l8.3 3.9c-2.3.8-6-.5-8.6-2.5zM11.5 12.7l-7.5 5.2c.3-2.3 3.3-5 6.3-6.4z",
  },
  laboratory: { line: FLASK, fill: "M8.6 15h6.8l2.3 4.8H6.3z" },
  factory: { fill: "M2.5 21V11.5L8.5 15v-3.5l6 3.5V3.5h4.5V21z" },
  inland_station: { fill: "M1.5 20 8.5 6.5l4.3 7.2 2.7-4.2 7 10.5z" },
  coast_station: { fill: "M2 13.5 8 4.5l3.7 5.4L14 7.5l4.5 6z", line: WAVE(18.5) },
  sea_station: { line: `${WAVE(7)}${WAVE(12.5)}${WAVE(18)}` },
  headquarters: {
    fill: "M4 21.5V11.5h16v10h-5.7v-5.5H9.7v5.5zM12.8 2.5h6.7L17.5 5l2 2.5h-6.7z",
    line: "M12 11.5V2.5",
  },
  plankton_farm: {
    fill: "M8 5.2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 3.5a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 0 1 0-5.2zM16 12.2a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM7.5 16.3a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z",
  },
  parabolic_antenna: {
    fill: "M4.5 5.5a11.2 11.2 0 0 0 14 14z",
    line: "M11.5 12.5 17.5 6.5M9 18l-3.5 4M18.6 5.4l.1-.1",
  },
  relocate_ship: {
    fill: "M2 16h20l-3 4.7H6.2zM8.5 11h6v4h-6z",
    line: "M4 7h13M13.5 3.5 17.5 7l-4 3.5",
  },
  shipyard_draft: {
    line: `${CARD}M18.5 5.5l3 .6a1.3 1.3 0 0 1 1 1.5L20 19.3`,
    fill: "M9.75 8.5 13 14.8H6.5z",
  },
  research_three: { line: FLASK, fill: "M8.6 15h6.8l2.3 4.8H6.3z" },
  gain_scientist: { fill: PAWN },
  new_ship: { fill: SHIP },
  know_how_card: { line: CARD, fill: "M9.75 7.5 12.2 11l-2.45 6.5L7.3 11z" },
  basic_card_back: {
    line: CARD,
    fill: "M6.2 9.7 9.75 7.7l3.55 2v4.2l-3.55 2-3.55-2z",
  },
  icebreaker: {
    fill: "M2 11h19.5l-4.5 6H6.2zM7.5 5h6.5v5H7.5z",
    line: "M2 20.5l4-1.5 3.5 2.5L13 19l3.5 2.5 5-2",
  },
  place_scientist: {
    fill: "M9 2.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM3 19c0-5.7 2.3-8.5 6-8.5s6 2.8 6 8.5z",
    line: "M19.5 6v11M16.5 13.5l3 3.5 3-3.5M2.5 22h19",
  },
  two_scientists: { fill: PAWN },
  fast_research: {
    line: `${FLASK}M18 4l3.5 3.5L18 11`,
    fill: "M8.6 15h6.8l2.3 4.8H6.3z",
  },
  basic_resource: { fill: "M12 2.5 20.5 7.2v9.6L12 21.5 3.5 16.8V7.2z" },
  know_how: {
    fill: "M12 2.5 19.5 5v7.5c0 4.5-3 7.5-7.5 9.3C7.5 20 4.5 17 4.5 12.5V5z",
  },
  ship: { fill: SHIP },
  scientist: { fill: PAWN },
  cube: { fill: "M12 2.5 20.5 7v10L12 21.5 3.5 17V7z" },
  points: { line: FLASK, fill: "M8.6 15h6.8l2.3 4.8H6.3z" },
  star: {
    fill: "M12 2.3 15 8.7l7 .9-5.1 4.8 1.3 6.9L12 17.9l-6.2 3.4 1.3-6.9L2 9.6l7-.9z",
  },
  returned: { line: "M9 6 4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-3" },
  crown: { fill: "M3 19 2 7.5l5.5 4L12 4.5l4.5 7 5.5-4L21 19z" },
  snow: {
    line: "M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5",
  },
};

/** Extra letters beside a pictogram. */
export const NUMBERS: Record<string, string> = {
  research_three: "3",
  gain_scientist: "+1",
  new_ship: "+1",
  two_scientists: "+2",
  fast_research: "3",
};

/** The five families of buildings, five shapes around (0, 0) with a radius of about 16. */
export const SHAPES: Record<string, string> = {
  base: "M-11-14h22a3 3 0 0 1 3 3v22a3 3 0 0 1-3 3h-22a3 3 0 0 1-3-3v-22a3 3 0 0 1 3-3z",
  resource: "M0-16.5 14.3-8.25v16.5L0 16.5-14.3 8.25v-16.5z",
  know_how: "M0-16.5 13.5-11.5V1c0 7.5-5 12.5-13.5 15.5C-8.5 13.5-13.5 8.5-13.5 1v-12.5z",
  station: "M0-15.5a15.5 15.5 0 1 1 0 31 15.5 15.5 0 1 1 0-31z",
  prestige: "M-7-16.5H7L16.5-7V7L7 16.5H-7L-16.5 7V-7z",
};
