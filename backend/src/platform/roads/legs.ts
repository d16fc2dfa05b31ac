/** Miles in one state, as decimal text with one place: { jurisdiction: 'NV', miles: '123.4' }. */
export interface Leg {
  readonly jurisdiction: string;
  readonly miles: string;
}

/** @example tenthsText(1234) // '123.4' */
export const tenthsText = (tenths: number): string => `${Math.floor(tenths / 10)}.${tenths % 10}`;

/**
 * Miles by state, rounded to tenths by the largest remainder so that they sum to the whole, which is rounded to a
 * tenth itself. States in which nothing is left are not told.
 * @param exact miles by state, in the order in which they are driven
 * @example legsOf(new Map([['NV', 1.26], ['UT', 1.26]])) // { miles: '2.5', legs: NV 1.3, UT 1.2 }
 */
export const legsOf = (exact: ReadonlyMap<string, number>): { miles: string; legs: Leg[] } => {
  const parts = [...exact].map(([jurisdiction, miles]) => ({
    jurisdiction,
    tenths: Math.floor(miles * 10),
    rest: miles * 10 - Math.floor(miles * 10),
  }));
  const total = Math.round(
    [...exact.values()].sort((one, other) => one - other).reduce((sum, miles) => sum + miles, 0) * 10,
  );
  const left = total - parts.reduce((sum, { tenths }) => sum + tenths, 0);
  const first = parts
    .toSorted((one, other) => other.rest - one.rest || (one.jurisdiction < other.jurisdiction ? -1 : 1))
    .slice(0, left);
  const legs = parts
    .map((part) => ({ jurisdiction: part.jurisdiction, tenths: part.tenths + (first.includes(part) ? 1 : 0) }))
    .filter(({ tenths }) => tenths > 0);
  return {
    miles: tenthsText(total),
    legs: legs.map(({ jurisdiction, tenths }) => ({ jurisdiction, miles: tenthsText(tenths) })),
  };
};
