import { Choice, Day, Instant, Json, Line, Money, RefersTo, Whole } from '../../../platform/fields/decorators';
import { listOf, object } from '../../../platform/fields/shown';
import { part } from '../../../platform/event-log/commands/task';
import { changed, existing, type Unstamped } from '../../../platform/event-log/projections/projection';
import type { IsoDate } from '../../../platform/money/dates';
import type { Cents } from '../../../platform/money/money';
import { uniqueNumber } from '../../../platform/records/kind/kind-options';
import { Rich, richKindOf, type Plain, type RowsFrom } from '../../../platform/records/kind/rich-kind';
import { VersionedRecord } from '../../../platform/records/kind/stored-record';
import type { RichStore } from '../../../platform/records/store/rich-store';
import { driverAccountKind } from '../driver-accounts';
import type { Balance, LeftOut, Line as SettlementLine } from './domain/lines';
import {
  disputesAfter,
  SETTLEMENT_STATUSES,
  type Dispute,
  type SettlementState,
  type SettlementStatus,
} from './domain/settlement';
import type { SettlementCommand } from './domain/settlement.commands';
import { settlementDecider } from './domain/settlement.decider';
import { PAID_BY, settlementEvents, type Said } from './domain/settlement.events';
import { settlementPermissions } from './domain/settlement.permissions';
import {
  balanceView,
  BalanceView,
  disputeView,
  DisputeView,
  leftOutView,
  LeftOutView,
  lineView,
  LineView,
} from './http/settlement.views';
import { SettledSource } from './settled-source';

type Row = Unstamped<Plain<Settlement>>;

const sumOfExpenses = ({ lines }: Said, kind: SettlementLine['kind']): number =>
  lines.reduce((sum, line) => (line.kind === kind && line.source.kind === 'expense' ? sum + line.amount : sum), 0);
const NOT_PAID = { paidOn: null, method: null, reference: null } as const;
const NOT_APPROVED = { approvedOn: null, bookedOn: null, seenBy: null } as const;

const ofTerms = ({ driverName: _, id, ...terms }: Said) => ({
  ...terms,
  id,
  givenBack: sumOfExpenses({ ...terms, id, driverName: '' }, 'reimbursement'),
  charged: sumOfExpenses({ ...terms, id, driverName: '' }, 'deduction'),
});
const only = ({ number, account, clientId, driverId, from, to, lines, leftOut, balances, ...data }: Said) => {
  const { id, driverName, gross, reimbursements, deductions, net, carried } = data;
  const whole = { number, account, clientId, driverId, from, to, lines, leftOut, balances };
  return ofTerms({ ...whole, id, driverName, gross, reimbursements, deductions, net, carried });
};

/** The fold of events of a settlement into its row. */
const settlementRows: RowsFrom<typeof settlementEvents, Settlement> = {
  name: 'settlements',
  version: 2,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    SettlementDrafted: (_, { data }): Row => ({
      ...only(data),
      status: 'draft',
      disputes: [],
      ...NOT_APPROVED,
      ...NOT_PAID,
      discardReason: null,
      sentAt: null,
      sentTo: null,
    }),
    SettlementLinesChanged: (row, { data }) => changed(row, only(data)),
    SettlementApproved: (row, { data: { driverId: seenBy, approvedOn, bookedOn } }) =>
      changed(row, { status: 'approved', approvedOn, bookedOn, seenBy }),
    SettlementReopened: (row) => changed(row, { status: 'draft', ...NOT_APPROVED }),
    SettlementPaid: (row, { data: { paidOn, method, reference } }) =>
      changed(row, { status: 'paid', paidOn, method, reference }),
    SettlementPaymentReversed: (row) => changed(row, { status: 'approved', ...NOT_PAID }),
    SettlementDiscarded: (row, { data }) => changed(row, { status: 'discarded', discardReason: data.reason }),
    SettlementSent: (row, { data, recordedAt }) => changed(row, { sentAt: recordedAt, sentTo: data.to }),
    SettlementLineDisputed: (row, event) => changed(row, { disputes: disputesAfter(existing(row).disputes, event) }),
    SettlementDisputeAnswered: (row, event) => changed(row, { disputes: disputesAfter(existing(row).disputes, event) }),
  },
};

/** The account of the driver moves in the commit of an approval, and back when it is reopened. */
const settling = (type: 'SettleAccount' | 'UnsettleAccount') => (data: Said & { readonly approvedOn: string }) => {
  const { id: settlementId, account: id, clientId, driverId, driverName, number, approvedOn: on } = data;
  const moves = data.balances.map(({ pocket, before, after }) => ({ pocket, before, amount: after - before }));
  const said = { of: { id, clientId, driverId, driverName }, settlementId, number, on };
  const command = type === 'SettleAccount' ? ({ ...said, type, moves } as const) : ({ ...said, type } as const);
  return [part({ aggregate: driverAccountKind.aggregate, id, prepare: () => ({ command }) })];
};

/** What a driver is paid for a period: earnings and what is given back, less what is taken. */
@Rich<SettlementState, SettlementCommand, typeof settlementEvents, Settlement>({
  plural: 'settlements',
  numbers: 'settlement_ids',
  displayName: 'number',
  order: '-to',
  unique: [uniqueNumber('settlements_number', 'number', 'settlement number')],
  driver: 'seenBy',
  sortedByStatus: ['createdAt', 'to'],
  may: {
    read: ['settlements.read', 'driver.read'],
    write: ['settlements.write', 'settlements.approve'],
    grants: { area: 'accounting', agents: ['canAccessAccounting'] },
  },
  computed: {
    lines: { shown: listOf(object(() => LineView)).schema(), of: ({ lines }: Settlement) => lines.map(lineView) },
    leftOut: {
      shown: listOf(object(() => LeftOutView)).schema(),
      of: ({ leftOut }: Settlement) => leftOut.map(leftOutView),
    },
    balances: {
      shown: listOf(object(() => BalanceView)).schema(),
      of: ({ balances }: Settlement) => balances.map(balanceView),
    },
    disputes: {
      shown: listOf(object(() => DisputeView)).schema(),
      of: ({ disputes }: Settlement) => disputes.map(disputeView),
    },
  },
  letterAsked: 'sentAt',
  events: settlementEvents,
  decider: settlementDecider,
  requiredPermissions: settlementPermissions,
  valuesOf: (settlement) => {
    if (settlement.status === 'none') return {};
    const { clientId, driverId } = settlement.terms;
    return { clientId, driverId, seenBy: settlement.approved === null ? null : driverId };
  },
  rows: settlementRows,
  beside: { SettlementApproved: settling('SettleAccount'), SettlementReopened: settling('UnsettleAccount') },
  parts: () => [SettledSource],
})
export class Settlement extends VersionedRecord<number> {
  @Line('Number', { systemSet: true, searched: true, sorted: 'exact' }) number: string;
  @RefersTo('client', { label: 'client', optional: true, systemSet: true, as: 'clientName' }) clientId: string | null;
  @RefersTo('driver', {
    label: 'driver',
    numbered: true,
    systemSet: true,
    as: 'driverName',
    holdsWhile: { status: ['draft', 'approved'] },
  })
  driverId: number;
  /** Its driver once it is approved: nobody is shown what may change before that. */
  @Whole('Seen by', 1, 1_000_000_000, { systemSet: true, optional: true, hidden: true }) seenBy: number | null;
  /** The id of the account of the driver in the book. */
  @Line('Account', { systemSet: true, hidden: true }) account: string;
  @Day('From', { systemSet: true }) from: IsoDate;
  @Day('To', { systemSet: true, sorted: true, ranged: 'ended' }) to: IsoDate;
  @Choice('Status', SETTLEMENT_STATUSES, { systemSet: true, filtered: true }) status: SettlementStatus;
  @Money('Gross', { systemSet: true, least: 'any' }) gross: Cents;
  @Money('Reimbursements', { systemSet: true, least: 'any' }) reimbursements: Cents;
  @Money('Deductions', { systemSet: true, least: 'any' }) deductions: Cents;
  /** What is paid; never below 0. */
  @Money('Net', { systemSet: true, sorted: true }) net: Cents;
  /** What it is short of the deductions; the next one takes it first. */
  @Money('Carried', { systemSet: true, summed: { not: 'the next settlement takes it over' } }) carried: Cents;
  /** Of it, expenses of the driver that are given back, and those that are taken. */
  @Money('Expenses given back', { systemSet: true, least: 'any', hidden: true }) givenBack: Cents;
  @Money('Expenses charged', { systemSet: true, least: 'any', hidden: true }) charged: Cents;
  @Json<Settlement['lines']>() lines: readonly SettlementLine[];
  @Json<Settlement['leftOut']>() leftOut: readonly LeftOut[];
  @Json<Settlement['balances']>() balances: readonly Balance[];
  @Json<Settlement['disputes']>() disputes: readonly Dispute[];
  @Day('Approved on', { systemSet: true, optional: true }) approvedOn: IsoDate | null;
  /** The accounting date, where the month of its end is closed. */
  @Day('Booked on', { systemSet: true, optional: true }) bookedOn: IsoDate | null;
  @Day('Paid on', { systemSet: true, optional: true }) paidOn: IsoDate | null;
  @Choice('Method', PAID_BY, { systemSet: true, optional: true }) method: (typeof PAID_BY)[number] | null;
  @Line('Reference', { systemSet: true, optional: true }) reference: string | null;
  @Line('Why it was discarded', { systemSet: true, optional: true }) discardReason: string | null;
  @Instant('Sent', { systemSet: true, optional: true }) sentAt: string | null;
  @Line('Sent to', { systemSet: true, optional: true }) sentTo: string | null;
}

export const settlementKind = richKindOf<Settlement, SettlementState, SettlementCommand>(Settlement);
export type SettlementStore = RichStore<Settlement, SettlementState, SettlementCommand>;
