import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import type { IsoDate } from '../../../../platform/money/dates';

/** Something to tell a person in a letter: id, e-mail address and name of the person, and what it is about. */
export interface ToTell {
  readonly person: string;
  readonly to: string;
  readonly name: string;
  readonly what: string;
}
export interface Due extends ToTell {
  readonly dueDate: IsoDate;
}
/** What the letters of a day have to tell. */
export interface News {
  readonly ofClients: readonly Due[];
  readonly ofStaff: readonly Due[];
  readonly reminders: readonly Due[];
  readonly asked: readonly ToTell[];
}
/** Ids of the letters begin with this: `what-is-due-<YYYY-MM-DD>-<id of the person>`. */
export const LETTERS = 'what-is-due-';
/** A letter tells of a deadline this many days before it. */
const DAYS_BEFORE = [60, 30, 7, 1];

/**
 * How far back letters are looked for. A person without a letter since then is told of all that came near since then.
 */
const LONG_AGO = `$1::date - ${Math.max(...DAYS_BEFORE)}`;

/**
 * CTEs: `told` has the day of each person’s last letter, `others` the last day before today on which anybody got one,
 * and `begun` when the letters of a day began to be written.
 */
const TOLD = `WITH letters AS (SELECT substring(id FROM ${LETTERS.length + 12}) AS person,
  substring(id FROM ${LETTERS.length + 1} FOR 10)::date AS day, created_at
    FROM mails WHERE id LIKE '${LETTERS}%' AND created_at > ${LONG_AGO}),
  begun AS (SELECT day, min(created_at) AS at FROM letters GROUP BY day),
  told AS (SELECT person, max(day) AS day FROM letters GROUP BY person),
  others AS (SELECT COALESCE(max(day), $1::date - 1) AS day FROM letters WHERE day < $1::date)`;
/**
 * SQL: a threshold day was reached after the person’s last letter, and not before the record was created. So each
 * threshold is told once.
 */
const reached = (day: string, table: string): string =>
  `${day} <= $1::date AND ${day} > COALESCE(t.day, ${LONG_AGO}) AND ${day} >= (${table}.created_at AT TIME ZONE $2)::date`;
const near = (table: string, days: readonly number[]): string =>
  `EXISTS (SELECT 1 FROM unnest(ARRAY[${days.join(', ')}]) AS before WHERE
    ${reached(`${table}.due_date - before`, table)})`;

const WHAT = "concat_ws(' ', o.title, o.subject_name, o.period)";
/**
 * Obligations that are not done and have reached a threshold. One that was due by the day of the last letters is not
 * told again.
 */
const OPEN = `o.removed_at IS NULL AND o.status IN ('open', 'waiting', 'ready') AND o.due_date > others.day AND ${near('o', DAYS_BEFORE)}`;
const DUE_OF_CLIENTS = `${TOLD} SELECT c.id AS person, c.email AS to, COALESCE(c.contact_name, c.company_name) AS name,
  ${WHAT} AS what, o.due_date AS "dueDate"
  FROM obligations o JOIN clients c ON c.id = o.client_id CROSS JOIN others LEFT JOIN told t ON t.person = c.id::text
  WHERE ${OPEN} AND c.email IS NOT NULL AND c.removed_at IS NULL ORDER BY o.due_date, o.id`;
/**
 * Staff who are told of an obligation: the person to whom it is assigned, else the client’s agent; for an unassigned
 * obligation of the firm itself, the administrators.
 */
const DUE_OF_STAFF = `${TOLD} SELECT u.id AS person, u.email AS to, COALESCE(u.first_name, u.email) AS name,
    concat_ws(': ', COALESCE(c.company_name, 'The firm'), ${WHAT}) AS what, o.due_date AS "dueDate"
  FROM obligations o LEFT JOIN clients c ON c.id = o.client_id LEFT JOIN agents a ON a.id = c.agent_id
    AND a.removed_at IS NULL
  JOIN users u ON u.is_active AND (u.id = COALESCE(o.assigned_to, a.user_id) OR (o.client_id IS NULL
    AND o.assigned_to IS NULL AND u.role = 'admin')) CROSS JOIN others LEFT JOIN told t ON t.person = u.id::text
  WHERE ${OPEN} ORDER BY o.due_date, o.id`;
/**
 * A reminder is told on the reminder date that its user chose, at each threshold before its due date, and on the due
 * date.
 */
const REMINDERS = `${TOLD} SELECT u.id AS person, u.email AS to, COALESCE(u.first_name, u.email) AS name,
  concat_ws(': ', c.company_name, r.title) AS what, r.due_date AS "dueDate"
  FROM reminders r JOIN users u ON u.id = r.user_id AND u.is_active LEFT JOIN clients c ON c.id = r.client_id
    LEFT JOIN told t ON t.person = u.id::text
  WHERE r.removed_at IS NULL AND NOT r.is_completed AND (${near('r', [...DAYS_BEFORE, 0])}
    OR (${reached('r.reminder_date', 'r')})) ORDER BY r.due_date, r.id`;
/** Papers that clients were asked for, or asked for again, since their last letters began to be written. */
const ASKED = `${TOLD} SELECT c.id AS person, c.email AS to, COALESCE(c.contact_name, c.company_name) AS name,
  concat_ws(': ', r.what, COALESCE(r.reason, r.notes)) AS what
  FROM paper_requests r JOIN clients c ON c.id = r.client_id LEFT JOIN told t ON t.person = c.id::text
    LEFT JOIN begun b ON b.day = t.day
  WHERE r.removed_at IS NULL AND r.status = 'asked' AND r.updated_at >= COALESCE(b.at, ${LONG_AGO})
    AND c.email IS NOT NULL AND c.removed_at IS NULL ORDER BY r.created_at, r.id`;

/**
 * Finds what people have not been told yet: deadlines that came near, reminders whose day has come, and papers that
 * clients are asked for.
 */
@Injectable()
export class NewsOfDeadlines {
  constructor(private readonly dataSource: DataSource) {}

  async on(today: IsoDate, timeZone: string): Promise<News> {
    const rows = async <T extends object>(sql: string, ...values: unknown[]): Promise<readonly T[]> =>
      (await poolOf(this.dataSource).query<T>(sql, [today, ...values])).rows;
    const [ofClients, ofStaff, reminders, asked] = await Promise.all([
      rows<Due>(DUE_OF_CLIENTS, timeZone),
      rows<Due>(DUE_OF_STAFF, timeZone),
      rows<Due>(REMINDERS, timeZone),
      rows<ToTell>(ASKED),
    ]);
    return { ofClients, ofStaff, reminders, asked };
  }
}
