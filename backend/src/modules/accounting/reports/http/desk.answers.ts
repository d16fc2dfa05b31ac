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
import type { IsoDate } from '../../../../platform/money/dates';
import { STANDINGS, type Standing } from '../../invoice-money';
import { StatementHead, StatementRowView } from './statement.answers';

const GROWTH = described(TEXT, 'Against the month before, in percent with one place; 0 where that had nothing');
const GALLONS = described(TEXT, 'Gallons');

@published('ReportQuarter')
export class QuarterView {
  @Shown(WHOLE) year: number;
  @Shown(WHOLE) quarter: number;
  @Shown(DAY) from: IsoDate;
  @Shown(DAY) to: IsoDate;
  @Shown(described(TEXT, 'Miles of the loads delivered')) miles: string;
  @Shown(GALLONS) gallons: string;
  @Shown(described(TEXT, 'Miles for each gallon; fewer than one gallon counts as one')) mpg: string;
}
@published('ReportSummary')
export class SummaryView extends StatementHead {
  @Shown(described(TEXT, 'YYYY-MM')) month: string;
  @Shown(DAY) from: IsoDate;
  @Shown(DAY) to: IsoDate;
  @Shown(MONEY) revenue: string;
  @Shown(GROWTH) revenueGrowth: string;
  @Shown(MONEY) expenses: string;
  @Shown(GROWTH) expensesGrowth: string;
  @Shown(MONEY) netProfit: string;
  @Shown(GROWTH) netProfitGrowth: string;
  @Shown(described(TEXT, 'Percent with one place')) netMargin: string;
  @Shown(described(MONEY, 'Spent on fuel cards')) fuelCards: string;
  @Shown(listOf(object(() => StatementRowView))) revenueRows: StatementRowView[];
  @Shown(listOf(object(() => StatementRowView))) expenseRows: StatementRowView[];
  @Shown(object(() => QuarterView)) ifta: QuarterView;
}
@published('FuelOfJurisdiction')
export class FuelRowView {
  @Shown(described(orNull(TEXT), 'State or province; null where the receipt names none')) jurisdiction: string | null;
  @Shown(GALLONS) gallons: string;
  @Shown(described(TEXT, 'Of them, gallons whose price had fuel tax in it')) taxPaidGallons: string;
  @Shown(MONEY) amount: string;
}
@published('IftaReport')
export class IftaReportView extends StatementHead {
  @Shown(object(() => QuarterView)) quarter: QuarterView;
  @Shown(listOf(object(() => FuelRowView))) rows: FuelRowView[];
}

export class AgeingAmounts {
  @Shown(MONEY) current: string;
  @Shown(MONEY) days1to30: string;
  @Shown(MONEY) days31to60: string;
  @Shown(MONEY) days61to90: string;
  @Shown(MONEY) over90: string;
  @Shown(MONEY) total: string;
}
@published('AgeingOfBroker')
export class AgeingRowView extends AgeingAmounts {
  @Shown(WHOLE) brokerId: number;
  @Shown(TEXT) name: string;
}
@published('AgedInvoice')
export class AgedInvoiceView {
  @Shown(WHOLE) id: number;
  @Shown(TEXT) invoiceNumber: string;
  @Shown(WHOLE) brokerId: number;
  @Shown(TEXT) brokerName: string;
  @Shown(orNull(TEXT)) clientName: string | null;
  @Shown(DAY) issueDate: IsoDate;
  @Shown(orNull(DAY)) dueDate: IsoDate | null;
  @Shown(described(WHOLE, 'Days past due at the end of the day; 0: not yet due')) daysLate: number;
  @Shown(MONEY) amount: string;
  @Shown(described(MONEY, 'What was open at the end of the day')) open: string;
}
@published('ReceivablesAgeing')
export class AgeingView extends StatementHead {
  @Shown(DAY) to: IsoDate;
  @Shown(described(orNull(TEXT), 'The broker that it is narrowed to')) brokerName: string | null;
  @Shown(described(orNull(listOf(object(() => AgedInvoiceView))), 'Where `open` asks for them: at most 500'))
  invoices: AgedInvoiceView[] | null;
  @Shown(described(WHOLE, 'Of invoices, with those beyond 500')) invoiceCount: number;
  @Shown(listOf(object(() => AgeingRowView))) rows: AgeingRowView[];
  @Shown(object(() => AgeingAmounts)) totals: AgeingAmounts;
}
@published('BrokerLedgerRow')
export class BrokerLedgerRowView {
  @Shown(DAY) date: IsoDate;
  @Shown(TEXT) entryId: string;
  @Shown(TEXT) reference: string;
  @Shown(TEXT) description: string;
  @Shown(WHOLE) invoiceId: number;
  @Shown(described(MONEY, 'What it owes more')) charge: string;
  @Shown(described(MONEY, 'What it owes less: payments, credits, corrections')) payment: string;
  @Shown(described(MONEY, 'What it owes after this')) balance: string;
}
@published('UnpaidInvoice')
export class UnpaidInvoiceView {
  @Shown(WHOLE) id: number;
  @Shown(TEXT) invoiceNumber: string;
  @Shown(orNull(DAY)) dueDate: IsoDate | null;
  @Shown(described(oneOf(STANDINGS), 'How far it is paid')) standing: Standing;
  @Shown(MONEY) balance: string;
  @Shown(MONEY) disputed: string;
  @Shown(orNull(TEXT)) disputeReason: string | null;
  @Shown(described(FLAG, 'A bill of lading of it or of its load is there')) packetComplete: boolean;
}
@published('BrokerLedger')
export class BrokerLedgerView extends StatementHead {
  @Shown(WHOLE) brokerId: number;
  @Shown(TEXT) brokerName: string;
  @Shown(DAY) from: IsoDate;
  @Shown(DAY) to: IsoDate;
  @Shown(MONEY) opening: string;
  @Shown(listOf(object(() => BrokerLedgerRowView))) rows: BrokerLedgerRowView[];
  @Shown(MONEY) closing: string;
  @Shown(described(orNull(WHOLE), 'Days from issue to payment, on average over the last twelve months'))
  daysToPay: number | null;
  @Shown(described(listOf(object(() => UnpaidInvoiceView)), 'As they stand now, the longest due first: at most 200'))
  unpaid: UnpaidInvoiceView[];
}
