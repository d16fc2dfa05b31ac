import { queryOptions } from '@tanstack/react-query';
import { listAll } from '../../../lib/api/api-client';
import type { IftaProcess } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';

/** A client's own quarters; asked for only when it is known whose. */
export const myProcessesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...roots.iftaProcesses, 'mine', userId],
    queryFn: () => listAll<IftaProcess>('/api/ifta-processes'),
    enabled: userId !== '',
  });
