import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api/api-client';
import type { Route } from '../../../lib/api/api-types';

/** What is asked of a route: its ends as somebody wrote them, and what fuel is worked out by. */
export interface RouteAsked {
  readonly from: string;
  readonly to: string;
  /** Places between both, in their order. */
  readonly via?: readonly string[];
  readonly mpg?: string;
  readonly fuelPrice?: string;
}

/** How far it is by road. Roads stay as they are: it is asked once. */
export const routeQuery = ({ from, to, via = [], mpg = '', fuelPrice = '' }: RouteAsked) =>
  queryOptions({
    queryKey: ['routes', from, to, via, mpg, fuelPrice],
    queryFn: () =>
      api.get<Route>('/api/routes', {
        // the API tells places apart by semicolons
        query: {
          from,
          to,
          ...(via.length > 0 && { via: via.map((place) => place.replaceAll(';', ' ')).join('; ') }),
          ...(mpg && { mpg }),
          ...(fuelPrice && { fuelPrice }),
        },
      }),
    staleTime: Infinity,
    retry: false,
  });
