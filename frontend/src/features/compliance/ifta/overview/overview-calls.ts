import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/api/api-client';
import type { Distances } from '../../../../lib/api/api-types';
import { roots } from '../../../../lib/api/query-roots';
import { daysOf, monthsOf, shifted, type Days, type Period } from '../quarters';

/** The miles of a client in some days, of its fleet and of each vehicle. */
const distances = (clientId: string, { from, to }: Days): Promise<Distances> =>
  api.get<Distances>('/api/ifta/distances', { query: { clientId, from, to } });

/** How far the trips of a quarter are there. */
export interface QuarterSoFar {
  readonly miles: string;
  readonly milesBefore: string;
  /** Months of vehicles with a trip, of all months of all vehicles in service. */
  readonly monthsWithTrips: number;
  readonly months: number;
  readonly vehicles: number;
}
const tenthsOf = (miles: string): number => Math.round(Number(miles) * 10);

/** Its miles and those of the quarter before, and for which months its vehicles have trips. */
export const quarterSoFarQuery = (clientId: string, period: Period, seesVehicles: boolean) =>
  queryOptions({
    queryKey: [...roots.distances, clientId, period],
    queryFn: async (): Promise<QuarterSoFar> => {
      const months = monthsOf(period);
      const [before, vehicles, ...each] = await Promise.all([
        distances(clientId, daysOf(shifted(period, -1))),
        seesVehicles
          ? api.list('/api/vehicles', { query: { clientId, status: 'in_service', limit: 1, total: 'exact' } })
          : { total: 0 },
        ...months.map((days) => distances(clientId, days)),
      ]);
      const drove = new Set(each.flatMap((month) => month.vehicles.map(({ vehicleId }) => vehicleId)));
      const fleet = Math.max(vehicles.total, drove.size);
      return {
        miles: (each.reduce((sum, { miles }) => sum + tenthsOf(miles), 0) / 10).toFixed(1),
        milesBefore: before.miles,
        monthsWithTrips: each.reduce((sum, month) => sum + month.vehicles.length, 0),
        months: fleet * months.length,
        vehicles: fleet,
      };
    },
  });
