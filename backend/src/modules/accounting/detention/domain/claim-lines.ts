import type { Cents } from '../../../../platform/money/money';
import type { InvoiceLine } from '../../invoice-money';

/** What a load earns for waiting and costs of its stops, in cents; null is what is not known. */
export interface Claimed {
  readonly stops: readonly { readonly billableMinutes: number | null; readonly amount: Cents | null }[];
  readonly places: readonly string[];
  readonly layover: Cents | null;
  readonly layoverDays: number;
  readonly tonu: Cents | null;
  readonly lumper: Cents | null;
}

const LAYOVER = 'Layover';
const TONU = 'Truck ordered, not used';
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A line for each stop whose truck waited over free time, for layover, an unused truck and lumpers. */
const allLines = ({ stops, places, layover, layoverDays, tonu, lumper }: Claimed): readonly InvoiceLine[] => [
  ...stops.flatMap(({ billableMinutes, amount }, nr): InvoiceLine[] =>
    amount === null || amount === 0
      ? []
      : [{ kind: 'detention', description: `Detention at ${places[nr]}, ${billableMinutes} minutes`, amount }],
  ),
  ...one('detention', `${LAYOVER}, ${counted(layoverDays, 'day')}`, layover),
  ...one('other', TONU, tonu),
  ...one('lumper', 'Lumper, by receipt', lumper),
];
const one = (kind: InvoiceLine['kind'], description: string, amount: Cents | null): InvoiceLine[] =>
  amount === null || amount === 0 ? [] : [{ kind, description, amount }];

type Line = Pick<InvoiceLine, 'kind' | 'description'>;
/** What a line charges; lines that charge the same are billed once. */
const chargeOf = ({ kind, description }: Line): string =>
  kind === 'other' || description.startsWith(LAYOVER) ? (description.split(',')[0] ?? '') : kind;

/**
 * The lines that bill what a load earns besides freight, without what `billed` lines charge already: a detention that
 * was billed is not billed again, also where somebody typed another amount.
 * @example claimLines({ stops: [{ billableMinutes: 90, amount: 7500 }], places: ['Elko, NV'], … }, [])
 *   // [{ kind: 'detention', description: 'Detention at Elko, NV, 90 minutes', amount: 7500 }]
 */
export const claimLines = (claimed: Claimed, billed: readonly Line[]): readonly InvoiceLine[] => {
  const charged = new Set(billed.map(chargeOf));
  return allLines(claimed).filter((line) => !charged.has(chargeOf(line)));
};
