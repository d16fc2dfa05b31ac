import type { ShareValues } from './check-shares';

/** A check as its form holds it. */
export interface CheckValues {
  checkNumber: string;
  amount: string;
  paymentDate: string;
  bookedOn: string;
  notes: string;
  shares: ShareValues[];
  /** Carriers kept a discount of some of the invoices. */
  discounted: boolean;
  /** What is left of it is a deposit. */
  rest: boolean;
}
