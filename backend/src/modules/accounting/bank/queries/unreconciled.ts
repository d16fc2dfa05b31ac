import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { streamName } from '../../../../platform/event-log/events/events';
import type { Guard } from '../../../../platform/event-log/store/unit';
import type { IsoDate } from '../../../../platform/money/dates';
import type { BankAccount } from '../bank-account';
import { bankLineEvents } from '../domain/bank-line.events';
import { BANK_LINE } from '../domain/bank-line.postings';
import type { Outstanding } from '../domain/reconciliation.events';

/** What a bank account and its ledger account stand at on a day, in whole cents. */
export interface Standing {
  /** What the ledger had before the first line of the bank. */
  readonly opening: number;
  /** Opening and all settled lines of the bank: what the statement should say. */
  readonly balance: number;
  /** What was settled after the last reconciliation. */
  readonly cleared: number;
  readonly clearedLines: number;
  /** Lines of the bank that are still open, and what they come to. */
  readonly open: number;
  readonly openSum: number;
  readonly ledgerBalance: number;
  /** Ledger lines that the bank does not show yet, the first of them, and what all of them come to. */
  readonly outstanding: readonly Outstanding[];
  readonly outstandingLines: number;
  readonly outstandingSum: number;
}

/** How many lines of the ledger a reconciliation keeps; all of them count. */
const MOST_KEPT = 1_000;
/** Where more lines than these are settled at once, the commit does not rely on each of them. */
const MOST_GUARDED = 5_000;

const OF_ACCOUNT = `l.account_number = $2 AND (($3::uuid IS NULL AND l.client_id IS NULL) OR l.client_id = $3::uuid)`;
const FIRST = "(SELECT min(date) FROM bank_lines WHERE bank_account_id = $1 AND status <> 'ignored')";
/** Before the first line of the bank nothing is compared: what the ledger has by then is the opening balance. */
const IS_EARLIER = `l.entry_date < COALESCE(f.day, 'infinity') AND l.source_kind IS DISTINCT FROM '${BANK_LINE}'
  AND m.id IS NULL`;

const OF_LEDGER = `SELECT COALESCE(sum(l.debit - l.credit), 0)::bigint AS "ledgerBalance",
    COALESCE(sum(l.debit - l.credit) FILTER (WHERE ${IS_EARLIER}), 0)::bigint AS opening
  FROM (SELECT ${FIRST} AS day) f CROSS JOIN journal_lines l
  LEFT JOIN bank_matches m ON m.entry_id = l.entry_id AND m.line = l.line
  WHERE ${OF_ACCOUNT} AND l.entry_date <= $4::date`;

const IS_SETTLED = "b.status IN ('matched', 'booked')";
const OF_BANK = `SELECT COALESCE(sum(b.amount) FILTER (WHERE ${IS_SETTLED}), 0)::bigint AS settled,
    COALESCE(sum(b.amount) FILTER (WHERE ${IS_SETTLED} AND b.date > $3::date), 0)::bigint AS cleared,
    count(*) FILTER (WHERE ${IS_SETTLED} AND b.date > $3::date)::int AS "clearedLines",
    count(*) FILTER (WHERE b.status = 'imported')::int AS open,
    COALESCE(sum(b.amount) FILTER (WHERE b.status = 'imported'), 0)::bigint AS "openSum"
  FROM bank_lines b WHERE b.bank_account_id = $1 AND b.date <= $2::date`;

const OUTSTANDING = `SELECT l.entry_id AS "entryId", l.line, l.entry_date AS date,
  (l.debit - l.credit)::bigint AS amount,
    l.reference, l.description, count(*) OVER ()::int AS lines, (sum(l.debit - l.credit) OVER ())::bigint AS sum
  FROM (SELECT ${FIRST} AS day) f CROSS JOIN journal_lines l
  LEFT JOIN bank_matches m ON m.entry_id = l.entry_id AND m.line = l.line
  WHERE ${OF_ACCOUNT} AND l.entry_date <= $4::date AND l.source_kind IS DISTINCT FROM '${BANK_LINE}'
    AND (m.cleared_on > $4::date OR (m.id IS NULL AND l.entry_date >= f.day))
  ORDER BY l.entry_date, l.entry_id, l.line LIMIT ${MOST_KEPT}`;

const LINES = `SELECT id, version FROM bank_lines
  WHERE bank_account_id = $1 AND date > $2::date AND date <= $3::date AND status <> 'imported'
    LIMIT ${MOST_GUARDED + 1}`;

/** Before all days. */
const NEVER = '-infinity';

/** Compares a bank account with its account in the ledger. */
@Injectable()
export class Unreconciled {
  constructor(private readonly dataSource: DataSource) {}

  /** @param last the day of the last reconciliation; null: there is none */
  async of(
    { id, ledgerAccount, clientId }: Pick<BankAccount, 'id' | 'ledgerAccount' | 'clientId'>,
    through: IsoDate,
    last: IsoDate | null,
  ): Promise<Standing> {
    const ofLedger = [id, ledgerAccount, clientId, through];
    const [ledger, bank, outstanding] = await Promise.all([
      this.one<Pick<Standing, 'ledgerBalance' | 'opening'>>(OF_LEDGER, ofLedger),
      this.one<Pick<Standing, 'cleared' | 'clearedLines' | 'open' | 'openSum'> & { settled: number }>(OF_BANK, [
        id,
        through,
        last ?? NEVER,
      ]),
      poolOf(this.dataSource).query<Outstanding & { lines: number; sum: number }>(OUTSTANDING, ofLedger),
    ]);
    const { settled, ...ofBank } = bank;
    return {
      ...ledger,
      ...ofBank,
      balance: ledger.opening + settled,
      outstanding: outstanding.rows.map(({ lines: _, sum: __, ...line }) => line),
      outstandingLines: outstanding.rows[0]?.lines ?? 0,
      outstandingSum: outstanding.rows[0]?.sum ?? 0,
    };
  }

  /** The lines that a reconciliation relies on: its commit fails when one of them is opened again meanwhile. */
  async guards(bankAccountId: string, through: IsoDate, last: IsoDate | null): Promise<readonly Guard[]> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string; version: number }>(LINES, [
      bankAccountId,
      last ?? NEVER,
      through,
    ]);
    return rows.length > MOST_GUARDED
      ? []
      : rows.map(({ id, version }) => ({ stream: streamName(bankLineEvents.category, id), version }));
  }

  private async one<Row extends object>(text: string, values: unknown[]): Promise<Row> {
    const { rows } = await poolOf(this.dataSource).query<Row>(text, values);
    if (!rows[0]) throw new Error('A sum has one row');
    return rows[0];
  }
}
