import { kinds, type Kind } from '../../generated/kinds';
import { screens } from '../screens/declared';
import type { Screen } from '../screens/screen';

/** Where one record of a kind is shown. */
const addresses: Partial<Record<string, string>> = Object.fromEntries(
  screens.flatMap(({ at, kind, records = {} }) => [...(kind ? [[kind, at] as const] : []), ...Object.entries(records)]),
);

/** Where the records of a kind are listed. @throws Error when they have no screen */
export const recordList = (kind: string): string => {
  const base = addresses[kind];
  if (base === undefined) throw new Error(`Records of the kind ${kind} have no screen`);
  return base;
};

export const recordAddress = (kind: string, id: string): string | null => {
  const base = addresses[kind];
  return base === undefined ? null : `${base}/${id}`;
};

/** Records without an address of their own are found in their list, by their name. */
const lists: Partial<Record<string, string>> = Object.fromEntries(
  screens.flatMap(({ at, listed = [], listedAt = {} }) => [
    ...listed.map((kind) => [kind, at] as const),
    ...Object.entries(listedAt),
  ]),
);
export const foundInList = (kind: string, name: string): string | null => {
  const list = lists[kind];
  return list === undefined ? null : `${list}${list.includes('?') ? '&' : '?'}q=${encodeURIComponent(name)}`;
};

const inPortal: NonNullable<Screen['portal']> = Object.fromEntries(
  screens.flatMap(({ portal = {} }) => Object.entries(portal)),
);
/** Where clients and drivers are shown a record of theirs. */
export const portalAddress = (kind: string, id: string, name = ''): string | null =>
  (isKind(kind) && inPortal[kind]?.(id, name)) || null;

/** A payment is shown marked among those of its invoice. */
export const paymentAddress = (invoiceId: number | string, paymentId: number): string =>
  `/accounting/invoices/${invoiceId}?payment=${paymentId}`;

/** A batch is told above the list that it is about. */
export const batchAddress = (id: string, of = 'client'): string =>
  `/${of === 'expense' ? 'expenses' : 'clients'}?import=1&batch=${id}`;

export const isKind = (word: string): word is Kind => word in kinds;
