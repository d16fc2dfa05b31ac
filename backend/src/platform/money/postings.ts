import { usDate } from './dates';
import { monthOf, monthTitle } from './months';
/** Who is behind a line: `{ kind: 'broker', id: '3' }`. */
export interface Party {
  readonly kind: 'broker' | 'client' | 'driver' | 'factor' | 'vendor' | 'contractor';
  readonly id: string;
}
/** What a line is about, for statements by each of these; what is left out is not assigned. */
export interface Dimensions {
  readonly party?: Party;
  readonly loadId?: number;
  readonly vehicleId?: string;
  readonly driverId?: number;
}

/**
 * One line of a journal entry. Amounts are in cents; one of `debit` and `credit` is 0.
 * @example { accountNumber: '1100', description: 'Invoice INV-000007', debit: 125000, credit: 0 }
 */
export interface PostingLine extends Dimensions {
  /** '1100' */
  readonly accountNumber: string;
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
  /** The account holds money, and is one that the firm added to its chart. */
  readonly cash?: true;
}

/** A journal entry that an event causes, before it has an id. */
export interface Posting {
  /** The booking date, 'YYYY-MM-DD'. */
  readonly entryDate: string;
  /** The date of the document itself, where it is booked in a later month: see `lateFor`. */
  readonly paperDate?: string;
  readonly description: string;
  /** The number of the booked document: 'INV-000007'. */
  readonly reference: string;
  readonly source: { readonly kind: string; readonly id: string };
  /** The client in whose books the entry is; null for the firm's own. */
  readonly clientId: string | null;
  readonly lines: readonly PostingLine[];
  /**
   * The lines on cash basis, where they differ: none for an invoice, which is no income before it is paid. Lines on
   * cash accounts are the same in both.
   */
  readonly cashLines?: readonly PostingLine[];
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
/** The postings with the date of their document, where its month is over when they are booked. */
export const lateFor = (paperDate: string, postings: readonly Posting[]): readonly Posting[] =>
  postings.map((posting) => (monthOf(posting.entryDate) > monthOf(paperDate) ? { ...posting, paperDate } : posting));
/** The end of the description of an entry that could not be booked on its own date. */
export const asClosed = (ownDate: string, openDay: string | undefined): string =>
  openDay ? `, booked on ${usDate(openDay)} as ${monthTitle(monthOf(ownDate))} is closed` : '';
/** The lines with what they are about. */
export const about = (dimensions: Dimensions, lines: readonly PostingLine[]): PostingLine[] =>
  lines.map((line) => ({ ...line, ...dimensions }));
/** Dimensions out of fields that can be null: `dimensionsIn({ loadId: 4, vehicleId: null })` is `{ loadId: 4 }`. */
export const dimensionsIn = (fields: {
  readonly [Name in keyof Dimensions]?: Dimensions[Name] | null | undefined;
}): Dimensions =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** Drops lines whose amounts are both 0. */
const withoutZeros = (lines: readonly PostingLine[]): PostingLine[] =>
  lines.filter((line) => line.debit !== 0 || line.credit !== 0);
/** The lines with debit and credit exchanged, to reverse an entry. */
export const reversed = <Line extends Pick<PostingLine, 'debit' | 'credit'>>(lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, debit: line.credit, credit: line.debit }));
/** Both sets of lines reversed. */
export const bothReversed = ({ lines, cashLines }: Lines): Lines => ({
  lines: reversed(lines),
  ...(cashLines ? { cashLines: reversed(cashLines) } : {}),
});

/** The lines of an entry, and those on cash basis where they differ. */
interface Lines {
  readonly lines: readonly PostingLine[];
  readonly cashLines?: readonly PostingLine[];
}
/** What is no income and no expense before money moves: on cash basis nothing is posted. */
export const unpaid = (lines: readonly PostingLine[]): Lines => ({ lines, cashLines: [] });

/**
 * Makes the entries of one source. Lines of 0 are left out, and an entry without lines is none.
 * @param of what is booked, of the data of an event: its id, the number of its document, and its client
 * @example const entry = entriesOf(SOURCE, ({ id, number, clientId }: Terms) => ({ id, reference: number, clientId }));
 *   entry(data, data.issueDate, `Invoice ${data.number} issued`, [debit(…), credit(…)])
 */
export const entriesOf =
  <Data>(
    { kind }: { readonly kind: string },
    of: (data: Data) => Pick<Posting, 'reference' | 'clientId'> & { readonly id: string | number },
  ) =>
  (data: Data, entryDate: string, description: string, booked: readonly PostingLine[] | Lines): readonly Posting[] => {
    const { id, reference, clientId } = of(data);
    const { lines, cashLines } = 'lines' in booked ? booked : { lines: booked };
    const entry = { entryDate, description, reference, source: { kind, id: String(id) }, clientId };
    const [accrual, cash] = [withoutZeros(lines), cashLines && withoutZeros(cashLines)];
    return accrual.length === 0 ? [] : [{ ...entry, lines: accrual, ...(cash ? { cashLines: cash } : {}) }];
  };

/**
 * The journal entries that one event type causes. A correction reverses the earlier entry and books a new one. Examples
 * of each rule stand beside it, in `<noun>.postings.fixture.ts`.
 */
export interface PostingRule<Data> {
  /** The event in words for auditors: 'An invoice is issued'. */
  readonly when: string;
  books(data: Data): readonly Posting[];
  /** The field of the request that holds the booking date, named when that lies in a closed month; null: none does. */
  dateField?(data: Data): string | null;
}

interface Event {
  readonly type: string;
  readonly data: unknown;
}
/** A posting rule for each event type that moves money: `{ InvoiceIssued: { when, books } }`. */
export type PostingRules<Of extends Event> = {
  readonly [Type in Of['type']]?: PostingRule<Extract<Of, { type: Type }>['data']>;
};

const rules = new Map<string, PostingRule<unknown>>();
const titles = new Map<string, string>();

/**
 * Declares the posting rules of a module. The ledger adds the entries in the commit of the event, and the check of the
 * books requires them.
 * @param source the source that the entries name, and its title for readers: `{ kind: 'fee', title: 'payment' }`
 */
export const declarePostings = (
  source: { readonly kind: string; readonly title: string },
  declared: Readonly<Record<string, PostingRule<unknown>>>,
): void => {
  titles.set(source.kind, source.title);
  for (const [type, rule] of Object.entries(declared)) rules.set(type, rule);
};

/** The posting rules by event type. */
export const postingRules = (): ReadonlyMap<string, PostingRule<unknown>> => rules;
/** The title of the source of an entry, for readers of the books. */
export const titleOfSource = (kind: string): string | undefined => titles.get(kind);
