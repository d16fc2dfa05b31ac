import { mistake } from '../../../platform/fields/check';
import { Choice, Email, Flag, Line, Percent, Whole } from '../../../platform/fields/decorators';
import { Kind } from '../../../platform/records/kind/kind';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { FEE_TIMES, type FeeTime } from '../invoice-money';

/**
 * A company that buys invoices of a client, or lends money on them, with the terms of its contract. An invoice keeps
 * the terms that it was factored on: a change here is for the invoices to come.
 */
@Kind({
  plural: 'factors',
  displayName: 'name',
  order: 'name',
  unique: [
    {
      index: 'factors_name',
      by: ['clientId', 'name'],
      say: ({ name }) => `There is a factor ${name} already`,
    },
  ],
  may: { read: 'invoices.read', write: 'payments.write', remove: 'payments.write' },
})
export class Factor extends ClientRecord {
  @Line('Name', { max: 200, searched: true, sorted: true }) name: string;
  @Email('E-mail', { optional: true, searched: true }) email: string | null;
  @Line('Phone', { optional: true, max: 50 }) phone: string | null;
  /** What of an invoice is paid at once, in percent: '90'. */
  @Percent('Advance rate', { places: 2 }) advanceRate: string;
  /** What is kept of an invoice, in percent; by `day_steps` for each begun step of `feeDays` days. */
  @Percent('Fee rate', { places: 3 }) feeRate: string;
  @Choice('Fee is kept', FEE_TIMES, { initial: 'end' }) feeAt: FeeTime;
  @Whole('Days of a fee step', 1, 365, { optional: true }) feeDays: number | null;
  /** With recourse an advance is a loan: what the broker does not pay goes back to the factor. */
  @Flag('With recourse', { initial: false }) recourse: boolean;
  /** After how many days an unpaid invoice goes back. */
  @Whole('Recourse days', 1, 365, { optional: true }) recourseDays: number | null;
  /** Without recourse: whether the contract lets the factor give an invoice back all the same, as after a dispute. */
  @Flag('May charge back', { initial: false }) chargesBack: boolean;
  /** Where brokers pay a factored invoice to; printed on it. */
  @Line('Remit to', { max: 1_000 }) remitTo: string;
  /** The notice of assignment, as it is printed on a factored invoice; a usual one when empty. */
  @Line('Notice of assignment', { optional: true, max: 2_000 }) notice: string | null;

  static rules({ feeAt, feeDays }: Factor): void {
    if (feeAt === 'day_steps' && !feeDays) throw mistake('feeDays', 'Say how many days a step of the fee has');
  }
}
