import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import type { IsoDate } from '../../../../platform/money/dates';
import { Firm } from '../../../administration/settings';
import type { ScopedBooks } from '../../ledger';
import type { ReportTable } from '../domain/report-table';
import { rangeOf, type Period, type Range } from '../domain/ranges';
import type { Format, GroupedBy, Open } from '../http/reports.requests';
import { balanceSheetView, cashFlowView, incomeView } from '../http/statement-views';
import type { StatementHead } from '../http/statement.answers';
import { agedInvoicesTable, ageingTable, brokerLedgerTable, iftaTable } from '../pdf/desk-tables';
import { fileOf, streamed, type FileFormat, type ReportFile } from '../pdf/report-files';
import { balanceSheetTable, cashFlowTable, incomeTable } from '../pdf/statement-tables';
import { ReportDesk } from './report-desk';
import { ReportHeads, type AskedBooks } from './report-head';
import { Statements } from './statements';

/** What can be asked of any report; each reads what it needs. */
export interface ReportAsked extends AskedBooks {
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly period?: Period | undefined;
  readonly on?: IsoDate | undefined;
  readonly by?: GroupedBy | undefined;
  readonly compare?: 'previous' | 'year' | undefined;
  readonly page?: number | undefined;
  readonly brokerId?: number | undefined;
  readonly open?: Open | undefined;
}
interface Made {
  readonly view: object;
  readonly table: ReportTable;
  /** The last day that it tells of. */
  readonly day: IsoDate;
}
type Maker = (asked: ReportAsked, scope: Scope, isFile: boolean) => Promise<Made>;

export const REPORTS = [
  'profit-and-loss',
  'balance-sheet',
  'cash-flow',
  'receivables-ageing',
  'broker-ledger',
  'ifta',
] as const;
export type ReportName = (typeof REPORTS)[number];

/** Makes reports by their name: the answer, and the file of the same numbers. */
@Injectable()
export class ReportBook {
  constructor(
    private readonly statements: Statements,
    private readonly desk: ReportDesk,
    private readonly heads: ReportHeads,
    private readonly firm: Firm,
  ) {}

  private readonly makers: Readonly<Record<ReportName, Maker>> = {
    'profit-and-loss': async (asked, scope, isFile) => {
      const [head, range] = [await this.heads.of(asked, scope), await this.rangeOf(asked)];
      const { by = null, compare = null, page = 1 } = asked;
      const income = await this.statements.income(range, booksOf(head, scope), {
        ...{ by, compare },
        page: isFile ? null : page,
      });
      const view = incomeView(head, range, income, compare !== null);
      return { view, table: incomeTable(view, by), day: range.to };
    },
    'balance-sheet': async (asked, scope) => {
      const [head, to] = [await this.heads.of(asked, scope), asked.to ?? (await this.firm.today())];
      const view = balanceSheetView(head, to, await this.statements.balanceSheet(to, booksOf(head, scope)));
      return { view, table: balanceSheetTable(view), day: to };
    },
    'cash-flow': async (asked, scope) => {
      const [head, range] = [await this.heads.of({ ...asked, basis: 'cash' }, scope), await this.rangeOf(asked)];
      const view = cashFlowView(head, range, await this.statements.cashFlow(range, booksOf(head, scope)));
      return { view, table: cashFlowTable(view), day: range.to };
    },
    'receivables-ageing': async (asked, scope) => {
      const view = await this.desk.ageing(await this.heads.of(asked, scope), asked, scope);
      return { view, table: view.invoices ? agedInvoicesTable(view) : ageingTable(view), day: view.to };
    },
    'broker-ledger': async (asked, scope) => {
      const view = await this.desk.brokerLedger(await this.heads.of(asked, scope), asked, scope);
      return { view, table: brokerLedgerTable(view), day: view.to };
    },
    ifta: async (asked, scope) => {
      const view = await this.desk.ifta(await this.heads.of(asked, scope), asked.on, scope);
      return { view, table: iftaTable(view), day: view.quarter.to };
    },
  };

  /** @throws RuleViolation NOT_FOUND when the client is out of scope */
  async answered(
    name: ReportName,
    { format = 'json', ...asked }: ReportAsked & { readonly format?: Format | undefined },
    scope: Scope,
  ): Promise<object> {
    if (format !== 'json') return streamed(await this.file(name, asked, format, scope));
    return (await this.makers[name](asked, scope, false)).view;
  }

  async file(name: ReportName, asked: ReportAsked, format: FileFormat, scope: Scope): Promise<ReportFile> {
    const { table, day } = await this.makers[name](asked, scope, true);
    return fileOf(table, format, day);
  }

  private async rangeOf({ from, to, period = 'monthly', on }: ReportAsked): Promise<Range> {
    return from && to ? { from, to } : rangeOf(period, on ?? (await this.firm.today()));
  }
}

const booksOf = ({ basis, clientId, own }: StatementHead, scope: Scope): ScopedBooks => ({
  ...{ basis, clientId, own, scope },
});
