import { createHash } from 'node:crypto';
import type { Currency, QuantityUnit } from '../../../accounting/expenses';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { moneyText } from '../../../../platform/money/money';
import type { CardSaid } from './fuel-values';

/** How a file says its lines; `other` is any sheet with a mapping of its own. */
export const FUEL_PROVIDERS = ['efs', 'efs_wide', 'pilot', 'generic', 'other'] as const;
export type FuelProvider = (typeof FUEL_PROVIDERS)[number];

/**
 * One line of a purchase, whoever says it. Amounts are whole cents of its currency, below 0 where it is a credit.
 * @example { line: 2, provider: 'efs', externalId: null, date: '2026-10-05', time: '14:20', unit: 'T-07', state: 'TX',
 *   product: 'ULSD', quantity: '102.34', quantityUnit: 'gallons', amount: 39902, fee: 150, currency: 'USD', … }
 */
export interface PurchaseLine {
  readonly line: number;
  readonly provider: FuelProvider;
  /** The provider's own id of the purchase. */
  readonly externalId: string | null;
  readonly date: IsoDate;
  readonly time: string | null;
  readonly unit: string | null;
  readonly driverName: string | null;
  readonly odometer: string | null;
  readonly site: string | null;
  readonly city: string | null;
  /** As it is written: 'TX', 'Ontario', 'XX'. */
  readonly state: string | null;
  readonly product: string;
  readonly quantity: string | null;
  readonly quantityUnit: QuantityUnit;
  readonly price: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly currency: Currency;
  readonly invoice: string | null;
}
/** A line with the card as its sheet says it: never kept. */
export interface NormalRow extends PurchaseLine {
  readonly card: CardSaid | null;
}
/** What is kept of a card: its last four digits, and keyed hashes of all that is known of the number. */
export interface CardMarks {
  readonly last4: string;
  readonly mark: string;
  /** Of the last six digits, where there are as many. */
  readonly tail: string | null;
  readonly isWhole: boolean;
  /** Of its last four, five, six, … digits, the whole of it last: a card may be entered with its last digits alone. */
  readonly ends: readonly string[];
}
/** A line without the number of its card, as it is handed to a worker. */
export interface KeptRow extends PurchaseLine {
  readonly card: CardMarks | null;
}
/** A line that cannot be taken, and why. */
export interface RejectedRow {
  readonly line: number;
  readonly reason: string;
}
export type ReadRow = NormalRow | RejectedRow;
export const isRejected = (row: object): row is RejectedRow => 'reason' in row;

/** What all lines of one purchase have in common, in words: 'efs 2026-10-05 14:20 …1234 987654'. */
export const transactionOf = ({ provider, externalId, date, time, card, invoice, unit }: KeptRow): string =>
  externalId === null
    ? [family(provider), date, time ?? '--:--', card ? `…${card.last4}` : (unit ?? 'no card'), invoice ?? 'no invoice']
        .join(' ')
        .slice(0, 200)
    : `${family(provider)} ${externalId}`.slice(0, 200);

/** Both layouts of EFS say the same purchases. */
const family = (provider: FuelProvider): string => (provider === 'efs_wide' ? 'efs' : provider);

const contentOf = ({ date, time, card, invoice, product, quantity, amount, currency }: KeptRow): string =>
  JSON.stringify([card?.last4 ?? null, date, time, invoice, product.toUpperCase(), quantity, amount, currency]);
/** A hash of what a line says, by which it is found when it comes by another way. */
export const contentMark = (row: KeptRow): string => createHash('sha256').update(contentOf(row)).digest('base64url');

/**
 * What tells lines apart: the provider's id and the line of the purchase, or else what the line says and the how
 * manieth of its equals it is. So the same lines again, in any order, bring nothing new, and two equal fills are two.
 */
export const identities = (): ((row: KeptRow) => string) => {
  const counted = new Map<string, number>();
  return (row) => {
    const { provider, externalId, product, quantity } = row;
    const equals =
      externalId === null
        ? `${family(provider)} ${contentOf(row)}`
        : `id ${family(provider)} ${externalId} ${product.toUpperCase()} ${quantity ?? ''}`;
    const nr = (counted.get(equals) ?? 0) + 1;
    counted.set(equals, nr);
    return `nr ${nr} ${equals}`;
  };
};

/** Why a line with the provider's id of a known one cannot be that one; null when it is the same line again. */
export const faultOfSame = (
  { externalId, date, amount }: Pick<PurchaseLine, 'externalId' | 'date' | 'amount'>,
  known: { readonly date: IsoDate; readonly amount: number },
): string | null =>
  date === known.date && amount === known.amount
    ? null
    : `The provider's number ${externalId ?? ''} is also used by a purchase of ${usDate(known.date)} for ${moneyText(known.amount)}`;

/**
 * The fee of each line: a purchase has it once, on the first of its lines that says it.
 * @param known purchases whose fee is in the books already
 */
export const feesOnce = (
  rows: readonly { readonly transaction: string; readonly fee: number }[],
  known: ReadonlySet<string>,
): readonly number[] => {
  const taken = new Set(known);
  return rows.map(({ transaction, fee }) => {
    if (fee <= 0 || taken.has(transaction)) return 0;
    taken.add(transaction);
    return fee;
  });
};
