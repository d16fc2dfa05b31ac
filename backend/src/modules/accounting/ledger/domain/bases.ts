import { ACCOUNT, CASH_ACCOUNTS } from '../../../../platform/money/accounts';
import type { Entry, EntryLine } from './entry.events';

/**
 * The two ways to read the books. On accrual basis income counts when it is earned and an expense when it arises; on
 * cash basis both count when money moves (26 CFR 1.446-1(c)(1)).
 */
export const BASES = ['accrual', 'cash'] as const;
export type Basis = (typeof BASES)[number];

/** Whether a line is on an account that holds money. */
export const isCash = ({ accountNumber, cash }: Pick<EntryLine, 'accountNumber' | 'cash'>): boolean =>
  cash === true || CASH_ACCOUNTS.includes(accountNumber);

const REVENUE: readonly string[] = [ACCOUNT.freight, ACCOUNT.accessorial];
const OWED: readonly string[] = [ACCOUNT.payable, ACCOUNT.settlements];

/**
 * The lines of an entry on cash basis where they differ from its own; null where they are the same. Entries of earlier
 * releases do not say it: an invoice and what is still owed for an expense then count as nothing yet, and the payment
 * of an invoice as freight.
 */
export const ownCashLines = ({ cashLines, source, lines }: Entry): readonly EntryLine[] | null => {
  if (cashLines) return cashLines;
  const has = (accounts: readonly string[]): boolean => lines.some((line) => accounts.includes(line.accountNumber));
  if (source?.kind === 'expense') return has(OWED) ? [] : null;
  if (source?.kind !== 'invoice') return null;
  if (has(REVENUE)) return [];
  return lines.map((line) =>
    line.accountNumber === ACCOUNT.receivable ? { ...line, accountNumber: ACCOUNT.freight } : line,
  );
};

/** The lines of an entry on one basis. */
export const linesOn = (entry: Entry, basis: Basis): readonly EntryLine[] =>
  basis === 'accrual' ? entry.lines : (ownCashLines(entry) ?? entry.lines);

const quoted = (accounts: readonly string[]): string => accounts.map((number) => `'${number}'`).join(', ');
/** Whether the entry of a fact `f` has a line on one of these accounts. */
const entryHas = (accounts: readonly string[]): string =>
  `EXISTS (SELECT 1 FROM jsonb_array_elements(f.data->'lines') h WHERE h->>'accountNumber' IN (${quoted(accounts)}))`;

/** `ownCashLines` as an SQL expression over a fact `f`. */
export const OWN_CASH_LINES_SQL = `CASE WHEN f.data ? 'cashLines' THEN f.data->'cashLines'
  WHEN f.data#>>'{source,kind}' = 'expense' THEN CASE WHEN ${entryHas(OWED)} THEN '[]'::jsonb END
  WHEN f.data#>>'{source,kind}' = 'invoice' THEN CASE WHEN ${entryHas(REVENUE)} THEN '[]'::jsonb ELSE
    (SELECT jsonb_agg(CASE WHEN h.line->>'accountNumber' = '${ACCOUNT.receivable}'
      THEN jsonb_set(h.line, '{accountNumber}', '"${ACCOUNT.freight}"') ELSE h.line END ORDER BY h.nr)
      FROM jsonb_array_elements(f.data->'lines') WITH ORDINALITY h(line, nr)) END END`;

/** `isCash` of any line, as an SQL expression over a fact `f`. */
export const MOVES_CASH_SQL = `EXISTS (SELECT 1 FROM jsonb_array_elements(f.data->'lines') h
  WHERE h->>'accountNumber' IN (${quoted(CASH_ACCOUNTS)}) OR h->'cash' = 'true'::jsonb)`;
