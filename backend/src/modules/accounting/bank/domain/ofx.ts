import type { ReadLine } from './statement-line';
import { ofxDay, oneLine, plainAmount } from './statement-values';

/** The currency of the books. */
const CURRENCY = 'USD';

/** A line of a statement, as an OFX file names its parts; all of them are text. */
export interface OfxTransaction {
  readonly DTPOSTED?: string | undefined;
  readonly TRNAMT?: string | undefined;
  readonly FITID?: string | undefined;
  readonly CHECKNUM?: string | undefined;
  readonly NAME?: string | undefined;
  readonly MEMO?: string | undefined;
  readonly PAYEE?: { readonly NAME?: string | undefined } | undefined;
  readonly CURRENCY?: { readonly CURSYM?: string | undefined } | undefined;
}
interface AccountFrom {
  readonly ACCTID?: string | undefined;
}
/** A statement of one account in an OFX file. */
export interface OfxStatement {
  readonly CURDEF?: string | undefined;
  readonly BANKACCTFROM?: AccountFrom | undefined;
  readonly CCACCTFROM?: AccountFrom | undefined;
  readonly BANKTRANLIST?: { readonly STMTTRN: readonly OfxTransaction[] } | undefined;
}

/** The file cannot be taken at all; the message is a sentence for the user. */
export class OfxRefused extends Error {}

/** The last four letters and digits of a number of an account. */
export const lastFour = (number: string): string => number.replace(/[^0-9A-Za-z]/g, '').slice(-4);
const accountOf = ({ BANKACCTFROM, CCACCTFROM }: OfxStatement): string =>
  lastFour(BANKACCTFROM?.ACCTID ?? CCACCTFROM?.ACCTID ?? '');

/** The statement of the account, out of those in the file. */
const statementOf = (statements: readonly OfxStatement[], ends: string | null): OfxStatement => {
  const [first, another] = statements;
  if (!first) throw new OfxRefused('The file has no statement of a bank account');
  if (ends === null) {
    if (another) throw new OfxRefused('The file is of several accounts: enter the number of this one first');
    return first;
  }
  const found = statements.find((each) => accountOf(each) === ends);
  if (found) return found;
  const others = statements.map(accountOf).filter((each) => each !== '');
  if (others.length === 0 && !another) return first;
  throw new OfxRefused(`The file is of the account that ends in ${others.join(' and ')}; this one ends in ${ends}`);
};

const shown = (text: string): string => `“${oneLine(text, 40)}”`;

const lineIn = (said: OfxTransaction, nr: number): ReadLine => {
  const { DTPOSTED = '', TRNAMT = '', FITID, CHECKNUM, NAME, MEMO, PAYEE, CURRENCY: other } = said;
  const date = ofxDay(DTPOSTED);
  if (date === null) return { line: nr, reason: `The date ${shown(DTPOSTED)} is not valid` };
  const amount = plainAmount(TRNAMT);
  if (amount === null) return { line: nr, reason: `The amount ${shown(TRNAMT)} is not valid` };
  if (amount === 0) return { line: nr, reason: 'The line has no amount' };
  const symbol = other?.CURSYM?.trim().toUpperCase() ?? CURRENCY;
  if (symbol !== CURRENCY) return { line: nr, reason: `The amount is in ${oneLine(symbol, 10)}, not in US dollars` };
  const texts = [NAME ?? PAYEE?.NAME ?? '', MEMO ?? ''].map((text) => oneLine(text));
  return {
    nr,
    date,
    amount,
    text: oneLine([...new Set(texts.filter((text) => text !== ''))].join(' ')) || 'No text',
    checkNumber: oneLine(CHECKNUM ?? '', 40) || null,
    fitId: oneLine(FITID ?? '', 100) || null,
  };
};

/**
 * The lines of the statement that is asked for.
 * @param ends the last four of the number of the bank account; null where it is not known
 * @throws OfxRefused when it is of another account or in another currency
 */
export const linesInOfx = (statements: readonly OfxStatement[], ends: string | null): readonly ReadLine[] => {
  const found = statementOf(statements, ends);
  const symbol = found.CURDEF?.trim().toUpperCase() ?? CURRENCY;
  if (symbol !== CURRENCY)
    throw new OfxRefused(`The file is in ${oneLine(symbol, 10)}; the books are in US dollars (USD)`);
  return (found.BANKTRANLIST?.STMTTRN ?? []).map((said, at) => lineIn(said, at + 1));
};
