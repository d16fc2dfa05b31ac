import { queryOptions } from '@tanstack/react-query';
import { api } from './api-client';
import type { PracticePerson } from './api-types';
import { roots } from './query-roots';

/** People whom work is assigned to. */
export const peopleQuery = queryOptions({
  queryKey: [...roots.practice, 'people'],
  queryFn: () => api.get<PracticePerson[]>('/api/practice/people'),
});
