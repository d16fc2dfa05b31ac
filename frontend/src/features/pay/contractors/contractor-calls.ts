import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Answer } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

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
