import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { ListQuery } from '../../../../platform/lists/list-query';
import type { Within } from '../../../../platform/lists/order';
import type { Page } from '../../../../platform/lists/page';
import type { IsoDate } from '../../../../platform/money/dates';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Firm } from '../../../administration/settings';
import { Invoice, type InvoiceStore } from '../invoice';
import { isOfAge, statusesOf, type Age } from './invoice-age';
import { byStatusOnTheDay, FIRST_DUE_OF_PENDING, isStored, statusIs, withinStatus } from './invoice-status';

/** Filters of a list of invoices, in addition to those of its fields. */
export interface InvoiceFilter extends ListQuery {
  /** One status, or several separated by commas: 'pending,overdue'. */
  readonly status?: string | undefined;
  readonly age?: Age | undefined;
  readonly createdBy?: string | null | undefined;
  readonly createdFrom?: IsoDate | undefined;
}

/** Filters with which the indexes that exist for each status are of no use. */
const NARROWING = [
  ...['brokerId', 'clientId', 'loadId', 'driverId', 'factorId', 'factoringStatus', 'standing'],
  ...['age', 'issuedFrom', 'issuedTo', 'paidFrom', 'paidTo', 'own', 'createdBy', 'q'],
];
/** The sort fields that have an index for each status. */
const SORTED_BY_STATUS = ['issueDate', 'dueDate', 'amount', 'createdAt'];
const SOME_LATE = `SELECT ${FIRST_DUE_OF_PENDING} < $1 AS late`;
const CREATED_FROM = 'r.created_at >= CAST(:createdFrom AS timestamp) AT TIME ZONE :timeZone';

/** A list of one step of factoring is read along its index; of its sorts, one has an index for each step. */
const byStep = (along: string | undefined): Within | undefined =>
  along === 'r.factoring_status' ? { column: along, sorts: ['createdAt'] } : undefined;
/** The column along whose index the invoices of a status are read; undefined: whatever the planner chooses. */
const alongOf = (narrowing: readonly string[], asked: Readonly<Record<string, unknown>>): string | undefined => {
  const [only, another] = narrowing;
  if (only === undefined) return 'r.status';
  if (another !== undefined) return undefined;
  if (only === 'standing') return 'r.standing';
  if (only !== 'factoringStatus') return undefined;
  return String(asked['factoringStatus']).includes(',') ? 'r.status' : 'r.factoring_status';
};

/**
 * Pages of invoices. The status is worked out in the query, because which invoices are overdue depends on the current
 * day of the firm and no column stores it.
 */
@Injectable()
export class InvoiceLists {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firm: Firm,
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
  ) {}

  async page(scope: Scope, filter: InvoiceFilter): Promise<Page<Invoice>> {
    const [today, timeZone] = await Promise.all([this.firm.today(), this.firm.timeZone()]);
    const { age, createdBy, createdFrom, sort } = filter;
    const statuses = filter.status?.split(',').filter(isStored);
    const status = statuses?.length === 1 ? statuses[0] : undefined;
    const asksLate = statuses?.includes('overdue') === true || sort?.endsWith('status') === true;
    const day = { someLate: asksLate && (await this.someLate(today)) };
    const asked: Readonly<Record<string, unknown>> = { ...filter };
    const narrowing = NARROWING.filter((name) => asked[name]);
    const along = scope.clients === null ? alongOf(narrowing, asked) : undefined;
    const isAll = scope.clients === null && narrowing.length === 0;
    const column = status && isAll ? withinStatus(status, day) : undefined;
    const ofStatus = column ? { column, sorts: SORTED_BY_STATUS } : undefined;
    return this.invoices.list(
      scope,
      filter,
      (rows) => {
        rows.setParameters({ today });
        if (statuses) rows.andWhere(`(${statuses.map((each) => statusIs(each, day)).join(' OR ')})`);
        if (createdBy) rows.andWhere('r.created_by = :createdBy', { createdBy });
        if (createdFrom) rows.andWhere(CREATED_FROM, { createdFrom, timeZone });
        if (age) rows.andWhere(isOfAge(age, 'r', ':today'));
      },
      {
        answered: ['status'],
        sort: { status: byStatusOnTheDay(day, age ? statusesOf(age, statuses) : statuses, along) },
        within: statuses ? ofStatus : byStep(along),
      },
    );
  }

  private async someLate(today: IsoDate): Promise<boolean> {
    const { rows } = await sqlOf(this.dataSource).query<{ late: boolean }>(SOME_LATE, [today]);
    return rows[0]?.late === true;
  }
}
