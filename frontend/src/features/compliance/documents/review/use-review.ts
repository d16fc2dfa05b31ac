import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useListParams } from '../../../../lib/lists/use-list-params';
import { documentQuery, documentsQuery } from '../document-calls';

export const queueFilters = ['status', 'documentType', 'clientId', 'invoiceId', 'loadId', 'expenseId'] as const;
const LONGEST_QUEUE = 1_000;

/** The document at an address and its neighbours in the filtered queue, also after a move took it out of the filter. */
export const useReview = (id: string) => {
  const params = useListParams(queueFilters);
  const { page: _page, ...filters } = params.query;
  const queue = useQuery(documentsQuery({ ...filters, limit: LONGEST_QUEUE }));
  const items = queue.data?.items ?? [];
  const index = items.findIndex((item) => String(item.id) === id);
  const inQueue = items[index];
  const settled = queue.isError || (queue.isSuccess && !queue.isPlaceholderData);
  const one = useQuery({ ...documentQuery(id), enabled: settled && !inQueue });
  const place = useRef(0);
  if (index >= 0) place.current = index;

  const fresher = one.data && inQueue ? one.data.version > inQueue.version : !inQueue;
  const next = index >= 0 ? items[index + 1] : items[place.current];
  const previous = items[(index >= 0 ? index : place.current) - 1];
  return {
    document: fresher ? one.data : inQueue,
    error: one.error,
    retry: () => void one.refetch(),
    next: next?.id,
    previous: previous?.id,
    position: index >= 0 ? index + 1 : null,
    count: items.length,
  };
};
