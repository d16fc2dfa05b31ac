import type { LoadRead } from '../fields';
import { routeOf } from './load';
import { dayField, daysOf, nameField, numberField, type Paper } from './shared';

/** What was given to the carrier: from where to where, and under which number. */
export const billOfLading = (paper: Paper): LoadRead => {
  const { pieces, source } = paper;
  const route = routeOf(paper);
  const days = [...daysOf(pieces, 'date'), ...daysOf(pieces, 'pickupDate')];
  return {
    stops: route.stops,
    fields: [
      ...numberField(paper, 'bolNumber', 'bolNumber'),
      ...dayField('date', days, { source }),
      ...route.fields.filter(({ name }) => name === 'pickup' || name === 'delivery'),
      ...nameField(paper, 'carrier', 'carrier'),
    ],
  };
};
