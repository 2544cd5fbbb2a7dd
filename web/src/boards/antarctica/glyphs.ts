// Pictograms on a field of 24 × 24: `fill` is painted, `line` is drawn.

export interface Glyph {
  fill?: string;
  line?: string;
}

const SHIP = "M2 14h20l-3.2 5.2H6.4zM8 7.5h6v5H8zM10 4h3v3h-3z";
const PAWN =
  "M12 3.2a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM5.5 21c0-6 2.6-9.2 6.500-9.200s6.500 3.200 6.500 9.200z";
const CARD =
  "M5 4.500h9.500a1.500 1.500 0 0 1 1.500 1.500v13a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 19V6A1.500 1.500 0 0 1 5 4.500z";
const FLASK =
  "M9.500 3h5M10.300 3v6L5.400 18.800A1.600 1.600 0 0 0 6.800 21.200h10.400a1.600 1.600 0 0 0 1.400-2.400L13.700 9V3";
const WAVE = (y: number): string =>
  `M2.500 ${y}c1.600-2.200 3.200-2.200 4.750 0s3.150 2.200 4.750 0 3.150-2.200 4.750 0 3.150 2.200 4.750 0`;

export const GLYPHS: Record<string, Glyph> = {
  camp: { fill: "M12 3.500 2 20.500h6.800L12 12.500l3.200 8H22z" },
  shipyard: {
    line: "M12 8v13M4.500 13.500c.3 4.400 3.300 7.300 7.500 7.300s7.200-2.900 7.500-7.300M8 11h8M12 3.200a2.400 2.400 0 1 0 .01 0",
  },
  crane: {
    line: "M6.500 21.500V4h14M6.500 9.500 12.500 4M18.500 4v7M3.500 21.500h7",
    fill: "M15.700 11.500h5.600v5h-5.600z",
  },
  headframe: {
    line: "M5 21.500 9 10.500M19 21.500 15 10.500M7 16.800h10M12 2.500a5 5 0 1 0 .01 0zM12 7.500v.01M12 2.500v10M7 7.500h10",
  },
  drilling_rig: {
    fill: "M12 1.800c4.300 5.700 7 9.100 7 13.100a7 7 0 0 1-14 0c0-4 2.700-7.400 7-13.100zm-3.600 12.900a3.700 3.700 0 0 0 3.100 4.100l.3-1.600a2.100 2.100 0 0 1-1.800-2.300z",
  },
  wind_turbine: {
    line: "M12 12v10",
    fill: "M11.200 11.300 11 2.200c1.700 1.600 2.200 5.500 1.800 9zM12.700 11.200l8.300 3.900c-2.300.8-6-.5-8.600-2.500zM11.500 12.700l-7.500 5.200c.3-2.300 3.300-5 6.300-6.400z",
  },
  laboratory: { line: FLASK, fill: "M8.600 15h6.800l2.300 4.800H6.300z" },
  factory: { fill: "M2.500 21V11.500L8.500 15v-3.500l6 3.500V3.500h4.500V21z" },
  inland_station: { fill: "M1.500 20 8.500 6.500l4.300 7.200 2.700-4.200 7 10.500z" },
  coast_station: { fill: "M2 13.500 8 4.500l3.700 5.400L14 7.500l4.500 6z", line: `${WAVE(18.5)}` },
  sea_station: { line: `${WAVE(7)}${WAVE(12.5)}${WAVE(18)}` },
  headquarters: {
    fill: "M4 21.500V11.500h16v10h-5.700v-5.500H9.700v5.500zM12.800 2.500h6.700L17.500 5l2 2.500h-6.700z",
    line: "M12 11.500V2.500",
  },
  plankton_farm: {
    fill: "M8 5.200a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM17 3.500a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200zM16 12.200a3.600 3.600 0 1 1 0 7.200 3.600 3.600 0 0 1 0-7.200zM7.500 16.300a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800z",
  },
  parabolic_antenna: {
    fill: "M4.500 5.500a11.200 11.200 0 0 0 14 14z",
    line: "M11.500 12.500 17.500 6.500M9 18l-3.500 4M18.600 5.400l.1-.1",
  },
  relocate_ship: {
    fill: "M2 16h20l-3 4.700H6.200zM8.500 11h6v4h-6z",
    line: "M4 7h13M13.500 3.500 17.500 7l-4 3.500",
  },
  shipyard_draft: {
    line: `${CARD}M18.500 5.500l3 .6a1.300 1.300 0 0 1 1 1.500L20 19.300`,
    fill: "M9.750 8.500 13 14.800H6.500z",
  },
  research_three: { line: FLASK, fill: "M8.600 15h6.800l2.300 4.800H6.300z" },
  gain_scientist: { fill: PAWN },
  new_ship: { fill: SHIP },
  know_how_card: { line: CARD, fill: "M9.750 7.500 12.200 11l-2.450 6.500L7.300 11z" },
  basic_card_back: {
    line: `${CARD}`,
    fill: "M6.200 9.700 9.750 7.700l3.550 2v4.200l-3.550 2-3.550-2z",
  },
  icebreaker: {
    fill: "M2 11h19.500l-4.500 6H6.200zM7.500 5h6.500v5H7.500z",
    line: "M2 20.500l4-1.500 3.500 2.500L13 19l3.500 2.500 5-2",
  },
  place_scientist: {
    fill: "M9 2.800a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400zM3 19c0-5.700 2.300-8.500 6-8.500s6 2.800 6 8.500z",
    line: "M19.500 6v11M16.500 13.500l3 3.500 3-3.500M2.500 22h19",
  },
  two_scientists: { fill: PAWN },
  fast_research: {
    line: `${FLASK}M18 4l3.500 3.500L18 11`,
    fill: "M8.600 15h6.800l2.300 4.800H6.300z",
  },
  basic_resource: { fill: "M12 2.500 20.500 7.200v9.600L12 21.500 3.500 16.800V7.200z" },
  know_how: {
    fill: "M12 2.500 19.500 5v7.500c0 4.500-3 7.500-7.500 9.300C7.500 20 4.500 17 4.500 12.500V5z",
  },
  ship: { fill: SHIP },
  scientist: { fill: PAWN },
  cube: { fill: "M12 2.500 20.500 7v10L12 21.500 3.500 17V7z" },
  points: { line: FLASK, fill: "M8.600 15h6.800l2.300 4.800H6.300z" },
  star: {
    fill: "M12 2.300 15 8.700l7 .9-5.100 4.800 1.300 6.900L12 17.900l-6.200 3.400 1.300-6.900L2 9.600l7-.9z",
  },
  returned: { line: "M9 6 4 11l5 5M4.500 11H14a5.500 5.500 0 0 1 0 11h-3" },
  crown: { fill: "M3 19 2 7.500l5.500 4L12 4.500l4.500 7 5.500-4L21 19z" },
  snow: {
    line: "M12 2v20M3.300 7l17.400 10M20.700 7 3.300 17M9.500 3.500 12 6l2.500-2.500M9.500 20.500 12 18l2.500 2.500",
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
  resource: "M0-16.500 14.300-8.250v16.500L0 16.500-14.300 8.250v-16.500z",
  know_how:
    "M0-16.500 13.500-11.500V1c0 7.500-5 12.500-13.500 15.500C-8.500 13.500-13.500 8.500-13.500 1v-12.500z",
  station: "M0-15.500a15.500 15.500 0 1 1 0 31 15.500 15.500 0 1 1 0-31z",
  prestige: "M-7-16.500H7L16.500-7V7L7 16.500H-7L-16.500 7V-7z",
};
