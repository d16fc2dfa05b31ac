import { useCan } from '../../../lib/session/session-context';

/** What the lines behind a figure are narrowed to; '' and null are left out. */
export type LinesAsked = Readonly<Record<string, string | null | undefined>>;

interface OfBooks {
  readonly clientId: string | null;
  readonly own: boolean;
  readonly basis: string;
  readonly asOf: string | null;
  readonly position: number;
}

const addressOf = (path: string, asked: LinesAsked): string => {
  const given = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

/** The books that a statement is of, as lists are narrowed to them. */
const ofBooks = ({ clientId, own, basis, asOf, position }: OfBooks): LinesAsked => ({
  clientId,
  own: own ? 'true' : null,
  basis: basis === 'cash' ? 'cash' : null,
  // the lines of then, also where an instant was asked for
  position: asOf === null ? null : String(position),
});

/** Leads to the lines of the general ledger that a figure of a statement adds up; null for who may not see them. */
export const useLines = (books: OfBooks | undefined): ((asked: LinesAsked) => string | null) => {
  const sees = useCan('ledger.read');
  return (asked) => (sees && books ? addressOf('/accounting/bookkeeping', { ...ofBooks(books), ...asked }) : null);
};

/** Leads to another list, for who may see it. */
export const useList = (permission: string): ((path: string, asked: LinesAsked) => string | null) => {
  const sees = useCan(permission);
  return (path, asked) => (sees ? addressOf(path, asked) : null);
};
