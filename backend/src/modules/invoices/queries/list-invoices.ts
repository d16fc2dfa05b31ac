import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Sight } from '../../../platform/auth/viewer';
import { rowsOf } from '../../../platform/database/database';
import type { ListQuery } from '../../../platform/http/list-query';
import { pageOf, type Page } from '../../../platform/http/page';
import type { IsoDate } from '../../../platform/money/dates';
import { InvoiceRow } from '../projections/invoice-rows';
import { byStatusOnTheDay, isStored, statusIs } from './invoice-status';

export interface InvoiceFilter extends ListQuery {
  /** One, or several with commas between them. */
  readonly status?: string | undefined;
  readonly brokerId?: number | undefined;
  readonly clientId?: string | undefined;
  readonly loadId?: number | undefined;
  readonly createdBy?: string | undefined;
  readonly createdFrom?: IsoDate | undefined;
}

const RULES = { alias: 'r', id: 'id', search: ['invoiceNumber', 'notes'] };
const SORT = {
  issueDate: 'r.issue_date',
  dueDate: 'r.due_date',
  amount: 'r.amount',
  invoiceNumber: 'r.invoice_number',
  createdAt: 'r.created_at',
};

/** A page of invoices; `today` decides what is overdue. */
export class ListInvoices extends Query<Page<InvoiceRow>> {
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
  constructor(private readonly dataSource: DataSource) {}

  execute({ filter, today, timeZone, sight }: ListInvoices): Promise<Page<InvoiceRow>> {
    const rows = rowsOf(this.dataSource, InvoiceRow, sight).setParameters({ today });
    const statuses = filter.status?.split(',').filter(isStored);
    if (statuses) rows.andWhere(`(${statuses.map(statusIs).join(' OR ')})`);
    if (filter.brokerId) rows.andWhere('r.broker_id = :brokerId', { brokerId: filter.brokerId });
    if (filter.clientId) rows.andWhere('r.client_id = :clientId', { clientId: filter.clientId });
    if (filter.loadId) rows.andWhere('r.load_id = :loadId', { loadId: filter.loadId });
    if (filter.createdBy) rows.andWhere('r.created_by = :createdBy', { createdBy: filter.createdBy });
    if (filter.createdFrom)
      rows.andWhere('r.created_at >= CAST(:createdFrom AS timestamp) AT TIME ZONE :timeZone', {
        createdFrom: filter.createdFrom,
        timeZone,
      });
    return pageOf<InvoiceRow>(rows, filter, { ...RULES, sort: { ...SORT, status: byStatusOnTheDay(statuses) } });
  }
}
