import { tripLegLabels } from '../../../generated/kinds';
import type { Answer } from '../../../lib/api/api-types';
import { formatDate } from '../../../lib/format/dates';
import { formatQuantity } from '../../../lib/format/money';

/** What a vehicle drove on a trip, by state and province. */
export type Trip = Answer<'Trip'>;

/** Where it went: 'Reno, NV to Provo, UT'; its day where nobody said. */
export const wayOf = ({ origin, destination, date }: Pick<Trip, 'origin' | 'destination' | 'date'>): string =>
  origin && destination ? `${origin} to ${destination}` : `Trip of ${formatDate(date)}`;

/** The miles of each state in one line: 'NV 410.2, UT 108'. */
export const legsInWords = ({ legs }: Pick<Trip, 'legs'>): string =>
  legs.map(({ jurisdiction, miles }) => `${jurisdiction} ${formatQuantity(miles)}`).join(', ');

export const stateOf = (code: Trip['legs'][number]['jurisdiction']): string => tripLegLabels.jurisdiction[code];

const pad = (value: number): string => String(value).padStart(2, '0');
/** The quarter that ended last before a day: lastQuarter('2026-11-27') is July to September. */
export const lastQuarter = (today: string): { from: string; to: string } => {
  const quarter = Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  const year = Number(today.slice(0, 4)) - (quarter === 0 ? 1 : 0);
  const first = ((quarter + 3) % 4) * 3 + 1;
  const last = new Date(Date.UTC(year, first + 2, 0)).getUTCDate();
  return { from: `${year}-${pad(first)}-01`, to: `${year}-${pad(first + 2)}-${pad(last)}` };
};
