import type { IsoDate } from '../../../../../platform/money/dates';
import type { Cents } from '../../../../../platform/money/money';
import type { FactorRates } from './factor-contract';
import type { Factored } from './factoring.events';

/** The factor of an invoice: the terms of its contract on that day. */
export type ChosenFactor = FactorRates &
  Pick<Factored, 'factorId' | 'factorName' | 'recourse' | 'recourseDays' | 'chargesBack' | 'remitTo' | 'notice'>;

/** The days of a step: its own, and the accounting date where the month of its own is closed. */
interface Dated {
  readonly on: IsoDate;
  readonly bookedOn: IsoDate | null;
}
/** What a user says of an amount; what is left out follows from the contract. Whole cents. */
type Said<Names extends string> = { readonly [Name in Names]?: Cents | undefined };

/** The commands about an invoice with a factor. */
export type FactoringCommand =
  | ({ readonly type: 'FactorInvoice'; readonly id: number; readonly factor: ChosenFactor } & Dated &
      Said<'advance' | 'fee'>)
  | ({ readonly type: 'CollectFromFactor'; readonly id: number; readonly paymentId: number } & Dated &
      Said<'amount' | 'fee'>)
  | ({ readonly type: 'ReleaseReserve'; readonly id: number } & Dated &
      Said<'release' | 'fee' | 'interest' | 'returns'>)
  | ({ readonly type: 'ChargeBackInvoice'; readonly id: number; readonly reason: string } & Dated);
