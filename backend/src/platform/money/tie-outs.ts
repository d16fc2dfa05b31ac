/**
 * A comparison of an account with the records that it sums up, its subledger: accounts receivable with open invoices.
 * @example { account: '1100', title: 'Open invoices', kind: 'invoice', records: `SELECT client_id, id::text AS id,
 *   number, 'broker' AS party_kind, broker_id::text AS party_id, amount - paid AS cents FROM invoices WHERE …` }
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
  /**
   * Compared by who is behind the lines alone, where records of several kinds move the account: client money, which a
   * payment brings in and a movement takes out. `id` is then that of the party.
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
