import type { Route } from '../../lib/api/api-types';

const nameOf = ({ city, state }: Route['from']): string => `${city}, ${state}`;

/** 'Elko, NV to Boise, ID by way of Twin Falls, ID' */
export const wayOf = ({ from, to, via }: Pick<Route, 'from' | 'to' | 'via'>): string =>
  `${nameOf(from)} to ${nameOf(to)}${via.length === 0 ? '' : ` by way of ${via.map(nameOf).join('; ')}`}`;
