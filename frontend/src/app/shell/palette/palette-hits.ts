import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Finding, Findings, Firm, User } from '../../../lib/api/api-types';
import { periodText } from '../../../lib/format/dates';
import { useFirm } from '../../../lib/firm';
import { everyTab } from '../../../lib/navigation/page-tabs';
import {
  batchAddress,
  foundInList,
  paymentAddress,
  portalAddress,
  recordAddress,
} from '../../../lib/navigation/record-address';
import { can, isStaff, useUser } from '../../../lib/session/session-context';
import { useDebounced } from '../../../lib/use-debounced';
import { currentEntry, navigationFor } from '../navigation';
import { actionsFor, fits, says, paletteCommandOf, type PaletteCommand } from './palette-actions';

export interface Hit {
  id: string;
  /** What its kind is called. */
  group: string;
  label: string;
  detail?: string;
  to: string;
}

const PAUSE_MS = 150;
const FEWEST = 2;
/** "Filings" finds "Filing Status", too. */
const MANY = /(?<=\w{3})s(?=\s|$)/g;
/** One of these lets somebody ask; what is found is what each may read. */
const MAY_SEARCH = ['history.read', 'portal.read'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A record without a screen of its own is shown in its list. */
export const addressOf = ({ kind, id, name, within }: Finding, isOfStaff: boolean): string | null => {
  if (kind === 'payment' && within !== null) return paymentAddress(within, Number(id));
  if (!isOfStaff) return portalAddress(kind, id, name);
  if (kind === 'batch') return batchAddress(id, within ?? undefined);
  return recordAddress(kind, id) ?? foundInList(kind, name);
};

/** Periods and days at the end of a name are written as on the screens; numbers and files keep theirs. */
const DAYS = /(?<=\S )\d{4}-(0[1-9]|1[0-2])(-\d{2})?(\.\.\d{4}-\d{2}(-\d{2})?)?(?=$|,| ·)/g;
const inUsDays = (text: string): string => text.replace(DAYS, periodText);

const hitOf = (command: PaletteCommand, found: Finding, isOfStaff: boolean): Hit[] => {
  const address = addressOf(found, isOfStaff);
  if (address === null || !fits(command, found)) return [];
  const { deed } = command;
  return [
    {
      id: `${found.kind}-${found.id}`,
      group: deed ? 'Actions' : capital(found.titles),
      label: deed ? `${deed.label} ${found.name}` : inUsDays(found.name),
      detail: inUsDays(found.detail),
      to: deed ? `${address}?${deed.flag}=1` : address,
    },
  ];
};

interface EntryWords {
  to: string;
  label: string;
  hint?: string;
  also?: string;
}

/** The entries of the menu, and the tabs of their pages: said with the page, below it. */
const pagesFor = (user: User, firm: Firm | undefined): (Hit & { also: string })[] => {
  const entries = [...navigationFor(user, firm).entries, { to: '/profile', label: 'Profile' }];
  const tabs = everyTab(user).flatMap(({ to, label, also = '' }) => {
    const page = currentEntry(entries, to.replace(/\?.*/, ''));
    return page && page.to !== to ? [{ to, label, also, detail: page.label }] : [];
  });
  const pages = [
    ...entries.map(({ to, label, hint = '', also = '' }: EntryWords) => ({ to, label, also: `${hint} ${also}` })),
    ...tabs,
  ];
  return pages.map((page) => ({ ...page, id: `page-${page.to}-${page.label}`, group: 'Pages' }));
};

export const usePaletteHits = (text: string): { hits: Hit[]; searching: boolean; complete: boolean } => {
  const user = useUser();
  const firm = useFirm();
  const maySearch = MAY_SEARCH.some((permission) => can(user, permission));
  const typed = text.trim();
  const settled = useDebounced(typed, PAUSE_MS);
  const command = paletteCommandOf(user, settled);
  const asks = maySearch && settled.length >= FEWEST;
  const found = useQuery({
    queryKey: ['search', command.q],
    queryFn: ({ signal }) => api.get<Findings>('/api/search', { query: { q: command.q }, signal }),
    enabled: asks,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const singular = typed.replace(MANY, '');
  const pages = pagesFor(user, firm)
    .filter(({ label, also, detail }) => (typed === '' ? detail === undefined : says(singular, `${label} ${also}`)))
    .toSorted((one, other) => Number(says(singular, other.label)) - Number(says(singular, one.label)))
    .map(({ also: _, ...hit }): Hit => hit);
  const offered = actionsFor(user, typed).map(({ label, to }): Hit => ({
    id: `do-${to}`,
    group: 'Actions',
    label,
    to,
  }));
  const records =
    asks && typed.length >= FEWEST
      ? (found.data?.items ?? []).flatMap((one) => hitOf(command, one, isStaff(user)))
      : [];
  const verbFirst = offered.length > 0 && typed.includes(' ');
  return {
    hits: typed === '' || verbFirst ? [...offered, ...records, ...pages] : [...records, ...offered, ...pages],
    searching: maySearch && typed.length >= FEWEST && (typed !== settled || found.isFetching),
    complete: found.data?.complete ?? true,
  };
};
