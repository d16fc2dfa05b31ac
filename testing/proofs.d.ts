/** A row of the tables in docs/spec, such as `MSG-069`, or all between two: `FLD-0565..FLD-0570`. */
type SpecificationRow = `${'API' | 'SCR' | 'MSG' | 'RUL' | 'ENM' | 'FLD'}-${string}`;

/**
 * Says which rows of the specification a test proves, in its body, or in that of a describe for each of its tests;
 * counted when the test passed (scripts/spec-coverage.mjs).
 * @example proves('API-027', 'FLD-0565..FLD-0570')
 */
declare const proves: ((...rows: SpecificationRow[]) => void) & {
  /** The test looks at every one of so many rows by itself. */
  each(this: void, ...rows: readonly string[]): void;
  /** Only that they are there, not what they do. */
  shape(this: void, ...rows: readonly string[]): void;
};
