import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { ACCOUNT } from '../../../../platform/money/accounts';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Age } from '../../invoices';

/** Whose invoices: all in scope, of one client or of the firm itself. */
export interface OfBook {
  readonly clientId: string | null;
  readonly own: boolean;
}
/** What a broker owes by days past due, in whole cents. */
export interface AgedBroker {
  readonly brokerId: number;
  readonly name: string;
  readonly current: number;
  readonly days1to30: number;
  readonly days31to60: number;
  readonly days61to90: number;
  readonly over90: number;
  readonly total: number;
}
export interface OpenInvoice {
  readonly id: number;
  readonly invoiceNumber: string;
  readonly issueDate: IsoDate;
  readonly dueDate: IsoDate | null;
  readonly clientName: string | null;
  readonly amount: number;
  /** What was still owed at the end of the day. */
  readonly open: number;
}

/** One of them with whose it is, and how many days it was past due. */
export interface AgedInvoice extends OpenInvoice {
  readonly brokerId: number;
  readonly brokerName: string;
  readonly daysLate: number;
}
/** Which of them: those of one broker, those of one age. */
interface Which {
  readonly brokerId: number | null;
  readonly age: Age | null;
}

const inBook = (client: string): string =>
  `${inScope(client, '$2')} AND ($3::uuid IS NULL OR ${client} = $3) AND (NOT $4 OR ${client} IS NULL)`;
const OF = inBook('i.client_id');
/** Open at present: by the invoices themselves. */
const NOW = `SELECT i.* FROM invoices i WHERE i.status IN ('pending', 'overdue') AND ${OF}`;
const OF_INVOICE = 'i.id, i.invoice_number, i.issue_date, i.due_date, i.client_id, i.broker_id, i.amount';
/** Open at the end of an earlier day: what was booked on the invoice up to then. */
const THEN = `SELECT ${OF_INVOICE}, o.open FROM (SELECT source_id, sum(debit - credit)::bigint AS open
  FROM journal_lines
    WHERE source_kind = 'invoice' AND account_number = '${ACCOUNT.receivable}' AND entry_date <= $1::date
      AND ${inBook('client_id')}
    GROUP BY source_id HAVING sum(debit - credit) <> 0) o
  JOIN invoices i ON i.id = o.source_id::bigint WHERE ${OF}`;
const openAt = (isNow: boolean): string => (isNow ? NOW : THEN);

const LATE = 'GREATEST($1::date - due_date, 0)';
const sum = (when: string): string => `COALESCE(sum(open) FILTER (WHERE ${when}), 0)::bigint`;
const aged = (isNow: boolean): string => `
SELECT o.broker_id AS "brokerId", b.name, ${sum(`due_date IS NULL OR ${LATE} = 0`)} AS current,
  ${sum(`${LATE} BETWEEN 1 AND 30`)} AS "days1to30", ${sum(`${LATE} BETWEEN 31 AND 60`)} AS "days31to60",
  ${sum(`${LATE} BETWEEN 61 AND 90`)} AS "days61to90", ${sum(`${LATE} > 90`)} AS "over90", sum(open)::bigint AS total
FROM (${openAt(isNow)}) o JOIN brokers b ON b.id = o.broker_id WHERE ($5::bigint IS NULL OR o.broker_id = $5)
GROUP BY 1, 2 ORDER BY total DESC, b.name, o.broker_id`;
const INVOICE = `o.id, o.invoice_number AS "invoiceNumber", to_char(o.issue_date, 'YYYY-MM-DD') AS "issueDate",
  to_char(o.due_date, 'YYYY-MM-DD') AS "dueDate", c.company_name AS "clientName", o.amount, o.open`;
const ofBroker = (isNow: boolean): string => `
SELECT ${INVOICE}
FROM (${openAt(isNow)}) o LEFT JOIN clients c ON c.id = o.client_id
WHERE o.broker_id = $5 AND $1::date IS NOT NULL ORDER BY o.issue_date, o.id`;

const DAYS_LATE: Readonly<Record<Age, string>> = {
  current: `(due_date IS NULL OR ${LATE} = 0)`,
  '1-30': `${LATE} BETWEEN 1 AND 30`,
  '31-60': `${LATE} BETWEEN 31 AND 60`,
  '61-90': `${LATE} BETWEEN 61 AND 90`,
  'over-90': `${LATE} > 90`,
};
const listed = (isNow: boolean, age: Age | null): string => `
SELECT ${INVOICE}, o.broker_id AS "brokerId", b.name AS "brokerName", COALESCE(${LATE}, 0)::int AS "daysLate",
  count(*) OVER ()::int AS count
FROM (${openAt(isNow)}) o JOIN brokers b ON b.id = o.broker_id LEFT JOIN clients c ON c.id = o.client_id
WHERE ($5::bigint IS NULL OR o.broker_id = $5) ${age === null ? '' : `AND ${DAYS_LATE[age]}`}
ORDER BY o.due_date, o.id LIMIT $6`;

/** What brokers owe at the end of a day. */
@Injectable()
export class OpenInvoices {
  constructor(private readonly dataSource: DataSource) {}

  /** By broker and days past due, who owes most first. `isNow`: the day is today or later. */
  async byBroker(
    to: IsoDate,
    isNow: boolean,
    book: OfBook,
    scope: Scope,
    brokerId: number | null = null,
  ): Promise<readonly AgedBroker[]> {
    const values = [to, scope.clients, book.clientId, book.own, brokerId];
    return (await sqlOf(this.dataSource).query<AgedBroker>(aged(isNow), values)).rows;
  }

  /** Of one broker, the earliest first. */
  async of(brokerId: number, to: IsoDate, isNow: boolean, book: OfBook, scope: Scope): Promise<readonly OpenInvoice[]> {
    const values = [to, scope.clients, book.clientId, book.own, brokerId];
    return (await sqlOf(this.dataSource).query<OpenInvoice>(ofBroker(isNow), values)).rows;
  }

  /** The invoices behind a figure of the ageing, the longest due first: at most `most`, and how many there are. */
  async behind(
    { brokerId, age }: Which,
    to: IsoDate,
    isNow: boolean,
    book: OfBook,
    scope: Scope,
    most: number,
  ): Promise<{ readonly invoices: readonly AgedInvoice[]; readonly count: number }> {
    const values = [to, scope.clients, book.clientId, book.own, brokerId, most];
    const { rows } = await sqlOf(this.dataSource).query<AgedInvoice & { count: number }>(listed(isNow, age), values);
    return { invoices: rows, count: rows[0]?.count ?? 0 };
  }
}
