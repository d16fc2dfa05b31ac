import { useCan } from '../../../lib/session/session-context';

/** What a list or statement behind a figure is narrowed to; '' and null are left out. */
export type LinesAsked = Readonly<Record<string, string | null | undefined>>;
export type LinkTo = (asked: LinesAsked) => string | null;

/** The books that a figure is of, as the head of its statement tells. */
export interface OfBooks {
  readonly clientId: string | null;
  readonly own: boolean;
  readonly basis: string;
  readonly asOf: string | null;
  readonly position: number;
}

/** An address with what is asked there; '' and null are left out. */
export const addressOf = (path: string, asked: LinesAsked): string => {
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** The books that a statement is of, as lists are narrowed to them. */
export const ofBooks = ({ clientId, own, basis, asOf, position }: OfBooks): LinesAsked => ({
  clientId,
  own: own ? 'true' : null,
  basis: basis === 'cash' ? 'cash' : null,
  // the lines of then, also where an instant was asked for
  position: asOf === null ? null : String(position),
});

/** Leads to the lines of the general ledger that a figure of a statement adds up; null for who may not see them. */
export const useLines = (books: OfBooks | undefined): LinkTo => {
  const sees = useCan('ledger.read');
  return (asked) => (sees && books ? addressOf('/accounting/bookkeeping', { ...ofBooks(books), ...asked }) : null);
};

/** The profit and loss of some days, of the same books, as of the same moment. */
export const incomeAddress = (books: OfBooks, from: string, to: string): string =>
  addressOf('/accounting/profit-and-loss', { ...ofBooks(books), from, to });

/** Leads to another list, for who may see it. */
export const useList = (permission: string): ((path: string, asked: LinesAsked) => string | null) => {
  const sees = useCan(permission);
  return (path, asked) => (sees ? addressOf(path, asked) : null);
};

/** The ledger of a broker up to a day. */
export const brokerAddress = (books: OfBooks, brokerId: number, to: string, from?: string): string =>
  addressOf('/reports/broker-ledger', { ...ofBooks({ ...books, basis: '' }), brokerId: String(brokerId), from, to });

/** The invoices that were open at the end of a day: of an age ('31-60', null: of any), of a broker. */
export const openAddress = (
  books: OfBooks,
  to: string,
  { open, brokerId }: { open: string | null; brokerId: string | null },
): string => addressOf('/reports/ageing', { ...ofBooks({ ...books, basis: '' }), to, open: open ?? 'all', brokerId });
