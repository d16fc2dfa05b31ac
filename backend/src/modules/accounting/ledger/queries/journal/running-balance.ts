import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../../platform/access/viewer';
import { upToNow } from '../../../../../platform/event-log/projections/in-sql';
import { sqlOf } from '../../../../../platform/event-log/projections/read-tables';
import type { Basis } from '../../domain/bases';
import { ledgerMonths } from '../../projections/ledger-months';
import type { JournalLineRow } from '../../projections/journal-lines';
import { basisLines } from '../basis-lines';
import { booksIn, inBooks, keptBooks, type Books } from '../books';

type Placed = Pick<JournalLineRow, 'entryDate' | 'entryId' | 'line'>;

const MONTH = "date_trunc('month', $5::date)::date";
const NOT_LATER = '(l.entry_date, l.entry_id, -l.line) <= ($5::date, $6::uuid, -($7::int))';
const lines = (basis: Basis, where: string): string =>
  `SELECT debit - credit AS net FROM ${basisLines(basis)} l
   WHERE account_number = $1 AND ${inBooks('client_id')} AND ${where}`;
const upTo = (basis: Basis): string => `
  SELECT debit - credit AS net FROM ${upToNow(ledgerMonths, 'ledger_months')} m
  WHERE basis = '${basis}' AND span = 'month' AND client_id = ANY($8::text[])
    AND account_number = $1 AND first_day < ${MONTH}
  UNION ALL ${lines(basis, `l.entry_date >= ${MONTH} AND ${NOT_LATER}`)}`;

/** Works out what stands on an account after a line of the general ledger. */
@Injectable()
export class RunningBalance {
  constructor(private readonly dataSource: DataSource) {}

  /** Debits less credits of an account up to a line, with it, in cents. Lines of a day stand as in the ledger. */
  async after(line: Placed, account: string, basis: Basis, books: Books, scope: Scope): Promise<number> {
    const { rows } = await sqlOf(this.dataSource).query<{ net: number }>(
      `SELECT COALESCE(sum(net), 0)::bigint AS net FROM (${upTo(basis)}) parts`,
      [account, ...booksIn(books, scope), line.entryDate, line.entryId, line.line, keptBooks(books, scope)],
    );
    return rows[0]?.net ?? 0;
  }
}
