import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { z } from 'zod';
import type { Viewer } from '../../../platform/auth/viewer';
import { choice, day, shown, shownMoney, text, uuid } from '../../../platform/http/fields';
import { listQuery, type Page } from '../../../platform/http/page';
import { Me } from '../../../platform/http/request-context';
import { Route } from '../../../platform/http/route';
import { lookingBack } from '../../../platform/projections/past';
import { ACCOUNT_TYPES, balanceType } from '../domain/chart';
import { ListEntries } from '../queries/list-entries';
import { GetBalances } from '../queries/trial-balance';

const nullable = z.string().nullable();
const accountView = z
  .object({
    number: z.string(),
    name: z.string(),
    type: z.enum(ACCOUNT_TYPES),
    subtype: nullable,
    description: nullable,
    balanceType: z.enum(['debit', 'credit']),
    active: z.boolean(),
    balance: shown.money,
  })
  .meta({ id: 'Account' });
const lineView = z
  .object({
    id: z.string(),
    entryId: z.string(),
    date: shown.day,
    accountNumber: z.string(),
    account: z.string(),
    accountType: z.enum(ACCOUNT_TYPES).nullable(),
    description: z.string(),
    reference: z.string(),
    debit: shown.money,
    credit: shown.money,
    source: z.object({ kind: z.string(), id: z.string() }).nullable(),
    createdAt: shown.instant,
  })
  .meta({ id: 'LedgerLine' });
const trialBalanceView = z
  .object({
    asOf: shown.instant.nullable(),
    rows: z.array(
      z.object({
        number: z.string(),
        name: z.string(),
        type: z.enum(ACCOUNT_TYPES),
        debit: shown.money,
        credit: shown.money,
      }),
    ),
    totalDebit: shown.money,
    totalCredit: shown.money,
  })
  .meta({ id: 'TrialBalance' });

const entryQuery = z.object({
  q: listQuery.q,
  limit: listQuery.limit,
  page: listQuery.page,
  cursor: listQuery.cursor,
  total: listQuery.total,
  group: choice('group', ACCOUNT_TYPES).optional(),
  account: text('account', 20).optional(),
  from: day('from').optional(),
  to: day('to').optional(),
  clientId: uuid('client').optional(),
});
const balanceQuery = z.object({ to: day('to').optional(), clientId: uuid('client').optional() });
const BOOKS = ['accounts', 'journal_lines'];

@Controller('api/ledger')
export class LedgerController {
  constructor(private readonly queries: QueryBus) {}

  @Get('accounts')
  @Route({
    allow: 'ledger.read',
    summary: 'The chart of accounts with balances',
    past: BOOKS,
    answer: accountView,
    list: true,
  })
  async accounts(@Me() viewer: Viewer): Promise<z.output<typeof accountView>[]> {
    const balances = await this.queries.execute(new GetBalances(null, null, viewer));
    return balances.map(({ debit, credit, ...account }) => {
      const side = balanceType(account.type);
      return { ...account, balanceType: side, balance: shownMoney(side === 'debit' ? debit - credit : credit - debit) };
    });
  }

  @Get('entries')
  @Route({
    allow: 'ledger.read',
    summary: 'The general ledger, line by line',
    query: entryQuery,
    past: BOOKS,
    answer: lineView,
    list: true,
  })
  async entries(
    @Query() query: z.output<typeof entryQuery>,
    @Me() viewer: Viewer,
  ): Promise<Page<z.output<typeof lineView>>> {
    const page = await this.queries.execute(new ListEntries(query, viewer));
    return page.map(({ entryDate, line, sourceKind, sourceId, account, ...row }) => ({
      ...row,
      id: `${row.entryId}-${line}`,
      date: entryDate,
      account: account ?? row.accountNumber,
      debit: shownMoney(row.debit),
      credit: shownMoney(row.credit),
      source: sourceKind && sourceId ? { kind: sourceKind, id: sourceId } : null,
    }));
  }

  @Get('trial-balance')
  @Route({
    allow: 'ledger.read',
    summary: 'The trial balance, up to an accounting date or altogether',
    query: balanceQuery,
    past: BOOKS,
    answer: trialBalanceView,
  })
  async trialBalance(
    @Query() { to, clientId }: z.output<typeof balanceQuery>,
    @Me() viewer: Viewer,
  ): Promise<z.output<typeof trialBalanceView>> {
    const balances = (await this.queries.execute(new GetBalances(to ?? null, clientId ?? null, viewer))).map(
      ({ number, name, type, debit, credit }) => ({ number, name, type, net: debit - credit }),
    );
    const side = (net: number, wanted: 1 | -1): number => Math.max(0, net * wanted);
    const total = (wanted: 1 | -1): string => shownMoney(balances.reduce((sum, { net }) => sum + side(net, wanted), 0));
    return {
      asOf: lookingBack()?.instant.toISOString() ?? null,
      rows: balances
        .filter(({ net }) => net !== 0)
        .map(({ net, ...row }) => ({ ...row, debit: shownMoney(side(net, 1)), credit: shownMoney(side(net, -1)) })),
      totalDebit: total(1),
      totalCredit: total(-1),
    };
  }
}
