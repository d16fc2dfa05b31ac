import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { inKeptScope, inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';
import { currentPast } from '../../../../platform/event-log/projections/past';
import { FIRST_DUE_OF_PENDING } from './invoice-status';

/**
 * Counts and sums (whole cents) of the invoices in scope. `billed`: all invoices except drafts and cancelled ones;
 * `outstanding`: the open balances of pending and overdue invoices (decisions.md §6).
 */
export interface InvoiceFigures {
  readonly total: number;
  readonly billed: number;
  readonly paid: number;
  readonly paidCount: number;
  readonly pending: number;
  readonly pendingCount: number;
  readonly overdue: number;
  readonly overdueCount: number;
  readonly outstanding: number;
}

export class GetInvoiceFigures extends Query<InvoiceFigures> {
  constructor(
    readonly today: IsoDate,
    readonly scope: Scope,
  ) {
    super();
  }
}

const summed = (what: string, statuses: string): string =>
  `COALESCE(sum(${what}) FILTER (WHERE status IN (${statuses})), 0)::bigint`;

/** Works out the figures from rows with the columns status, invoices, amount, paid and open. */
const FIGURES = `SELECT COALESCE(sum(invoices), 0)::bigint AS total,
  ${summed('amount', "'pending', 'overdue', 'paid'")} AS billed,
  ${summed('paid', "'pending', 'overdue', 'paid'")} AS paid,
  ${summed('invoices', "'paid'")} AS "paidCount",
  ${summed('open', "'pending'")} AS pending, ${summed('invoices', "'pending'")} AS "pendingCount",
  ${summed('open', "'overdue'")} AS overdue, ${summed('invoices', "'overdue'")} AS "overdueCount",
  ${summed('open', "'pending', 'overdue'")} AS outstanding`;

/**
 * `invoice_sums` is kept by the stored status. Invoices that are past due but not yet marked overdue are few; the query
 * moves them from pending to overdue. It searches for them from the first due date on, because PostgreSQL would
 * otherwise estimate their number by how many due dates are in the past, and read the whole table.
 */
const NOW = `
WITH late AS (
  SELECT count(*) AS invoices, COALESCE(sum(amount), 0) AS amount, COALESCE(sum(paid), 0) AS paid,
    COALESCE(sum(open), 0) AS open
  FROM invoices WHERE status = 'pending' AND due_date < $1 AND due_date >= ${FIRST_DUE_OF_PENDING}
    AND ${inScope('client_id', '$2')}
)
${FIGURES} FROM (
  SELECT status, invoices, amount, paid, open FROM invoice_sums WHERE ${inKeptScope('client_id', '$2')}
  UNION ALL SELECT 'pending', -invoices, -amount, -paid, -open FROM late
  UNION ALL SELECT 'overdue', invoices, amount, paid, open FROM late
) counted`;

/** The same for all clients: `invoice_totals` has the due date of pending invoices, which tells those past due. */
const OF_ALL = `
${FIGURES} FROM (
  SELECT CASE WHEN pending_until <> '' AND pending_until < $1 THEN 'overdue' ELSE status END AS status, invoices, amount,
  paid, open
  FROM invoice_totals
) counted`;

const THEN = `
${FIGURES} FROM (
  SELECT CASE WHEN status = 'pending' AND due_date < $1 THEN 'overdue' ELSE status END AS status, 1 AS invoices, amount,
  paid, open
  FROM invoices WHERE ${inScope('client_id', '$2')}
) counted`;

@QueryHandler(GetInvoiceFigures)
export class GetInvoiceFiguresHandler implements IQueryHandler<GetInvoiceFigures> {
  constructor(private readonly dataSource: DataSource) {}

  async execute({ today, scope }: GetInvoiceFigures): Promise<InvoiceFigures> {
    const sql = sqlOf(this.dataSource);
    const { rows } =
      scope.clients === null && !currentPast()
        ? await sql.query<InvoiceFigures>(OF_ALL, [today])
        : await sql.query<InvoiceFigures>(currentPast() ? THEN : NOW, [today, scope.clients]);
    const [figures] = rows;
    if (!figures) throw new Error('An aggregate answers one row');
    return figures;
  }
}
