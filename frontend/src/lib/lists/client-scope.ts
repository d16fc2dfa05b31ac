import { createContext, use } from 'react';
import { useLocation } from 'react-router';

/**
 * The parameter of the address that keeps the client chosen in the header from page to page; empty, it lets go of it.
 */
export const CHOSEN_CLIENT = 'client';

/**
 * The client that everything on a page is about: the one chosen in the header, or, `fixed`, the one whose page it is.
 */
export interface ClientScope {
  readonly clientId: string | null;
  readonly fixed: boolean;
}
export const NO_CLIENT: ClientScope = { clientId: null, fixed: false };
export const ClientScope = createContext(NO_CLIENT);
export const useClientScope = (): ClientScope => use(ClientScope);

/**
 * What an address keeps that leads from a list to one of its records: how the list was narrowed; from the page of a
 * client, to whom.
 */
export const useListSearch = (): string => {
  const { clientId, fixed } = useClientScope();
  const { search } = useLocation();
  return fixed && clientId !== null ? `?${new URLSearchParams({ clientId })}` : search;
};

/** The same address with the chosen client of the present one, unless it names its own. */
export const withChosenClient = (href: string, search: string): string => {
  const url = new URL(href, window.location.origin);
  const own = url.searchParams.get(CHOSEN_CLIENT);
  const chosen = own ?? new URLSearchParams(search).get(CHOSEN_CLIENT);
  if (own === chosen && own !== '') return href;
  if (chosen) url.searchParams.set(CHOSEN_CLIENT, chosen);
  else url.searchParams.delete(CHOSEN_CLIENT);
  return `${url.pathname}${url.search}${url.hash}`;
};
