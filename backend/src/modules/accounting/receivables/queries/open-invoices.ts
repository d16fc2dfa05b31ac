import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { ACCOUNT } from '../../../../platform/money/accounts';
import type { IsoDate } from '../../../../platform/money/dates';

/** Whose invoices: all in scope, of one client or of the firm itself. */
interface OfBook {
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

const inBook = (client: string): string =>
  `${inScope(client, '$2')} AND ($3::uuid IS NULL OR ${client} = $3) AND (NOT $4 OR ${client} IS NULL)`;
const OF = inBook('i.client_id');
/** Open at present: by the invoices themselves. */
const NOW = `SELECT i.*, i.amount - i.paid AS open FROM invoices i WHERE i.status IN ('pending', 'overdue') AND ${OF}`;
/** Open at the end of an earlier day: what was booked on the invoice up to then. */
const THEN = `SELECT i.*, o.open FROM (SELECT source_id, sum(debit - credit)::bigint AS open FROM journal_lines
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
FROM (${openAt(isNow)}) o JOIN brokers b ON b.id = o.broker_id
GROUP BY 1, 2 ORDER BY total DESC, b.name, o.broker_id`;
const ofBroker = (isNow: boolean): string => `
SELECT o.id, o.invoice_number AS "invoiceNumber", to_char(o.issue_date, 'YYYY-MM-DD') AS "issueDate",
  to_char(o.due_date, 'YYYY-MM-DD') AS "dueDate", c.company_name AS "clientName", o.amount, o.open
FROM (${openAt(isNow)}) o LEFT JOIN clients c ON c.id = o.client_id
WHERE o.broker_id = $5 AND $1::date IS NOT NULL ORDER BY o.issue_date, o.id`;

/** What brokers owe at the end of a day. */
@Injectable()
export class OpenInvoices {
  constructor(private readonly dataSource: DataSource) {}

  /** By broker and days past due, who owes most first. `isNow`: the day is today or later. */
  async byBroker(to: IsoDate, isNow: boolean, book: OfBook, scope: Scope): Promise<readonly AgedBroker[]> {
    const values = [to, scope.clients, book.clientId, book.own];
    return (await sqlOf(this.dataSource).query<AgedBroker>(aged(isNow), values)).rows;
  }

  /** Of one broker, the earliest first. */
  async of(brokerId: number, to: IsoDate, isNow: boolean, book: OfBook, scope: Scope): Promise<readonly OpenInvoice[]> {
    const values = [to, scope.clients, book.clientId, book.own, brokerId];
    return (await sqlOf(this.dataSource).query<OpenInvoice>(ofBroker(isNow), values)).rows;
  }
}
