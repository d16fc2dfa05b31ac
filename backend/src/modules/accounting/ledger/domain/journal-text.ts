import { grouped } from '../../../../platform/money/money';
import type { IsoDate } from '../../../../platform/money/dates';
import type { Basis } from './bases';

/** An account as the journal calls it: `{ number: '1000', name: 'Bank', type: 'assets' }` is 'assets:1000 Bank'. */
export interface JournalAccount {
  readonly number: string;
  readonly name: string;
  readonly type: string;
}

/** Tags by name; those of null are left out. */
export type Tags = Readonly<Partial<Record<(typeof TAGS)[number], string | null>>>;

export interface JournalPosting {
  /** 'assets:1000 Bank', as `accountName` writes it. */
  readonly account: string;
  /** Debits less credits, in cents. */
  readonly amount: number;
  readonly tags: Tags;
}

export interface JournalTransaction {
  readonly date: IsoDate;
  readonly reference: string;
  readonly description: string;
  readonly tags: Tags;
  readonly postings: readonly JournalPosting[];
}

/** What a journal begins with. */
export interface JournalHead {
  readonly firm: string;
  readonly book: string;
  readonly basis: Basis;
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
  /** The position of the log up to which the journal counts. */
  readonly position: number;
}

/** The tags that a journal uses: of an entry the first three, of a line the others. */
const TAGS = ['entry', 'client', 'source', 'load', 'vehicle', 'driver', 'party', 'line'] as const;

/** Control characters, and whatever some program takes for the end of a line. */
const BREAKS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();

/** Free text of a transaction: a semicolon would begin a comment. */
const described = (text: string): string => oneLine(text.replaceAll(';', ',')) || 'Journal entry';
/** A parenthesis would end the code. */
const coded = (text: string): string => oneLine(text.replace(/[();]/g, ' ')) || '-';
/** The value of a tag: a comma would end it, and a date in brackets would move the posting. */
const tagged = (text: string): string =>
  oneLine(text.replace(/[,;]/g, ' ').replaceAll('[', '(').replaceAll(']', ')')) || '-';

/**
 * The name of an account. A colon would make an account below it.
 * @example accountName({ number: '1000', name: 'Bank', type: 'assets' }) // 'assets:1000 Bank'
 */
export const accountName = ({ number, name, type }: JournalAccount): string =>
  `${type}:${number} ${oneLine(name.replace(/[:;]/g, ' '))}`.trimEnd();

/** @example journalAmount(-194000) // '$-1,940.00' */
export const journalAmount = (amount: number): string => {
  const absolute = Math.abs(amount);
  const rest = String(absolute % 100).padStart(2, '0');
  return `$${amount < 0 ? '-' : ''}${grouped(Math.floor(absolute / 100))}.${rest}`;
};

const tagLines = (tags: Tags, indent: string): string[] =>
  TAGS.flatMap((name) => {
    const value = tags[name] ?? null;
    return value === null ? [] : [`${indent}; ${name}: ${tagged(value)}`];
  });

/**
 * One transaction in the syntax that hledger and ledger read, with an empty line after it. One tag stands on a line,
 * as the two programs agree on that alone. No text can end its line or leave its place.
 * @example
 * 2026-11-20 * (INV-000007) Payment of invoice INV-000007
 *     ; entry: 0198c000-0000-7000-8000-000000000001
 *     assets:1000 Bank  $1,940.00
 *         ; load: L-100
 *     assets:1100 Accounts receivable  $-1,940.00
 */
export const transactionText = ({ date, reference, description, tags, postings }: JournalTransaction): string =>
  [
    `${date} * (${coded(reference)}) ${described(description)}`,
    ...tagLines(tags, '    '),
    ...postings.flatMap((posting) => [
      `    ${posting.account}  ${journalAmount(posting.amount)}`,
      ...tagLines(posting.tags, '        '),
    ]),
    '',
    '',
  ].join('\n');

const daysIn = ({ from, to }: JournalHead): string =>
  from || to ? `${from ? `from ${from} ` : ''}${to ? `to ${to}` : 'on'}`.trim() : 'all days';

/** The head of a journal: what it tells of, in comments, and all that it uses, so that a strict reader knows it. */
export const journalHead = (head: JournalHead, accounts: readonly JournalAccount[]): string =>
  [
    `; General ledger of ${oneLine(head.firm)}`,
    `; ${oneLine(head.book)}, ${head.basis} basis, ${daysIn(head)}, as of position ${head.position}`,
    '',
    'commodity $',
    '    format $1,000.00',
    '',
    ...TAGS.map((name) => `tag ${name}`),
    '',
    ...accounts.map((account) => `account ${accountName(account)}`),
    '',
    '',
  ].join('\n');
