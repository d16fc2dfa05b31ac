import type { KeptSection, ReturnTerms } from './ifta-return.events';
import type { RateKind } from './rates';

/** A line that says something else than what was filed; amounts in cents, 0 where it was not or is not there. */
export interface LineDifference {
  readonly fuelType: string;
  readonly jurisdiction: string;
  readonly kind: RateKind;
  readonly what: 'miles' | 'gallons' | 'tax';
  readonly filed: number;
  readonly now: number;
}

const keyed = (sections: readonly KeptSection[]) =>
  new Map(
    sections.flatMap(({ fuelType, lines }) =>
      lines.map((line) => [`${fuelType} ${line.jurisdiction} ${line.kind}`, { fuelType, line }] as const),
    ),
  );

/**
 * What a return says otherwise now than when it was filed, line by line.
 * @example [{ fuelType: 'diesel', jurisdiction: 'VA', kind: 'tax', what: 'gallons', filed: 150, now: 180 }, …]
 */
export const differencesOf = (
  filed: Pick<ReturnTerms, 'sections'>,
  now: Pick<ReturnTerms, 'sections'>,
): readonly LineDifference[] => {
  const [before, after] = [keyed(filed.sections), keyed(now.sections)];
  const keys = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return keys.flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const any = was ?? is;
    if (!any) return [];
    const { fuelType, line } = any;
    const of = { fuelType, jurisdiction: line.jurisdiction, kind: line.kind };
    return (
      [
        { ...of, what: 'miles', filed: was?.line.totalMiles ?? 0, now: is?.line.totalMiles ?? 0 },
        { ...of, what: 'gallons', filed: was?.line.taxPaidGallons ?? 0, now: is?.line.taxPaidGallons ?? 0 },
        { ...of, what: 'tax', filed: was?.line.tax ?? 0, now: is?.line.tax ?? 0 },
      ] as const
    ).filter((each) => each.filed !== each.now);
  });
};
