import { clearedBy, type Allocated } from './allocate';
import type { InvoiceLine } from './invoice-shapes.events';
import { soldOf, type Receivable } from './receivable';

/** What is booked of an invoice, in whole cents: what moves when it is for another load, vehicle or driver. */
export interface Booked {
  /** Its lines less what was credited of each, and what a broker did not pay its factor. */
  readonly lines: InvoiceLine[];
  /** What payments, and a factor that bought it, cleared of its lines. */
  readonly allocated: Allocated[];
  /** The fees that were kept of it. */
  readonly fees: number;
  /** What is written off of it; absent where nothing is. */
  readonly writtenOff?: number;
}

export const bookedOf = ({ terms, payments, credits, writtenOff, factoring, factorFees }: Receivable): Booked => {
  const sold = soldOf(factoring) > 0 ? factoring : null;
  const lost = [...credits.map(({ allocated }) => allocated), factoring?.released?.returned ?? []];
  return {
    lines: terms.lines.map((line, at) => ({
      ...line,
      amount: lost.reduce((rest, shares) => rest - (shares[at]?.amount ?? 0), line.amount),
    })),
    allocated: [...payments.flatMap(clearedBy), ...(sold?.allocated ?? []), ...(sold?.released?.allocated ?? [])],
    fees: payments.reduce<number>((sum, { factorFee }) => sum + (factorFee ?? 0), factorFees),
    ...(writtenOff > 0 ? { writtenOff } : {}),
  };
};
