import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../../platform/access/viewer';
import { upToNow } from '../../../../../platform/event-log/projections/in-sql';
import { sqlOf } from '../../../../../platform/event-log/projections/read-tables';
import type { Basis } from '../../domain/bases';
import { ledgerMonths } from '../../projections/ledger-months';
import type { JournalLineRow } from '../../projections/journal-lines';
import { ALL_BOOKS } from '../../projections/span-sums';
import { basisLines } from '../basis-lines';
import { booksIn, inBooks, keptBooks, type Books } from '../books';

type Placed = Pick<JournalLineRow, 'entryDate' | 'entryId' | 'line'>;

const MONTH = "date_trunc('month', $5::date)::date";
const OF_LINE = '(l.entry_date, l.entry_id, -l.line)';
const THIS_LINE = '($5::date, $6::uuid, -($7::int))';
const lines = (basis: Basis, net: string, where: string): string =>
  `SELECT ${net} AS net FROM ${basisLines(basis)} l
   WHERE account_number = $1 AND ${inBooks('client_id')} AND ${where}`;
const kept = (basis: Basis, span: 'month' | 'day', where: string): string => `
  SELECT debit - credit AS net FROM ${upToNow(ledgerMonths, 'ledger_months')} m
  WHERE basis = '${basis}' AND span = '${span}' AND client_id = ANY($8::text[]) AND account_number = $1 AND ${where}`;
/** Whole months, then the lines of the month as far as the line. */
const upTo = (basis: Basis): readonly string[] => [
  kept(basis, 'month', `first_day < ${MONTH}`),
  lines(basis, 'debit - credit', `l.entry_date >= ${MONTH} AND ${OF_LINE} <= ${THIS_LINE}`),
];
/**
 * Over all books days are kept, too, of which each has many lines. The lines of the day that follow are taken away
 * again: a ledger is read from its end, where there are none.
 */
const upToInAllBooks = (basis: Basis): readonly string[] => [
  kept(basis, 'month', `first_day < ${MONTH}`),
  kept(basis, 'day', `first_day >= ${MONTH} AND first_day <= $5::date`),
  lines(basis, 'credit - debit', `l.entry_date <= $5::date AND ${OF_LINE} > ${THIS_LINE}`),
];

/** Works out what stands on an account after a line of the general ledger. */
@Injectable()
export class RunningBalance {
  constructor(private readonly dataSource: DataSource) {}

  /** Debits less credits of an account up to a line, with it, in cents. Lines of a day stand as in the ledger. */
  async after(line: Placed, account: string, basis: Basis, books: Books, scope: Scope): Promise<number> {
    const inKept = keptBooks(books, scope);
    const parts = inKept[0] === ALL_BOOKS ? upToInAllBooks(basis) : upTo(basis);
    const { rows } = await sqlOf(this.dataSource).query<{ net: number }>(
      `SELECT COALESCE(sum(net), 0)::bigint AS net FROM (${parts.join(' UNION ALL ')}) parts`,
      [account, ...booksIn(books, scope), line.entryDate, line.entryId, line.line, inKept],
    );
    return rows[0]?.net ?? 0;
  }
}
