import { IRP_BASE_STATES } from '../../../../platform/fields/places';
import { cents } from '../../../../platform/money/money';
import { tenthsText } from '../../../../platform/roads/legs';
import type { IrpJurisdiction } from '../irp-renewal';

/** Miles in a jurisdiction, in tenths. */
interface Driven {
  readonly jurisdiction: string;
  readonly miles: number;
}
type BaseState = (typeof IRP_BASE_STATES)[number];
const isOfThePlan = (code: string): code is BaseState => (IRP_BASE_STATES as readonly string[]).includes(code);

/**
 * The jurisdictions of a renewal with the miles that its fleet drove: those that were there keep their full fee, also
 * where none were driven; others join them, in the order of their codes, with a fee that somebody has to enter.
 * Miles outside of the plan (the territories) are in no share.
 */
export const withDistances = (
  before: readonly IrpJurisdiction[],
  driven: readonly Driven[],
): readonly IrpJurisdiction[] => {
  const tenths = new Map<BaseState, number>();
  for (const { jurisdiction, miles } of driven)
    if (isOfThePlan(jurisdiction)) tenths.set(jurisdiction, (tenths.get(jurisdiction) ?? 0) + miles);
  const known = before.map(({ fullFee, jurisdiction }) => ({
    ...{ fullFee, distance: tenthsText(tenths.get(jurisdiction) ?? 0), jurisdiction },
  }));
  const others = [...tenths.keys()].filter((code) => !before.some(({ jurisdiction }) => jurisdiction === code)).sort();
  return [
    ...known,
    ...others.map((jurisdiction) => ({
      ...{ fullFee: cents(0), distance: tenthsText(tenths.get(jurisdiction) ?? 0), jurisdiction },
    })),
  ];
};
