import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { Mail, MailItem } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';

export const mailsQuery = (query: QueryParams) =>
  queryOptions({ queryKey: [...roots.mail, 'list', query], queryFn: () => api.list<MailItem>('/api/dev/mail', { query }), placeholderData: keepPreviousData });

export const mailQuery = (id: string) => queryOptions({ queryKey: [...roots.mail, 'one', id], queryFn: () => api.get<Mail>(`/api/dev/mail/${encodeURIComponent(id)}`) });
