import type { Within } from './use-listed-client';
import { useListParams } from './use-list-params';

const FILTERS = ['clientId', 'own'] as const;

/**
 * Whose books the figures of this page are of: one client's, `own` the firm's, or all; and how they lead to the list
 * that they sum up.
 * @example useListedBooks().within('/accounting/bookkeeping?account=1100')
 */
export const useListedBooks = (): { clientId: string; own: string; within: Within } => {
  const params = useListParams(FILTERS);
  const [clientId, own] = [params.filter('clientId'), params.filter('own')];
  const asked = new URLSearchParams(own ? { own } : clientId ? { clientId } : {}).toString();
  const within: Within = (address) =>
    asked === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${asked}`;
  return { clientId, own, within };
};
