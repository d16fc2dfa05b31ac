import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Scope } from '../../../../platform/access/viewer';
import type { IsoDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Firm } from '../../../administration/settings';
import { Broker } from '../../../clients/brokers';
import { MilesDelivered } from '../../../operations/loads';
import { FuelBought, type FuelOfDays } from '../../expenses';
import type { ScopedBooks } from '../../ledger';
import { DaysToPay, OpenInvoices } from '../../receivables';
import { firstOfFiscalYear, rangeOf, type Range } from '../domain/ranges';
import { ageingView, brokerLedgerView, iftaView, quarterView, summaryView } from '../http/desk-views';
import type { AgeingView, BrokerLedgerView, IftaReportView, QuarterView, SummaryView } from '../http/desk.answers';
import type { Open } from '../http/reports.requests';
import type { StatementHead } from '../http/statement.answers';
import { accountTable, issuerOf, statementsPdf } from '../pdf/account-statement';
import { BrokerLines } from './broker-lines';
import { BrokerUnpaid } from './broker-unpaid';
import { Statements } from './statements';

/** An ageing lists at most as many invoices. */
const MOST_INVOICES = 500;

interface AgeingAsked {
  readonly to?: IsoDate | undefined;
  readonly brokerId?: number | undefined;
  readonly open?: Open | undefined;
}
interface LedgerAsked {
  readonly brokerId?: number | undefined;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
}

/** Reports beside the statements: the month at a glance, IFTA, ageing, and what brokers owe. */
@Injectable()
export class ReportDesk {
  constructor(
    private readonly statements: Statements,
    private readonly open: OpenInvoices,
    private readonly lines: BrokerLines,
    private readonly unpaid: BrokerUnpaid,
    private readonly toPay: DaysToPay,
    private readonly queries: QueryBus,
    private readonly firm: Firm,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
  ) {}

  /** Revenue counts what was paid (RUL-442), so the books are read on cash basis. */
  async summary(head: StatementHead, on: IsoDate, scope: Scope): Promise<SummaryView> {
    const month = rangeOf('monthly', on);
    const books: ScopedBooks = { basis: 'cash', clientId: head.clientId, own: head.own, scope };
    const income = await this.statements.income(month, books, { by: null, compare: null, page: null });
    const { onCards } = await this.fuel(head, month, scope);
    const [quarter] = await this.quarter(head, on, scope);
    return summaryView(head, month, income, onCards, quarter);
  }

  async ifta(head: StatementHead, on: IsoDate | undefined, scope: Scope): Promise<IftaReportView> {
    const [quarter, fuel] = await this.quarter(head, on ?? (await this.firm.today()), scope);
    return iftaView(head, quarter, fuel);
  }

  async ageing(head: StatementHead, { to, brokerId, open }: AgeingAsked, scope: Scope): Promise<AgeingView> {
    const today = await this.firm.today();
    const day = to ?? today;
    const isNow = day >= today;
    const of = brokerId ?? null;
    const names = await this.brokers.names(scope, [of]);
    const which = { brokerId: of, age: open === undefined || open === 'all' ? null : open };
    const behind = open ? await this.open.behind(which, day, isNow, head, scope, MOST_INVOICES) : null;
    return ageingView(head, day, await this.open.byBroker(day, isNow, head, scope, of), {
      ...{ brokerName: names.get(of) ?? null, invoices: behind?.invoices ?? null, count: behind?.count ?? 0 },
    });
  }

  /** @throws RuleViolation NOT_FOUND when there is no such broker */
  async brokerLedger(head: StatementHead, asked: LedgerAsked, scope: Scope): Promise<BrokerLedgerView> {
    const broker = await this.brokers.get(scope, asked.brokerId ?? 0);
    const to = asked.to ?? (await this.firm.today());
    const range: Range = { from: asked.from ?? firstOfFiscalYear(to), to };
    const of = { brokerId: broker.id, clientId: head.clientId, own: head.own };
    const [lines, unpaid, paid] = await Promise.all([
      this.lines.of(range, of, scope),
      this.unpaid.of(of, scope),
      this.toPay.of(broker.id, await this.firm.today(), scope, of),
    ]);
    return brokerLedgerView(head, broker, range, { ...lines, unpaid, daysToPay: paid.days });
  }

  /** @throws RuleViolation NOT_FOUND when one of the brokers does not exist */
  async accounts(
    head: StatementHead,
    brokerIds: readonly number[],
    to: IsoDate | undefined,
    scope: Scope,
  ): Promise<Buffer> {
    const [today, firm] = [await this.firm.today(), await this.firm.values()];
    const day = to ?? today;
    const issuer = issuerOf(firm, head.book);
    const tables = [];
    for (const brokerId of new Set(brokerIds)) {
      const broker = await this.brokers.get(scope, brokerId);
      const invoices = await this.open.of(brokerId, day, day >= today, head, scope);
      tables.push(accountTable({ broker, invoices }, issuer, day, head.position));
    }
    return statementsPdf(tables, firm.name);
  }

  private async quarter(head: StatementHead, on: IsoDate, scope: Scope): Promise<[QuarterView, FuelOfDays]> {
    const quarter = rangeOf('quarterly', on);
    const { clientId, own } = head;
    const miles = await this.queries.execute(new MilesDelivered({ ...quarter, clientId, own }, scope));
    const fuel = await this.fuel(head, quarter, scope);
    return [quarterView(quarter, miles, fuel.gallons), fuel];
  }

  private fuel({ clientId, own }: StatementHead, range: Range, scope: Scope): Promise<FuelOfDays> {
    return this.queries.execute(new FuelBought({ ...range, clientId, own }, scope));
  }
}
