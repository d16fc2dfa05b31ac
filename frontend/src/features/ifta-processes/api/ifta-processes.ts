import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, listAll, type QueryParams } from '../../../lib/api-client';
import { ApiError } from '../../../lib/api-error';
import type { IftaProcess, IftaProcessChanges, IftaStatus, NewIftaProcess } from '../../../lib/api-types';
import { saveRecord } from '../../../lib/forms/saving';
import { roots } from '../../../lib/query-roots';
import { staleAfter } from '../../../lib/stale-after';
import { useRestore } from '../../../lib/use-restore';

const PATH = '/api/ifta-processes';

/** A client's own quarters; asked for only when it is known whose. */
export const myProcessesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...roots.iftaProcesses, 'mine', userId],
    queryFn: () => listAll<IftaProcess>(PATH),
    enabled: userId !== '',
  });

export const processesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.iftaProcesses, 'list', query],
    queryFn: () => api.list<IftaProcess>(PATH, { query }),
    placeholderData: keepPreviousData,
  });

/** The API has no call for one of them: a few quarters a client are found in the list. */
export const processQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.iftaProcesses, 'one', id],
    queryFn: async (): Promise<IftaProcess> => {
      const found = (await listAll<IftaProcess>(PATH)).find((process) => process.id === id);
      if (!found) throw new ApiError(404, 'IFTA process not found');
      return found;
    },
  });

export const useSaveProcess = () =>
  useMutation({
    mutationFn: saveRecord<IftaProcess, NewIftaProcess, IftaProcessChanges>(PATH),
    meta: { invalidates: staleAfter.iftaprocess },
  });

export const useDeleteProcess = () =>
  useMutation({
    mutationFn: (id: string) => api.delete(`${PATH}/${id}`),
    meta: { invalidates: staleAfter.iftaprocess },
  });

export const useRestoreProcess = () => useRestore<string>(PATH, staleAfter.iftaprocess);

export const useMoveProcess = () =>
  useMutation({
    mutationFn: ({ process, status }: { process: IftaProcess; status: IftaStatus }) =>
      api.patch<IftaProcess>(`${PATH}/${process.id}`, { status } satisfies IftaProcessChanges, {
        version: process.version,
      }),
    meta: { invalidates: staleAfter.iftaprocess },
  });
