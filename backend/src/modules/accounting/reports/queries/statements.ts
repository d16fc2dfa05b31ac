import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Scope } from '../../../../platform/access/viewer';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { monthOf, monthTitle } from '../../../../platform/money/months';
import { typeNamed } from '../../../../platform/records/kind/record-type';
import { Stores } from '../../../../platform/records/store/stores';
import { MilesDelivered } from '../../../operations/loads';
import { LedgerSums, type LedgerAccount, type ScopedBooks } from '../../ledger';
import { cents } from '../../../../platform/money/money';
import { firstOfFiscalYear, periodBefore, yearBefore, type Range } from '../domain/ranges';
import {
  balanceSheet,
  cashFlow,
  incomeGroups,
  incomeStatement,
  type BalanceSheet,
  type CashFlow,
  type IncomeGroup,
  type IncomeStatement,
} from '../domain/statements';
import type { GroupedBy } from '../http/reports.requests';

export const GROUPS_ON_A_PAGE = 50;
/** A file holds all groups, up to this many. */
const MOST_GROUPS = 5_000;

export interface NamedGroup extends IncomeGroup {
  readonly name: string;
}
/** What is asked of a profit and loss beside its range and books; `page` null: all of them. */
export interface IncomeAsked {
  readonly by: GroupedBy | null;
  readonly compare: 'previous' | 'year' | null;
  readonly page: number | null;
}
interface Driven extends IncomeStatement {
  readonly miles: string;
}
export interface Income extends Driven {
  readonly before: Driven & Range;
  readonly groups: readonly NamedGroup[];
  readonly groupCount: number;
}

const KIND: Readonly<Record<Exclude<GroupedBy, 'month'>, string>> = {
  client: 'client',
  load: 'load',
  vehicle: 'vehicle',
  driver: 'driver',
  broker: 'broker',
};
/** Ids of loads, drivers and brokers are numbers. */
const idOf = (by: GroupedBy, key: string): string | number =>
  by === 'load' || by === 'driver' || by === 'broker' ? Number(key) : key;

/** The statements of the books, worked out of the sums of the ledger. */
@Injectable()
export class Statements {
  constructor(
    private readonly sums: LedgerSums,
    private readonly queries: QueryBus,
    private readonly stores: Stores,
  ) {}

  async income(range: Range, books: ScopedBooks, { by, compare, page }: IncomeAsked): Promise<Income> {
    const accounts = await this.sums.accounts();
    const earlier = compare === 'year' ? yearBefore(range) : periodBefore(range);
    const now = await this.driven(range, books, accounts);
    const before = await this.driven(earlier, books, accounts);
    const { groups, count } = by
      ? await this.groups(range, books, accounts, by, page)
      : { groups: [] as readonly IncomeGroup[], count: 0 };
    return {
      ...now,
      before: { ...before, ...earlier },
      groups: await this.named(groups, by, books.scope),
      groupCount: count,
    };
  }

  async balanceSheet(to: IsoDate, books: ScopedBooks): Promise<BalanceSheet> {
    const accounts = await this.sums.accounts();
    const all = await this.sums.between({ from: null, to }, books);
    return balanceSheet(accounts, all, await this.sums.between({ from: firstOfFiscalYear(to), to }, books));
  }

  /** Money moves the same on both bases; what it moved against is read on cash basis. */
  async cashFlow({ from, to }: Range, books: ScopedBooks): Promise<CashFlow> {
    const inCash: ScopedBooks = { ...books, basis: 'cash' };
    const accounts = await this.sums.accounts();
    const before = await this.sums.between({ from: null, to: addDays(from, -1), moved: true }, inCash);
    return cashFlow(accounts, before, await this.sums.between({ from, to, moved: true }, inCash));
  }

  private async driven(range: Range, books: ScopedBooks, accounts: readonly LedgerAccount[]): Promise<Driven> {
    const { clientId, own, scope } = books;
    return {
      ...incomeStatement(accounts, await this.sums.between(range, books)),
      miles: await this.queries.execute(new MilesDelivered({ ...range, clientId, own }, scope)),
    };
  }

  private async groups(
    range: Range,
    books: ScopedBooks,
    accounts: readonly LedgerAccount[],
    by: GroupedBy,
    page: number | null,
  ): Promise<{ groups: readonly IncomeGroup[]; count: number }> {
    const limit = page === null ? MOST_GROUPS : GROUPS_ON_A_PAGE;
    const offset = ((page ?? 1) - 1) * limit;
    if (by === 'load') {
      const rows = await this.sums.byLoad(range, books, { limit, offset });
      const groups = rows.map(({ value, revenue, expenses }) => ({
        key: value,
        ...{ revenue: cents(revenue), expenses: cents(expenses), netIncome: cents(revenue - expenses) },
      }));
      return { groups, count: rows[0]?.count ?? 0 };
    }
    const all = incomeGroups(
      accounts,
      await this.sums.between(range, books),
      (await this.sums.between({ ...range, by }, books)).flatMap(({ value, ...sum }) =>
        value === null ? [] : [{ ...sum, value }],
      ),
    ).sort(by === 'month' ? byMonth : bestFirst);
    return { groups: all.slice(offset, offset + limit), count: all.length };
  }

  private async named(groups: readonly IncomeGroup[], by: GroupedBy | null, scope: Scope): Promise<NamedGroup[]> {
    if (!by) return [];
    const nameless = by === 'client' ? 'The firm itself' : 'Not assigned';
    if (by === 'month')
      return groups.map((group) => ({
        ...group,
        name: group.key === null ? nameless : monthTitle(monthOf(group.key)),
      }));
    const ids = groups.flatMap(({ key }) => (key === null ? [] : [idOf(by, key)]));
    const names = await this.stores.of(typeNamed(KIND[by])).names(scope, ids);
    return groups.map((group) => ({
      ...group,
      name: group.key === null ? nameless : (names.get(idOf(by, group.key)) ?? `Unknown ${by}`),
    }));
  }
}

/** What names none stands last. */
const lastOf = (one: IncomeGroup, other: IncomeGroup): number => Number(one.key === null) - Number(other.key === null);
const byMonth = (one: IncomeGroup, other: IncomeGroup): number =>
  lastOf(one, other) || (one.key ?? '').localeCompare(other.key ?? '');
const bestFirst = (one: IncomeGroup, other: IncomeGroup): number =>
  lastOf(one, other) || other.netIncome - one.netIncome || (one.key ?? '').localeCompare(other.key ?? '');
