import type { Load } from '../../../lib/api/api-types';

export type Stop = NonNullable<Load['via']>[number];

/** Places between pickup and drop-off as they are typed: one a line. */
export const stopsText = (via: Load['via']): string => (via ?? []).map(({ place }) => place).join('\n');

/** The places of a text: 'Elko, NV\n\nReno, NV' has two. */
export const placesIn = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

/** What is sent of it: a place that stays keeps its kind; null where there is none. */
export const stopsOf = (text: string, before: Load['via']): Stop[] | null => {
  const places = placesIn(text);
  const kindOf = (place: string) => (before ?? []).find((stop) => stop.place === place)?.kind ?? null;
  return places.length === 0 ? null : places.map((place) => ({ kind: kindOf(place), place }));
};
