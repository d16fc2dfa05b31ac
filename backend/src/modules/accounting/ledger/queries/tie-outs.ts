import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import { EVERYTHING, type Scope } from '../../../../platform/access/viewer';
import { mustHold } from '../../../../platform/event-log/store/log-check';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { declareCloseCheck } from '../../../../platform/money/close-checks';
import { dollars } from '../../../../platform/money/money';
import { tieOuts, type TieOut } from '../../../../platform/money/tie-outs';
import { TEMPLATE } from '../domain/entry';
import { booksIn, inBooks, type Books } from './books';

/** A record for which ledger and subledger differ, in cents on the side of the account. */
export interface Differing {
  readonly kind: string;
  readonly id: string;
  /** Null when only the ledger knows it. */
  readonly number: string | null;
  readonly clientId: string | null;
  readonly ledger: number;
  readonly subledger: number;
}
/** An account beside its subledger; amounts in cents on the side of the account. */
export interface TiedOut {
  readonly account: string;
  readonly title: string;
  /** The whole account: what records booked on it, and what bookkeepers wrote by hand. */
  readonly ledger: number;
  readonly byHand: number;
  readonly subledger: number;
  readonly differing: number;
  /** The first of the records that differ. */
  readonly differences: readonly Differing[];
}

const SHOWN = 20;
/** Liabilities grow by credits; of the accounts with a subledger, those from 2000 on are such. */
const sideOf = ({ account }: TieOut): string => (account < '2000' ? 'debit - credit' : 'credit - debit');

/** What bookkeepers wrote, also by a template. */
const BY_HAND = `source_kind IS NULL OR source_kind = '${TEMPLATE}'`;

/**
 * Lines of an account in one book. Not written as an equality of the column: PostgreSQL would walk the account's lines
 * in all books by its index, to intersect them with the few of this one.
 */
const OF_ACCOUNT_IN_BOOK = "account_number || '' = $1";

/** The ledger and the subledger as they are compared: by record and party, or by party alone. */
const sidesOf = ({ kind, byParty, mixed }: TieOut): string =>
  byParty
    ? `ledger AS (
  SELECT w.client_id, COALESCE(w.party_kind, r.party_kind, w.source_kind) AS kind,
    COALESCE(w.party_id, r.party_id, w.source_id) AS id, COALESCE(w.party_id, r.party_id) AS party_id,
    sum(w.cents) AS cents
  FROM written w LEFT JOIN (SELECT DISTINCT id, party_kind, party_id FROM records) r
    ON w.party_id IS NULL AND r.id = w.source_id AND w.source_kind = '${kind}'
  WHERE NOT (${BY_HAND}) GROUP BY 1, 2, 3, 4
), sub AS (
  SELECT client_id, party_kind AS kind, party_id AS id, party_id, max(number) AS number, sum(cents) AS cents
  FROM records GROUP BY 1, 2, 3
)`
    : `ledger AS (
  SELECT w.client_id, w.source_kind AS kind, w.source_id AS id, COALESCE(w.party_id, r.party_id) AS party_id,
    sum(w.cents) AS cents
  FROM written w LEFT JOIN records r ON r.id = w.source_id AND w.source_kind = ${mixed ? 'r.source' : `'${kind}'`}
  WHERE NOT (${BY_HAND}) GROUP BY 1, 2, 3, 4
), sub AS (
  SELECT client_id, ${mixed ? 'source' : `'${kind}'`} AS kind, id, party_id, number, cents FROM records
)`;

/**
 * Compares record by record and party by party, or party by party alone. A line of an earlier release names no party:
 * it counts for that of its record.
 */
const comparing = (tieOut: TieOut, ofOneClient: boolean): string => `
WITH records AS MATERIALIZED (
  SELECT * FROM (${tieOut.records}) r WHERE ${inBooks('client_id')}
), written AS (
  SELECT client_id, source_kind, source_id, party_kind, party_id, sum(${sideOf(tieOut)}) AS cents FROM journal_lines
  WHERE ${ofOneClient ? OF_ACCOUNT_IN_BOOK : 'account_number = $1'} AND ${inBooks('client_id')} GROUP BY 1, 2, 3, 4, 5
), ${sidesOf(tieOut)}, compared AS (
  SELECT COALESCE(l.kind, r.kind) AS kind, COALESCE(l.id, r.id) AS id, r.number,
    COALESCE(l.client_id, r.client_id) AS client_id, COALESCE(l.cents, 0) AS ledger, COALESCE(r.cents, 0) AS subledger
  FROM ledger l FULL JOIN sub r ON l.kind = r.kind AND l.id = r.id
    AND l.client_id IS NOT DISTINCT FROM r.client_id AND l.party_id IS NOT DISTINCT FROM r.party_id
), differing AS (
  SELECT * FROM compared WHERE ledger <> subledger
)
SELECT (SELECT COALESCE(sum(cents), 0) FROM written)::bigint AS ledger,
  (SELECT COALESCE(sum(cents), 0) FROM written WHERE ${BY_HAND})::bigint AS "byHand",
  (SELECT COALESCE(sum(cents), 0) FROM records)::bigint AS subledger,
  (SELECT count(*) FROM differing)::int AS differing,
  COALESCE((SELECT jsonb_agg(to_jsonb(d)) FROM (SELECT kind, id, number, client_id AS "clientId", ledger, subledger
    FROM differing ORDER BY kind, id LIMIT ${SHOWN}) d), '[]') AS differences`;

interface Asking {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>;
}

const compare = async (on: Asking, books: Books, scope: Scope): Promise<TiedOut[]> => {
  const compared: TiedOut[] = [];
  for (const tieOut of tieOuts()) {
    const { account, title } = tieOut;
    const { rows } = await on.query(comparing(tieOut, Boolean(books.clientId)), [account, ...booksIn(books, scope)]);
    compared.push({ account, title, ...(rows[0] as Omit<TiedOut, 'account' | 'title'>) });
  }
  return compared;
};

/** Compares accounts with their subledgers, as they stand now. */
@Injectable()
export class TieOuts {
  constructor(private readonly dataSource: DataSource) {}

  of(books: Books, scope: Scope): Promise<readonly TiedOut[]> {
    return compare(poolOf(this.dataSource), books, scope);
  }
}

const faultsOf = ({ account, title, differing, differences }: TiedOut): string[] =>
  differences
    .slice(0, 1)
    .map(
      ({ kind, id, number, ledger, subledger }) =>
        `account ${account} has ${dollars(ledger)} for ${number ?? `${kind} ${id}`}, and "${title}" ` +
        `${dollars(subledger)}${differing > 1 ? `; ${differing} records differ` : ''}`,
    );

declareCloseCheck({
  title: 'Accounts agree with the records that they sum up',
  ofBook: true,
  holds: async ({ clientId }, ask) => {
    const on = { query: async (text: string, values: unknown[]) => ({ rows: [...(await ask(text, values))] }) };
    const compared = await compare(on, { clientId, own: clientId === null }, EVERYTHING);
    return compared.every(({ differing }) => differing === 0);
  },
});

mustHold({
  name: 'accounts agree with their subledgers',
  faults: async (client: ClientBase) => (await compare(client, {}, EVERYTHING)).flatMap(faultsOf),
});
