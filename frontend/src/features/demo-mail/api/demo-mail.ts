import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { DemoMail, DemoMailDetail } from '../../../lib/api-types';
import { roots } from '../../../lib/query-roots';

export const mailsQuery = (query: QueryParams) =>
  queryOptions({ queryKey: [...roots.mail, 'list', query], queryFn: () => api.list<DemoMail>('/api/dev/mail', { query }), placeholderData: keepPreviousData });

export const mailQuery = (id: string) => queryOptions({ queryKey: [...roots.mail, 'one', id], queryFn: () => api.get<DemoMailDetail>(`/api/dev/mail/${encodeURIComponent(id)}`) });
