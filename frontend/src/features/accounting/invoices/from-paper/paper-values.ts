import type { ChoiceOfPaper, FieldOfPaper, NewLoad, NewLoadTerms, ReadDocument } from '../../../../lib/api/api-types';
import { dateToInstant } from '../../../../lib/format/dates';
import type { Filling, QuickValues } from '../form/quick-invoice-dialog';

/** From here on a value is filled in; one that is less sure is shown and typed by hand. */
const SURE = 0.6;
/** What somebody chose where a paper says two things, by the name of the field. */
export type Chosen = Readonly<Record<string, ChoiceOfPaper>>;

/** A value with the line that says it. */
type Said = Pick<FieldOfPaper, 'page' | 'line' | 'said' | 'currency'> & { readonly value: string };

/** What a paper says about one thing: sure, or chosen by somebody. */
export const saidOf = ({ fields }: ReadDocument, chosen: Chosen, name: string): Said | null => {
  const picked = chosen[name];
  if (picked) return picked;
  const field = fields.find((each) => each.name === name);
  return field && field.value !== null && field.confidence >= SURE ? { ...field, value: field.value } : null;
};

/** A paper about several loads as one about the load that was chosen. */
export const aboutLoad = (paper: ReadDocument, at: number | null): ReadDocument => {
  const one = at === null ? undefined : paper.loads[at];
  return one ? { ...paper, fields: [...paper.fields, ...one.fields], stops: one.stops, load: one.load } : paper;
};

/** The dollars that a paper is about; invoices are in those of the US. */
const amountOf = (paper: ReadDocument, chosen: Chosen): Said | null => {
  const total = saidOf(paper, chosen, 'total');
  return total?.currency === 'USD' ? total : null;
};

/** What the invoice dialog begins with, each field with its line. */
export const fillingOf = (paper: ReadDocument, chosen: Chosen): Filling => {
  const broker = paper.parties.find(({ name }) => name === 'broker')?.record;
  const filled: [keyof QuickValues, string | undefined, Said | null][] = [
    ['brokerId', broker?.id, saidOf(paper, chosen, 'broker')],
    ['amount', amountOf(paper, chosen)?.value, amountOf(paper, chosen)],
    ['loadId', paper.load ? String(paper.load.id) : undefined, saidOf(paper, chosen, 'loadNumber')],
    ['dueDate', saidOf(paper, chosen, 'dueDate')?.value, saidOf(paper, chosen, 'dueDate')],
  ];
  const known = filled.flatMap(([name, value, said]) =>
    value !== undefined && said ? [[name, value, said] as const] : [],
  );
  return {
    values: Object.fromEntries(known.map(([name, value]) => [name, value])),
    marks: Object.fromEntries(known.map(([name, , { page, line, said }]) => [name, { page, line, said }])),
  };
};

/** The load that a paper tells of, when none is kept under its number; null where it does not say enough. */
export const newLoadOf = (paper: ReadDocument, chosen: Chosen, brokerId: number, rate: string): NewLoad | null => {
  const value = (name: string): string | undefined => saidOf(paper, chosen, name)?.value;
  const [loadNumber, pickupLocation, dropoffLocation] = [value('loadNumber'), value('pickup'), value('delivery')];
  if (paper.load !== null || !loadNumber || !pickupLocation || !dropoffLocation) return null;
  const [pickupDate, dropoffDate, distance] = [value('pickupDate'), value('deliveryDate'), value('miles')];
  const clientId = paper.parties.find(({ name }) => name === 'carrier')?.record?.id;
  return {
    loadNumber,
    brokerId,
    pickupLocation,
    dropoffLocation,
    rate,
    ...(pickupDate !== undefined && { pickupDate: dateToInstant(pickupDate) }),
    ...(dropoffDate !== undefined && { dropoffDate: dateToInstant(dropoffDate) }),
    ...(distance !== undefined && { distance }),
    ...(clientId !== undefined && { clientId }),
  };
};

const LONGEST_WORDS = 1_000;
/** Terms that are whole minutes or hours; the others are amounts and a choice. */
const COUNTS = new Set(['claimHours', 'noticeMinutes', 'detentionFreeMinutes', 'detentionIncrementMinutes']);

/** What the paper says of waiting, in US dollars and with its words; null where it says nothing sure. */
export const termsOf = ({ terms }: ReadDocument): NewLoadTerms | null => {
  const sure = terms.filter(
    ({ value, confidence, currency }) => value !== null && confidence >= SURE && currency !== 'CAD',
  );
  if (sure.length === 0) return null;
  const words = [...new Set(sure.map(({ said }) => said))].join(' ').slice(0, LONGEST_WORDS);
  const said = sure.map(({ name, value }) => [name, COUNTS.has(name) ? Number(value) : value] as const);
  return { ...Object.fromEntries(said), line: words, source: 'paper' };
};
