import { ACCOUNT } from '../../../../platform/money/accounts';
import {
  about,
  credit,
  debit,
  dimensionsIn,
  entriesOf,
  lateFor,
  type Dimensions,
  type Posting,
  type PostingLine,
} from '../../../../platform/money/postings';
import type { InvoiceDimensions, InvoiceLine, Terms } from './invoice-shapes.events';

/** The source that the entries of invoices name. */
export const SOURCE = { kind: 'invoice', title: 'invoice' };

const isFreight = ({ kind }: Pick<InvoiceLine, 'kind'>): boolean => kind === 'freight' || kind === 'fuel_surcharge';
const sumOf = (lines: readonly Pick<InvoiceLine, 'kind' | 'amount'>[], freight: boolean): number =>
  lines.filter((line) => isFreight(line) === freight).reduce((sum, { amount }) => sum + amount, 0);

/** The broker behind a line. */
export const brokerOf = (of: InvoiceDimensions | null): Dimensions =>
  of ? { party: { kind: 'broker', id: String(of.brokerId) } } : {};
/** Broker, load, vehicle and driver of a line. */
export const allOf = (of: InvoiceDimensions | null): Dimensions => ({
  ...brokerOf(of),
  ...dimensionsIn(of ? partsOf(of) : {}),
});
const partsOf = ({ loadId, vehicleId, driverId }: InvoiceDimensions) => ({ loadId, vehicleId, driverId });

/** Income by kind of line, with what it is for. */
export const income = (
  lines: readonly Pick<InvoiceLine, 'kind' | 'amount'>[],
  number: string,
  of: InvoiceDimensions | null,
): PostingLine[] =>
  about(allOf(of), [
    credit(ACCOUNT.freight, sumOf(lines, true), `Freight of invoice ${number}`),
    credit(ACCOUNT.accessorial, sumOf(lines, false), `Accessorials of invoice ${number}`),
  ]);
/** A fee that a factor or quick payer kept. */
export const feeKept = (fee: number, number: string, of: InvoiceDimensions | null): PostingLine[] =>
  about(allOf(of), [debit(ACCOUNT.factoringFees, fee, `Fee kept of invoice ${number}`)]);

/** What will not be paid. */
export const badDebt = (amount: number, number: string, of: InvoiceDimensions | null): PostingLine[] =>
  about(allOf(of), [debit(ACCOUNT.badDebt, amount, `Write-off of invoice ${number}`)]);

type Booked = Pick<Terms, 'number' | 'clientId'> & { readonly id: number };
/** Makes the entries of an invoice: `entry(data, data.issueDate, 'Invoice INV-7 issued', lines)`. */
export const entry = entriesOf(SOURCE, ({ id, number, clientId }: Booked) => ({ id, reference: number, clientId }));

type Dated = Booked & { readonly bookedOn?: string | null | undefined };
/**
 * The rule of an event that has a day of its own and is booked later where the month of that day is closed.
 * @param day the field of the event that holds its own day
 * @param asked the field of the request that says it
 */
export const datedRule = <Data extends Dated>(
  when: string,
  [day, asked]: readonly [day: keyof Data & string, asked: string],
  said: (data: Data) => string,
  lines: (data: Data) => Parameters<typeof entry>[3],
) => ({
  when,
  books: (data: Data): readonly Posting[] => {
    const own = data[day] as string;
    return lateFor(own, entry(data, data.bookedOn ?? own, said(data), lines(data)));
  },
  dateField: ({ bookedOn }: Data): string => (bookedOn ? 'bookedOn' : asked),
});
