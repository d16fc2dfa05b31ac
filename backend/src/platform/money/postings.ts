/** One line of a journal entry; amounts in cents, one of the two is 0. */
export interface PostingLine {
  /** '1100' */
  readonly accountNumber: string;
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
}

/** What an event books, before the journal entry has an id. */
export interface Posting {
  /** 'YYYY-MM-DD', the day the entry counts for. */
  readonly entryDate: string;
  readonly description: string;
  /** The number of what it books: 'INV-000007'. */
  readonly reference: string;
  readonly source: { readonly kind: string; readonly id: string };
  /** The client whose books it is in; null for the firm's own. */
  readonly clientId: string | null;
  readonly lines: readonly PostingLine[];
}

export const debit = (accountNumber: string, amount: number, description: string): PostingLine => ({
  accountNumber,
  description,
  debit: amount,
  credit: 0,
});
export const credit = (accountNumber: string, amount: number, description: string): PostingLine => ({
  accountNumber,
  description,
  debit: 0,
  credit: amount,
});
/** Lines of 0 are no lines. */
export const withoutZeros = (lines: readonly PostingLine[]): PostingLine[] =>
  lines.filter((line) => line.debit !== 0 || line.credit !== 0);
/** The same lines with debit and credit exchanged, which take an entry back. */
export const reversed = (lines: readonly PostingLine[]): PostingLine[] =>
  lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));

/** Which entries one type of event books. A correction reverses the entry before and books again. */
export interface PostingRule<Data> {
  /** The event in an auditor's words: 'An invoice is issued'. */
  readonly when: string;
  /**
   * Such events with every account that the rule knows: docs/auditors.md shows what they book, and the tests of all
   * rules try them.
   */
  readonly examples: readonly [Data, ...Data[]];
  books(data: Data): readonly Posting[];
}

interface Event {
  readonly type: string;
  readonly data: unknown;
}
/** A rule for each type of event that moves money: `{ InvoiceIssued: { when, examples, books } }`. */
export type PostingRules<Of extends Event> = {
  readonly [Type in Of['type']]?: PostingRule<Extract<Of, { type: Type }>['data']>;
};

const rules = new Map<string, PostingRule<unknown>>();
const titles = new Map<string, string>();

/**
 * A module that moves money declares here what its events book; the ledger posts it in the commit of the event, and the
 * check of the books wants it there.
 * @param source what its entries name as their source, and what readers call that: `{ kind: 'fee', title: 'payment' }`
 */
export const declarePostings = (
  source: { readonly kind: string; readonly title: string },
  declared: Readonly<Record<string, PostingRule<unknown>>>,
): void => {
  titles.set(source.kind, source.title);
  for (const [type, rule] of Object.entries(declared)) rules.set(type, rule);
};

/** By type of event. */
export const postingRules = (): ReadonlyMap<string, PostingRule<unknown>> => rules;
/** What readers of the books call the source of an entry. */
export const titleOfSource = (kind: string): string | undefined => titles.get(kind);
