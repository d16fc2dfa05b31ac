import { published } from '../../../../platform/fields/schema';
import {
  DAY,
  described,
  FLAG,
  listOf,
  MONEY,
  object,
  oneOf,
  orNull,
  Shown,
  TEXT,
  WHOLE,
} from '../../../../platform/fields/shown';
import { setChoiceLabels } from '../../../../platform/fields/words';
import { moneyText } from '../../../../platform/money/money';
import {
  LINE_KINDS,
  SOURCE_KINDS,
  type Balance,
  type LeftOut,
  type Line,
  type LineKind,
  type SourceKind,
} from '../domain/lines';
import type { Dispute } from '../domain/settlement';
import type { LegalDays } from '../domain/deadlines';
import type { PaidInYear } from '../queries/years';
import { DISPUTE_STATES, type DisputeState } from '../domain/settlement.events';

setChoiceLabels({ payrule: 'Pay rule', deductionrule: 'Deduction rule' });

@published('SettlementSource')
class SourceView {
  @Shown(oneOf(SOURCE_KINDS)) kind: SourceKind;
  @Shown(TEXT) id: string;
}
@published('SettlementLine')
export class LineView {
  @Shown(WHOLE) id: number;
  @Shown(oneOf(LINE_KINDS)) kind: LineKind;
  @Shown(object(() => SourceView)) source: SourceView;
  @Shown(TEXT) text: string;
  @Shown(described(TEXT, 'base × rate is the amount')) base: string;
  @Shown(described(TEXT, 'Of what the base is: %, mile, load, stop, hour')) unit: string;
  @Shown(TEXT) rate: string;
  @Shown(MONEY) amount: string;
  @Shown(TEXT) accountNumber: string;
  @Shown(described(orNull(MONEY), 'What its pocket has after it')) after: string | null;
  @Shown(described(orNull(oneOf(['edited', 'added'])), 'Whether somebody edited or added it')) mark: Line['mark'];
  @Shown(described(orNull(TEXT), 'Why it was edited or added')) reason: string | null;
}
@published('SettlementLeftOut')
export class LeftOutView {
  @Shown(object(() => SourceView)) source: SourceView;
  @Shown(TEXT) name: string;
  @Shown(TEXT) reason: string;
}
@published('SettlementBalance')
export class BalanceView {
  @Shown(described(TEXT, 'advance, escrow, carry, or recovery- with the id of a rule')) pocket: string;
  @Shown(MONEY) before: string;
  @Shown(MONEY) after: string;
}
@published('SettlementMessage')
class MessageView {
  @Shown(oneOf(['driver', 'office'])) by: 'driver' | 'office';
  @Shown(TEXT) message: string;
  @Shown(DAY) on: string;
}
@published('SettlementDispute')
export class DisputeView {
  @Shown(WHOLE) lineId: number;
  @Shown(oneOf(DISPUTE_STATES)) state: DisputeState;
  @Shown(described(FLAG, 'It is not paid before this is settled')) holdsPayment: boolean;
  @Shown(listOf(object(() => MessageView))) messages: MessageView[];
}
/** What was paid in the year up to a settlement. */
@published('SettlementYear')
export class YearView {
  @Shown(MONEY) gross: string;
  @Shown(MONEY) reimbursements: string;
  @Shown(MONEY) deductions: string;
  @Shown(MONEY) net: string;
}

/** The days that 49 CFR 376.12 has for an owner-operator. */
@published('SettlementDeadlines')
export class DeadlinesView {
  @Shown(described(orNull(DAY), '15 days after the papers, with papers on the day of the first delivery'))
  payBy: LegalDays['payBy'];
  @Shown(described(orNull(DAY), '45 days after the end of the lease, while escrow is held'))
  escrowBackBy: LegalDays['escrowBackBy'];
}

export const lineView = ({
  id,
  kind,
  source,
  text,
  base,
  unit,
  rate,
  amount,
  account,
  after,
  mark,
  reason,
}: Line): LineView => ({
  ...{ id, kind, source, text, base, unit, rate, amount: moneyText(amount), accountNumber: account },
  ...{ after: after === null ? null : moneyText(after), mark, reason },
});
export const leftOutView = ({ kind, id, name, reason }: LeftOut): LeftOutView => ({
  source: { kind, id },
  name,
  reason,
});
export const balanceView = ({ pocket, before, after }: Balance): BalanceView => ({
  pocket,
  before: moneyText(before),
  after: moneyText(after),
});
export const disputeView = (dispute: Dispute): DisputeView => ({
  ...dispute,
  messages: [...dispute.messages],
});
export const yearView = ({ gross, reimbursements, deductions, net }: PaidInYear): YearView => ({
  gross: moneyText(gross),
  reimbursements: moneyText(reimbursements),
  deductions: moneyText(deductions),
  net: moneyText(net),
});
