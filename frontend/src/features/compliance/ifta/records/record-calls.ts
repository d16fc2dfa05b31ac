import { queryOptions, useMutation } from '@tanstack/react-query';
import { api, listAll } from '../../../../lib/api/api-client';
import type { Answer, Expense, Vehicle } from '../../../../lib/api/api-types';
import { searchedOnServer } from '../../../../lib/api/option-queries';
import { roots } from '../../../../lib/api/query-roots';
import { staleAfter } from '../../../../lib/api/stale-after';
import type { Subject } from '../../../../lib/subjects';
import { daysOf, type Period } from '../quarters';
import type { RateOf } from '../rates/rate-calls';
import { recordsAddress } from '../returns/return-calls';
import { fuelsOf, isForRoad, isLight, type Gathered, type RecordRow, type Trip } from './record-rows';

const TRIPS = '/api/ifta/trips';
const EXPENSES = '/api/expenses';
const meta = { invalidates: [...staleAfter.trip, ...staleAfter.expense] };

/** What of a quarter is shown to who asks, beside trips. */
interface Sees {
  readonly expenses: boolean;
  readonly vehicles: boolean;
}
/** The trips and fuel purchases of a client in a quarter, with the rates of their fuels. */
export const recordsQuery = (clientId: string, period: Period, sees: Sees) =>
  queryOptions({
    queryKey: [...roots.trips, 'records', clientId, period],
    queryFn: async (): Promise<Gathered> => {
      const { from, to } = daysOf(period);
      const [trips, bought, vehicles] = await Promise.all([
        listAll<Trip>(TRIPS, { clientId, dateFrom: from, dateTo: to }),
        sees.expenses
          ? listAll<Expense>(EXPENSES, { clientId, category: 'fuel', expenseDateFrom: from, expenseDateTo: to })
          : [],
        sees.vehicles ? listAll<Vehicle>('/api/vehicles', { clientId }) : [],
      ]);
      const expenses = bought.filter(isForRoad);
      const fuels = new Map(vehicles.map(({ id, fuelType }) => [id, fuelType]));
      const light = new Set(vehicles.filter(isLight).map(({ id }) => id));
      const gathered = { trips, expenses, fuels, light };
      const rates = await Promise.all(
        fuelsOf(gathered).map(
          async (fuelType) =>
            [fuelType, await api.get<RateOf[]>('/api/ifta/rates', { query: { quarter: period, fuelType } })] as const,
        ),
      );
      return { ...gathered, rates: new Map(rates) };
    },
  });

/** The vehicles of a client, to choose from. */
export const vehiclesOf = (clientId: string) =>
  searchedOnServer<Vehicle>({
    kind: 'vehicle',
    root: ['vehicles', clientId],
    path: '/api/vehicles',
    query: { clientId, sort: 'unitNumber' },
    option: ({ id, unitNumber, licensePlate }) => ({ value: id, label: `Unit ${unitNumber}`, detail: licensePlate }),
  });

export const addTrip = (body: Answer<'NewTrip'>): Promise<Trip> => api.post<Trip>(TRIPS, body);
export const addFuel = (body: Answer<'NewExpense'>): Promise<Expense> => api.post<Expense>(EXPENSES, body);
export const changeTrip = ({ id, version }: Trip, changes: object): Promise<Trip> =>
  api.patch<Trip>(`${TRIPS}/${id}`, changes, { version });
export const changeFuel = ({ id, version }: Expense, changes: object): Promise<Expense> =>
  api.patch<Expense>(`${EXPENSES}/${id}`, changes, { version });

/** Saves a record, whatever it is made of. */
export const useSaveRecord = () => useMutation({ mutationFn: (save: () => Promise<unknown>) => save(), meta });
/** Takes a row out: its trip or purchase, or of a trip with several states the miles in one. */
export const useTakeOut = () =>
  useMutation({
    mutationFn: async (row: RecordRow): Promise<void> => {
      if (row.kind === 'expense') return api.delete(`${EXPENSES}/${row.expense.id}`);
      const { trip, leg } = row;
      if (trip.legs.length === 1) return api.delete(`${TRIPS}/${trip.id}`);
      await changeTrip(trip, { legs: trip.legs.filter((_, at) => at !== leg) });
    },
    meta,
  });

/** Where the records of a quarter stand. */
export const recordsSubject = (clientId: string, period: Period): Subject => ({
  name: 'Records of the quarter',
  links: [{ label: 'Open', to: recordsAddress(clientId, period) }],
});
