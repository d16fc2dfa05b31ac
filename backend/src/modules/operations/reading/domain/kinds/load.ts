import { doubtsOf } from '../doubts';
import { isCompany } from '../company-names';
import type { DayRead } from '../days';
import { decided, type FieldRead, type LoadRead, type StopOfPaper, type Valued } from '../fields';
import { labelled, lineOf } from '../pieces';
import { stopsIn, type StopRead } from '../stops';
import { announced, readMiles, type Candidate } from '../values';
import { dayField, daysOf, nameField, type Paper } from './shared';

/** A letterhead has no label: it is that of the broker where the carrier is named, or where brokers are called so. */
const [LETTERHEAD, PERHAPS] = [0.7, 0.5];
const CALLED_SO = /\b(?:logistics|brokerage|brokers?|supply chain|solutions|freight (?:services|co))\b/i;

/** Stops of one kind without those that say again where another one is. */
const ofKind = (stops: readonly StopRead[], kind: StopRead['kind']): StopRead[] =>
  stops.filter((stop) => stop.kind === kind && stop.place !== null);

/** The places of the pickups or deliveries; several under one label, or numbered, are several stops. */
const placesOf = (stops: readonly StopRead[]): { several: boolean; places: Candidate<Valued>[] } => {
  const places = stops.flatMap(({ place }) => (place ? [{ ...place, value: { value: place.value } }] : []));
  const labels = new Set(stops.map(({ label }) => label));
  const different = new Set(places.map(({ value }) => value.value)).size > 1;
  return { several: different && (labels.size === 1 || stops.every(({ numbered }) => numbered)), places };
};

const byOrder = (read: { pickup: FieldRead[]; delivery: FieldRead[] }): FieldRead[] => {
  const [first, last] = [read.pickup[0]?.value, read.delivery[0]?.value];
  const wrong = first && last && last < first;
  const lower = (field: FieldRead): FieldRead => (wrong ? { ...field, confidence: 0.5 } : field);
  return [...read.pickup, ...read.delivery].map(lower);
};

/** Where a load goes, and when. */
export const routeOf = ({ pieces, source }: Paper): LoadRead => {
  const stops = stopsIn(pieces);
  const [from, to] = [ofKind(stops, 'pickup'), ofKind(stops, 'delivery')];
  const place = (name: string, of: readonly StopRead[], last: boolean): FieldRead[] => {
    const { several, places } = placesOf(of);
    const one = last ? places.at(-1) : places[0];
    return decided(name, several && one ? [one] : places, { source });
  };
  const day = (name: 'pickupDate' | 'deliveryDate', kind: StopRead['kind'], last: boolean): FieldRead[] => {
    const own = daysOf(pieces, name);
    const many = placesOf(ofKind(stops, kind)).several;
    const days = stops.flatMap((stop) => (stop.kind === kind && stop.day ? [stop.day] : []));
    const all: Candidate<DayRead>[] = [...own, ...days];
    const ends = last
      ? all.toSorted((one, other) => other.at - one.at)
      : all.toSorted((one, other) => one.at - other.at);
    return dayField(name, many ? ends.slice(0, 1) : all, { source, doubts: doubtsOf(pieces) });
  };
  return {
    fields: [
      ...place('pickup', from, false),
      ...place('delivery', to, true),
      ...byOrder({ pickup: day('pickupDate', 'pickup', false), delivery: day('deliveryDate', 'delivery', true) }),
    ],
    stops: passed(stops),
  };
};
/** Each stop once, in the order of the paper. */
const passed = (stops: readonly StopRead[]): StopOfPaper[] => {
  const seen = new Set<string>();
  return stops.flatMap(({ kind, place, day }) => {
    const key = `${kind} ${place?.value ?? ''}`;
    if (!place || seen.has(key)) return [];
    seen.add(key);
    const date = day?.value.days.length === 1 ? (day.value.days[0] ?? null) : null;
    return [{ kind, place: place.value, date, page: place.page, line: place.line }];
  });
};

export const milesField = ({ pieces, source }: Paper): FieldRead[] =>
  decided(
    'miles',
    labelled(pieces, 'miles')
      .flatMap((label) => announced(pieces, label, readMiles))
      .map((each) => ({ ...each, value: { value: each.value } })),
    { source },
  );

const LETTERHEAD_LINES = 4;
/** Who sends the paper: after its label, else the company in its letterhead that is not the carrier. */
export const brokerField = (paper: Paper, carrier: string | null): FieldRead[] => {
  const named = [...nameField(paper, 'broker', 'broker'), ...nameField(paper, 'broker', 'billTo')].slice(0, 1);
  if (named.length > 0) return named;
  const { pieces, source } = paper;
  const key = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
  for (const [at, row] of pieces.rows.slice(0, LETTERHEAD_LINES).entries())
    for (const { text, labelled: label } of row) {
      if (label !== null || !isCompany(text) || (carrier !== null && key(text) === key(carrier))) continue;
      const found = { value: { value: text }, trust: 2, at, ...lineOf(pieces, { at }) };
      return decided('broker', [found], {
        source,
        labelled: carrier !== null || CALLED_SO.test(text) ? LETTERHEAD : PERHAPS,
      });
    }
  return [];
};
