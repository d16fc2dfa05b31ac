import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Viewer } from '../../../../platform/access/viewer';
import type { Page } from '../../../../platform/lists/page';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { moneyText } from '../../../../platform/money/money';
import { currentPast } from '../../../../platform/event-log/projections/past';
import { balanceType, type AccountType } from '../domain/chart';
import { ListEntries } from '../queries/journal/list-entries';
import { GetBalances } from '../queries/trial-balance';
import { EntryQuery } from './entry-query';
import { accountView, AccountView, BalanceQuery, BooksQuery, LedgerLineView, TrialBalance } from './ledger.requests';

const BOOKS = ['accounts', 'journal_lines', 'cash_lines', 'ledger_months'];

/** An account whose credits increase it shows what the credits are more. */
const onItsSide = (net: number, type: AccountType | null): number =>
  type !== null && net !== 0 && balanceType(type) === 'credit' ? -net : net;

@Controller('api/ledger')
export class LedgerController {
  constructor(private readonly queries: QueryBus) {}

  @Get('accounts')
  @Route({
    allow: 'ledger.read',
    summary: 'The chart of accounts with balances, altogether or of one client',
    past: BOOKS,
    answer: AccountView,
    list: true,
  })
  async accounts(@Query() asked: BooksQuery, @Me() viewer: Viewer): Promise<AccountView[]> {
    const balances = await this.queries.execute(new GetBalances({ to: null, ...asked }, viewer));
    return balances.map(accountView);
  }

  @Get('entries')
  @Route({
    allow: 'ledger.read',
    summary: 'The general ledger, line by line',
    past: [...BOOKS, 'payments', 'clients'],
    answer: LedgerLineView,
    list: true,
  })
  async entries(@Query() query: EntryQuery, @Me() viewer: Viewer): Promise<Page<LedgerLineView>> {
    const page = await this.queries.execute(new ListEntries(query, viewer));
    return page.map((row) => ({
      id: `${row.entryId}-${row.line}`,
      entryId: row.entryId,
      date: row.entryDate,
      accountNumber: row.accountNumber,
      account: row.account ?? row.accountNumber,
      accountType: row.accountType,
      description: row.description,
      reference: row.reference,
      clientId: row.clientId,
      clientName: row.clientName,
      debit: moneyText(row.debit),
      credit: moneyText(row.credit),
      balance: row.balance === null ? null : moneyText(onItsSide(row.balance, row.accountType)),
      source: row.sourceKind && row.sourceId ? { kind: row.sourceKind, id: row.sourceId } : null,
      paymentId: row.paymentId,
      createdAt: row.createdAt,
    }));
  }

  @Get('trial-balance')
  @Route({
    allow: 'ledger.read',
    summary: 'The trial balance, up to an accounting date or altogether',
    past: BOOKS,
    answer: TrialBalance,
  })
  async trialBalance(@Query() { to, ...asked }: BalanceQuery, @Me() viewer: Viewer): Promise<TrialBalance> {
    const balances = (await this.queries.execute(new GetBalances({ to: to ?? null, ...asked }, viewer))).map(
      ({ number, name, type, net }) => ({ number, name, type, net }),
    );
    const side = (net: number, wanted: 1 | -1): number => Math.max(0, net * wanted);
    const total = (wanted: 1 | -1): string => moneyText(balances.reduce((sum, { net }) => sum + side(net, wanted), 0));
    return {
      asOf: currentPast()?.instant.toISOString() ?? null,
      rows: balances
        .filter(({ net }) => net !== 0)
        .map(({ net, ...row }) => ({ ...row, debit: moneyText(side(net, 1)), credit: moneyText(side(net, -1)) })),
      totalDebit: total(1),
      totalCredit: total(-1),
    };
  }
}
