import type { IsoDate } from '../../../../platform/money/dates';
import type { LineKind } from './lines';
import type { DisputeState, PaidSettlement, SettlementTerms } from './settlement.events';

/**
 * A line as somebody edits, adds or takes it out; amounts in whole cents. With an id it changes that line: its base,
 * rate or amount, or whether it is in the settlement; without one it is a new line.
 */
export interface LineEdit {
  readonly id: number | null;
  readonly kind: LineKind | null;
  readonly text: string | null;
  readonly base: string | null;
  readonly rate: string | null;
  readonly amount: number | null;
  readonly accountNumber: string | null;
  /** The line is left out of this settlement; what it took is free for another. */
  readonly takeOut: boolean;
  readonly reason: string;
}

/** The commands of the decider of settlements; each contains everything that the decision needs. */
export type SettlementCommand = { readonly id: number } & (
  | { readonly type: 'DraftSettlement'; readonly terms: SettlementTerms }
  | { readonly type: 'ChangeSettlementLines'; readonly edits: readonly LineEdit[] }
  | { readonly type: 'ApproveSettlement'; readonly on: IsoDate; readonly bookedOn: IsoDate | null }
  | { readonly type: 'ReopenSettlement'; readonly on: IsoDate; readonly reason: string }
  | ({ readonly type: 'PaySettlement'; readonly today: IsoDate } & Pick<
      PaidSettlement,
      'paidOn' | 'method' | 'reference' | 'bookedOn'
    >)
  | {
      readonly type: 'ReverseSettlementPayment';
      readonly reversedOn: IsoDate;
      readonly reason: string;
      readonly today: IsoDate;
    }
  | { readonly type: 'DiscardSettlement'; readonly reason: string }
  | { readonly type: 'SendSettlement'; readonly to: string }
  | {
      readonly type: 'DisputeSettlementLine';
      readonly lineId: number;
      readonly message: string;
      readonly by: 'driver' | 'office';
      readonly on: IsoDate;
    }
  | {
      readonly type: 'AnswerSettlementDispute';
      readonly lineId: number;
      readonly message: string;
      readonly state: DisputeState;
      readonly holdsPayment: boolean;
      readonly on: IsoDate;
    }
);
