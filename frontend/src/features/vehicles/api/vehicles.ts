import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { api, type QueryParams } from '../../../lib/api-client';
import type { NewVehicle, Vehicle, VehicleChanges, VehicleStatus } from '../../../lib/api-types';
import { saveRecord } from '../../../lib/forms/saving';
import { roots, staleAfter } from '../../../lib/query-roots';
import { useRestore } from '../../../lib/use-restore';

const meta = { invalidates: staleAfter.vehicle };

export const vehiclesQuery = (query: QueryParams) =>
  queryOptions({
    queryKey: [...roots.vehicles, 'list', query],
    queryFn: () => api.list<Vehicle>('/api/vehicles', { query }),
    placeholderData: keepPreviousData,
  });

export const vehicleQuery = (id: string) =>
  queryOptions({ queryKey: [...roots.vehicles, 'one', id], queryFn: () => api.get<Vehicle>(`/api/vehicles/${id}`) });

export const useSaveVehicle = () =>
  useMutation({ mutationFn: saveRecord<Vehicle, NewVehicle, VehicleChanges>('/api/vehicles'), meta });

export const useMoveVehicle = () =>
  useMutation({
    mutationFn: ({ vehicle, status }: { vehicle: Vehicle; status: VehicleStatus }) =>
      api.patch<Vehicle>(`/api/vehicles/${vehicle.id}`, { status } satisfies VehicleChanges, {
        version: vehicle.version,
      }),
    meta,
  });

export const useDeleteVehicle = () =>
  useMutation({ mutationFn: (id: string) => api.delete(`/api/vehicles/${id}`), meta });

export const useRestoreVehicle = () => useRestore<string>('/api/vehicles', staleAfter.vehicle);
