import type { IsoDate } from '../../../../platform/money/dates';
import type {
  ApprovedSettlement,
  DisputeState,
  PaidSettlement,
  SettlementEvent,
  SettlementTerms,
} from './settlement.events';

export const SETTLEMENT_STATUSES = ['draft', 'approved', 'paid', 'discarded'] as const;
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/** What was written about a line, and how it stands. */
export interface Dispute {
  readonly lineId: number;
  readonly state: DisputeState;
  /** The office says that the settlement is not paid before this is settled. */
  readonly holdsPayment: boolean;
  readonly messages: readonly { readonly by: 'driver' | 'office'; readonly message: string; readonly on: IsoDate }[];
}

export type SettlementState =
  | { readonly status: 'none' }
  | {
      readonly status: SettlementStatus;
      readonly terms: SettlementTerms;
      readonly disputes: readonly Dispute[];
      readonly approved: Pick<ApprovedSettlement, 'approvedOn' | 'bookedOn'> | null;
      readonly paid: Pick<PaidSettlement, 'paidOn' | 'method' | 'reference' | 'bookedOn'> | null;
    };
export type KnownSettlement = Exclude<SettlementState, { status: 'none' }>;
export const noSettlement: SettlementState = { status: 'none' };

const STATUS_AFTER: Readonly<Partial<Record<SettlementEvent['type'], SettlementStatus>>> = {
  SettlementDrafted: 'draft',
  SettlementLinesChanged: 'draft',
  SettlementApproved: 'approved',
  SettlementReopened: 'draft',
  SettlementPaid: 'paid',
  SettlementPaymentReversed: 'approved',
  SettlementDiscarded: 'discarded',
};
/** Where a settlement stands after an event; undefined where that changes nothing. */
export const statusAfter = ({ type }: SettlementEvent): SettlementStatus | undefined => STATUS_AFTER[type];

type Spoken = Extract<SettlementEvent, { type: 'SettlementLineDisputed' | 'SettlementDisputeAnswered' }>;
export const isSpoken = (event: SettlementEvent): event is Spoken =>
  event.type === 'SettlementLineDisputed' || event.type === 'SettlementDisputeAnswered';

/** The disputes after what somebody wrote: a line that is disputed again is open again. */
export const disputesAfter = (disputes: readonly Dispute[], event: Spoken): readonly Dispute[] => {
  const { lineId, by, message, on } = event.data;
  const known = disputes.find((one) => one.lineId === lineId);
  const messages = [...(known?.messages ?? []), { by, message, on }];
  const holdsPayment = known?.holdsPayment ?? false;
  const now: Dispute =
    event.type === 'SettlementDisputeAnswered'
      ? { lineId, state: event.data.state, holdsPayment: event.data.holdsPayment, messages }
      : { lineId, state: 'open', holdsPayment, messages };
  return [...disputes.filter((one) => one.lineId !== lineId), now].toSorted((one, other) => one.lineId - other.lineId);
};

const termsOf = ({
  number,
  account,
  clientId,
  driverId,
  driverName,
  from,
  to,
  lines,
  leftOut,
  balances,
  gross,
  reimbursements,
  deductions,
  net,
  carried,
}: SettlementTerms): SettlementTerms => ({
  ...{ number, account, clientId, driverId, driverName, from, to, lines, leftOut, balances },
  ...{ gross, reimbursements, deductions, net, carried },
});

export const evolve = (settlement: SettlementState, event: SettlementEvent): SettlementState => {
  if (event.type === 'SettlementSent') return settlement;
  if (isSpoken(event))
    return settlement.status === 'none'
      ? settlement
      : { ...settlement, disputes: disputesAfter(settlement.disputes, event) };
  const before = settlement.status === 'none' ? { disputes: [], approved: null, paid: null } : settlement;
  const { disputes, approved, paid } = before;
  const now = { status: STATUS_AFTER[event.type] ?? 'draft', terms: termsOf(event.data), disputes };
  switch (event.type) {
    case 'SettlementApproved': {
      const { approvedOn, bookedOn } = event.data;
      return { ...now, approved: { approvedOn, bookedOn }, paid: null };
    }
    case 'SettlementPaid': {
      const { paidOn, method, reference, bookedOn } = event.data;
      return { ...now, approved, paid: { paidOn, method, reference, bookedOn } };
    }
    case 'SettlementPaymentReversed':
      return { ...now, approved, paid: null };
    case 'SettlementDiscarded':
      return { ...now, approved, paid };
    default:
      return { ...now, approved: null, paid: null };
  }
};
