/** A measurement with a budget. */
export const line = (what, value, unit, least, most) => ({
  what,
  value,
  unit,
  least: least ?? null,
  most: most ?? null,
  pass: value === null || (value >= (least ?? -Infinity) && value <= (most ?? Infinity)),
});
/** One without. */
export const info = (what, value, unit) => ({ what, value, unit, least: null, most: null, pass: null });
