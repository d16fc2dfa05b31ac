import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf, sqlOf } from '../../../platform/database/database';
import type { ListQuery } from '../../../platform/http/list-query';
import { pageOf, type Page } from '../../../platform/http/page';
import type { IsoDate } from '../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Broker } from '../../brokers';
import { Client } from '../../clients';
import { Load } from '../../loads';
import { InvoiceRow } from '../projections/invoice-rows';
import { isOfAge, statusesOf, type Age } from './invoice-age';
import { byStatusOnTheDay, FIRST_DUE_OF_PENDING, isStored, statusIs, withinStatus } from './invoice-status';

export interface InvoiceFilter extends ListQuery {
  /** One, or several with commas between them. */
  readonly status?: string | undefined;
  readonly brokerId?: number | undefined;
  readonly clientId?: string | undefined;
  readonly loadId?: number | undefined;
  readonly driverId?: number | undefined;
  readonly age?: Age | undefined;
  readonly issuedFrom?: IsoDate | undefined;
  readonly issuedTo?: IsoDate | undefined;
  readonly createdBy?: string | undefined;
  readonly createdFrom?: IsoDate | undefined;
}

const RULES = {
  alias: 'r',
  id: 'id',
  search: { texts: ['r.invoice_number', 'r.notes'], number: 'r.invoice_number' },
};
/** These have an index for each status. */
const SORTED_BY_STATUS = ['issueDate', 'dueDate', 'amount', 'createdAt'];
const SOME_LATE = `SELECT ${FIRST_DUE_OF_PENDING} < $1 AS late`;
const SORT = {
  issueDate: 'r.issue_date',
  dueDate: 'r.due_date',
  amount: 'r.amount',
  invoiceNumber: 'r.invoice_number',
  createdAt: 'r.created_at',
};

/** An invoice of a list, with what its broker, load and client are called, where they are in sight. */
export interface ListedInvoice extends InvoiceRow {
  readonly brokerName: string | null;
  readonly loadNumber: string | null;
  readonly clientName: string | null;
}

/** A page of invoices; `today` decides what is overdue. */
export class ListInvoices extends Query<Page<ListedInvoice>> {
  constructor(
    readonly filter: InvoiceFilter,
    readonly today: IsoDate,
    readonly timeZone: string,
    readonly sight: Sight,
  ) {
    super();
  }
}

@QueryHandler(ListInvoices)
export class ListInvoicesHandler implements IQueryHandler<ListInvoices> {
  constructor(
    private readonly dataSource: DataSource,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  async execute({ filter, today, timeZone, sight }: ListInvoices): Promise<Page<ListedInvoice>> {
    const { brokerId, clientId, loadId, driverId, age, issuedFrom, issuedTo, createdBy, createdFrom, q, sort } = filter;
    const statuses = filter.status?.split(',').filter(isStored);
    const status = statuses?.length === 1 ? statuses[0] : undefined;
    const rows = rowsOf(this.dataSource, InvoiceRow, sight).setParameters({ today });
    const asksLate = statuses?.includes('overdue') === true || sort?.endsWith('status') === true;
    const day = { someLate: asksLate && (await this.someLate(today)) };
    if (statuses) rows.andWhere(`(${statuses.map((each) => statusIs(each, day)).join(' OR ')})`);
    if (createdBy) rows.andWhere('r.created_by = :createdBy', { createdBy });
    if (createdFrom)
      rows.andWhere('r.created_at >= CAST(:createdFrom AS timestamp) AT TIME ZONE :timeZone', {
        createdFrom,
        timeZone,
      });
    if (brokerId) rows.andWhere('r.broker_id = :brokerId', { brokerId });
    if (clientId) rows.andWhere('r.client_id = :clientId', { clientId });
    if (loadId) rows.andWhere('r.load_id = :loadId', { loadId });
    if (driverId) rows.andWhere('r.driver_id = :driverId', { driverId });
    if (issuedFrom) rows.andWhere('r.issue_date >= :issuedFrom', { issuedFrom });
    if (issuedTo) rows.andWhere('r.issue_date <= :issuedTo', { issuedTo });
    if (age) rows.andWhere(isOfAge(age, 'r', ':today'));
    const narrowed = age ?? issuedFrom ?? issuedTo ?? createdBy ?? q;
    const isAll = !narrowed && !brokerId && !clientId && !loadId && !driverId && sight.clients === null;
    const column = status && isAll ? withinStatus(status, day) : undefined;
    return pageOf<ListedInvoice>(rows, filter, {
      ...RULES,
      within: column ? { column, sorts: SORTED_BY_STATUS } : undefined,
      sort: { ...SORT, status: byStatusOnTheDay(day, age ? statusesOf(age, statuses) : statuses, isAll) },
      beside: {
        brokerName: this.brokers.nameBeside(rows, sight, 'brokerId'),
        loadNumber: this.loads.nameBeside(rows, sight, 'loadId'),
        clientName: this.clients.nameBeside(rows, sight, 'clientId'),
      },
    });
  }

  private async someLate(today: IsoDate): Promise<boolean> {
    const { rows } = await sqlOf(this.dataSource).query<{ late: boolean }>(SOME_LATE, [today]);
    return rows[0]?.late === true;
  }
}
