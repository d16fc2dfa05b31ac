import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { RecordNames } from '../../../../platform/records/names/record-names';
import { BANK_LINE } from '../domain/bank-line.postings';
import type { LedgerAmount } from '../domain/bank-line';
import type { BankLineTerms, LedgerLineRef } from '../domain/bank-line.events';
import { MOST_DAYS, type Candidate } from '../domain/suggest';

/** An account of the ledger in one book: `{ ledgerAccount: '1000', clientId: null }`. */
export type AccountOfBook = Pick<BankLineTerms, 'ledgerAccount' | 'clientId'>;

/** The condition for lines, alias `l`, of one account in one book; PostgreSQL finds them by an index. */
const ofAccount = (account: string, client: string): string =>
  `l.account_number = ${account} AND ((${client}::uuid IS NULL AND l.client_id IS NULL) OR l.client_id = ${client}::uuid)`;

const LINES = `SELECT l.entry_id AS "entryId", l.line, (l.debit - l.credit)::bigint AS amount,
    COALESCE(l.source_kind = '${BANK_LINE}', false) AS "ofBank"
  FROM unnest($3::uuid[], $4::int[]) w(entry_id, line) JOIN journal_lines l ON l.entry_id = w.entry_id
    AND l.line = w.line
  WHERE ${ofAccount('$1', '$2')}`;

/** More lines than these are not looked at for one page: those nearest to the end of the window. */
const MOST_CANDIDATES = 5_000;
/**
 * Lines that nothing is matched with, of the days around those of the page. Who is behind one stands on another line
 * of its entry; a payment of an invoice tells its check.
 */
const OPEN = `SELECT l.entry_id AS "entryId", l.line, l.entry_date AS date, (l.debit - l.credit)::bigint AS amount,
    l.reference, l.description, p.check_number AS "checkNumber", o.party_kind AS "partyKind", o.party_id AS "partyId"
  FROM (SELECT l.* FROM journal_lines l
    WHERE ${ofAccount('$1', '$2')} AND l.entry_date BETWEEN $3::date AND $4::date
      AND l.source_kind IS DISTINCT FROM '${BANK_LINE}'
      AND NOT EXISTS (SELECT FROM bank_matches m WHERE m.entry_id = l.entry_id AND m.line = l.line)
    ORDER BY l.entry_date DESC, l.entry_id LIMIT ${MOST_CANDIDATES}) l
  LEFT JOIN LATERAL (SELECT x.party_kind, x.party_id FROM journal_lines x
    WHERE x.entry_id = l.entry_id AND x.party_id IS NOT NULL ORDER BY x.line LIMIT 1) o ON true
  LEFT JOIN payments p ON p.invoice_id = CASE l.source_kind WHEN 'invoice' THEN l.source_id::bigint END
    AND p.received_by = l.caused_by`;

type Row = Omit<Candidate, 'party' | 'partyName'> & {
  readonly description: string;
  readonly partyKind: string | null;
  readonly partyId: string | null;
};
/** A candidate with the description of its line. */
export type LedgerCandidate = Candidate & { readonly description: string };

/** Reads lines of the ledger that lines of the bank may be. */
@Injectable()
export class LedgerCandidates {
  constructor(
    private readonly dataSource: DataSource,
    private readonly names: RecordNames,
  ) {}

  /** Those of these lines that are of the account and the book; `ofBank`: it books a line of the bank itself. */
  async linesOf(
    { ledgerAccount, clientId }: AccountOfBook,
    wanted: readonly LedgerLineRef[],
  ): Promise<readonly (LedgerAmount & { readonly ofBank: boolean })[]> {
    const { rows } = await poolOf(this.dataSource).query<LedgerAmount & { ofBank: boolean }>(LINES, [
      ledgerAccount,
      clientId,
      wanted.map(({ entryId }) => entryId),
      wanted.map(({ line }) => line),
    ]);
    return rows;
  }

  /** The lines that nothing is matched with, around these days; both are included. */
  async near(
    { ledgerAccount, clientId }: AccountOfBook,
    first: IsoDate,
    last: IsoDate,
    scope: Scope,
  ): Promise<readonly LedgerCandidate[]> {
    const days = [addDays(first, -MOST_DAYS), addDays(last, MOST_DAYS)];
    const { rows } = await poolOf(this.dataSource).query<Row>(OPEN, [ledgerAccount, clientId, ...days]);
    const names = await this.namesOf(rows, scope);
    return rows.map(({ partyKind, partyId, ...row }) => {
      const party = partyKind === null || partyId === null ? null : `${partyKind} ${partyId}`;
      return { ...row, party, partyName: party === null ? null : (names.get(party) ?? null) };
    });
  }

  private async namesOf(rows: readonly Row[], scope: Scope): Promise<ReadonlyMap<string, string>> {
    const byKind = new Map<string, Set<string>>();
    for (const { partyKind, partyId } of rows)
      if (partyKind !== null && partyId !== null)
        byKind.set(partyKind, (byKind.get(partyKind) ?? new Set()).add(partyId));
    const found = await Promise.all(
      [...byKind].map(async ([kind, ids]) =>
        [...(await this.names.of(scope, kind, [...ids]))].map(([id, name]) => [`${kind} ${String(id)}`, name] as const),
      ),
    );
    return new Map(found.flat());
  }
}
