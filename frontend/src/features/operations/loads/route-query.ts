import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Route } from '../../../lib/api/api-types';

/** What is asked of a route: its ends as somebody wrote them, and what fuel is worked out by. */
export interface RouteAsked {
  readonly from: string;
  readonly to: string;
  readonly mpg?: string;
  readonly fuelPrice?: string;
}

/** How far it is by road. Roads stay as they are: it is asked once. */
export const routeQuery = ({ from, to, mpg = '', fuelPrice = '' }: RouteAsked) =>
  queryOptions({
    queryKey: ['routes', from, to, mpg, fuelPrice],
    queryFn: () =>
      api.get<Route>('/api/routes', { query: { from, to, ...(mpg && { mpg }), ...(fuelPrice && { fuelPrice }) } }),
    staleTime: Infinity,
    retry: false,
  });
