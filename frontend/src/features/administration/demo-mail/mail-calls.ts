import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Mail, MailItem } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

export const mailsQuery = queryOptions({
  queryKey: [...roots.mail, 'list'],
  queryFn: () => api.get<MailItem[]>('/api/dev/mail'),
});

export const mailQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.mail, 'one', id],
    queryFn: () => api.get<Mail>(`/api/dev/mail/${encodeURIComponent(id)}`),
  });
