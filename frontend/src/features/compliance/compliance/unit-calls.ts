import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, listAll, type QueryParams } from '../../../lib/api/api-client';
import type { Vehicle } from '../../../lib/api/api-types';
import { roots } from '../../../lib/api/query-roots';
import { staleAfter } from '../../../lib/api/stale-after';
import { useRestore } from '../../../lib/use-restore';

const PATH = '/api/vehicles';
const meta = { invalidates: staleAfter.vehicle };

/** What a unit of a fleet is added with; the rest of a vehicle is told on its own screen. */
export interface NewUnit {
  unitNumber: string;
  vin: string;
  licensePlate: string;
  clientId: string | null;
}

/** Where nobody sorts them, units come fleet by fleet; those of one fleet by their numbers. */
const inOrder = (query: QueryParams): QueryParams => ({
  ...query,
  sort: query['sort'] || (query['clientId'] ? 'unitNumber' : 'clientId'),
});

export const allUnits = (query: QueryParams): Promise<Vehicle[]> => listAll<Vehicle>(PATH, inOrder(query));

export const unitsQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.vehicles, 'units', query],
    queryFn: ({ signal }) => api.list<Vehicle>(PATH, { query: inOrder(query), signal }),
    placeholderData: keepPreviousData,
  });

export const useAddUnit = () => useMutation({ mutationFn: (unit: NewUnit) => api.post<Vehicle>(PATH, unit), meta });
export const useDeleteUnit = () => useMutation({ mutationFn: (id: string) => api.delete(`${PATH}/${id}`), meta });
export const useRestoreUnit = () => useRestore<string>(PATH, staleAfter.vehicle);
