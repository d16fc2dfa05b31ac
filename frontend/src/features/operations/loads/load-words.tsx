import { chipOf } from '../../../components/display/status-chip';
import type { Load } from '../../../lib/api/api-types';
import { loadStatusLabels } from '../../../lib/format/labels';
import { formatQuantity, formatWholeDollars, sumMoney } from '../../../lib/format/money';

export const LoadStatusChip = chipOf(loadStatusLabels, {
  pending: 'warning',
  in_transit: 'info',
  delivered: 'success',
  cancelled: 'neutral',
});

export const routeOf = (load: Load): string => `${load.pickupLocation} → ${load.dropoffLocation}`;

/** '612.5 mi', and whether somebody knows it or the route proposed it. */
export const distanceOf = ({ distance, distanceEstimated }: Load): string =>
  distanceEstimated ? `${formatQuantity(distance, 'mi')} (estimated)` : formatQuantity(distance, 'mi');

export const fuelOf = (load: Load): string => {
  const gallons = load.estimatedFuel === null ? '' : formatQuantity(load.estimatedFuel, 'gal');
  const cost = load.estimatedFuelCost === null ? '' : formatWholeDollars(load.estimatedFuelCost);
  return [gallons, cost].filter(Boolean).join(' · ') || '—';
};

/** What a load earns: its rate and its lines; null while nothing is known of it. */
export const loadTotal = ({ rate, lines }: Pick<Load, 'rate' | 'lines'>): string | null =>
  rate === null && !lines?.length
    ? null
    : sumMoney([...(rate === null ? [] : [rate]), ...(lines ?? []).map(({ amount }) => amount)]);
