/**
 * A comparison of an account with the records that it sums up, its subledger: accounts receivable with open invoices.
 * @example { account: '1100', title: 'Open invoices', kind: 'invoice', records: `SELECT client_id, id::text AS id,
 *   number, 'broker' AS party_kind, broker_id::text AS party_id, open AS cents FROM invoices WHERE …` }
 */
export interface TieOut {
  readonly account: string;
  /** What the records are: 'Open invoices'. */
  readonly title: string;
  /** The source that the entries of the records name. */
  readonly kind: string;
  /**
   * One SELECT over the tables of the module: `client_id` (uuid; null for the firm), `id` and `number` (text),
   * `party_kind` and `party_id` (text, null when nobody is behind it), and `cents`, what the record has to do with the
   * account, on the account's own side.
   */
  readonly records: string;
  /** Records are of several sources: `records` says in `source` which one the entries of each name. */
  readonly mixed?: true;
  /**
   * Entries of several sources move what one record has: the account is compared by whoever is behind it, not record by
   * record; `number` is then the name of that party.
   */
  readonly byParty?: true;
}

const declared = new Map<string, TieOut>();

/** Declares the subledger of an account; the ledger compares both. @throws Error when the account has one already */
export const declareTieOut = (tieOut: TieOut): void => {
  if (declared.has(tieOut.account)) throw new Error(`Account ${tieOut.account} has a subledger already`);
  declared.set(tieOut.account, tieOut);
};

/** All of them by account. */
export const tieOuts = (): readonly TieOut[] =>
  [...declared.values()].toSorted((one, other) => one.account.localeCompare(other.account));
