import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Notification, Notifications } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { batchAddress, recordAddress } from '../../../lib/navigation/record-address';

export const notificationsQuery = queryOptions({
  queryKey: roots.notifications,
  queryFn: () => api.get<Notifications>('/api/notifications'),
  meta: { quiet: true },
});

/** Marks news as read: these, or all. */
export const useRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[] | null) =>
      api.post<Notifications>('/api/notifications/read', ids === null ? {} : { ids }),
    onSuccess: (news) => client.setQueryData(notificationsQuery.queryKey, news),
  });
};

/** Where news leads. @param isTheirs the reader has a portal */
export const addressOfNews = ({ kind, recordId, within }: Notification, isTheirs: boolean): string => {
  switch (kind) {
    case 'paperrequest':
      return isTheirs ? '/client-portal/deadlines' : (recordAddress('document', recordId) ?? '/documents');
    case 'job':
      return '/audit/jobs?state=failed';
    case 'integritycheck':
      return '/audit/integrity';
    case 'batch':
      return batchAddress(recordId, within ?? undefined);
    default:
      return recordAddress(kind, recordId) ?? '/';
  }
};
