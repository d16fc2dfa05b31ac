import { queryOptions, useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import { recordAddress } from '../../../lib/navigation/record-address';
import type { Subject } from '../../../lib/subjects';

/** Somebody whom a book pays and who is no employee. */
export type Contractor = Answer<'Contractor'>;
/** What a contractor was paid in a year: on which forms it is, and what is on none. */
export type ContractorYear = Answer<'ContractorYear'>;

/** Null: this year. */
export const contractorYearQuery = (id: string, year: number | null) =>
  queryOptions({
    queryKey: [...roots.contractors, 'payments', id, year],
    queryFn: () => api.get<ContractorYear>(`/api/contractors/${id}/payments`, { query: { year } }),
  });

/** Asks for W-9s that are missing by mail; says of each whether it was asked, or why not. */
export const useAskForW9 = () =>
  useMutation({
    mutationFn: (body: Answer<'NewW9Requests'>) => api.post<Answer<'W9Requests'>>('/api/contractors/w9-requests', body),
    meta: { invalidates: staleAfter.contractor },
  });

export const contractorSubject = ({ id, name }: Pick<Contractor, 'id' | 'name'>): Subject => ({
  name,
  links: [{ label: 'Open', to: recordAddress('contractor', id) ?? '/accounting/1099' }],
});
