/** Pixels: how high a chart is, and what its axes and the words above take of it. */
export const PLOT = { height: 240, left: 56, bottom: 28, top: 24 } as const;
