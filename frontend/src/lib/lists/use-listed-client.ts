import { useListParams } from './use-list-params';

const FILTERS = ['clientId'] as const;
/** The address of a list, narrowed to that client. */
export type Within = (address: string) => string;

/**
 * The client that the list of this page is narrowed to, '' when to none; and how figures beside it lead to the list
 * they count.
 */
export const useListedClient = (): { clientId: string; within: Within } => {
  const clientId = useListParams(FILTERS).filter('clientId');
  const within: Within = (address) =>
    clientId === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ clientId })}`;
  return { clientId, within };
};
