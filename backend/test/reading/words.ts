import type { Stop, Values } from './values';

const grouped = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
/** 215000 → '2,150.00' */
export const amount = (cents: number): string =>
  `${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
/** 215000 → '$2,150.00' */
export const usd = (cents: number): string => `$${amount(cents)}`;
/** 215000 → '2150.00 USD', as the truth says it. */
export const truthOf = (cents: number, currency = 'USD'): string => `${amount(cents).replaceAll(',', '')} ${currency}`;
export const miles = grouped;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const partsOf = (day: string): [string, string, string] => [day.slice(0, 4), day.slice(5, 7), day.slice(8)];
/** 2026-07-04 → '07/04/2026' */
export const us = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return `${month}/${date}/${year}`;
};
/** 2026-07-04 → '7/4/26' */
export const short = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return `${Number(month)}/${Number(date)}/${year.slice(2)}`;
};
/** 2026-07-04 → '07-04-26' */
export const dashed = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return `${month}-${date}-${year.slice(2)}`;
};
/** 2026-07-04 → 'July 4, 2026' */
export const long = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return `${MONTHS[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`;
};
/** 2026-07-04 → '04-Jul-2026' */
export const named = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return `${date}-${(MONTHS[Number(month) - 1] ?? '').slice(0, 3)}-${year}`;
};
/** 2026-07-04 → '04/07/2026' */
export const dayFirst = (day: string): string => {
  const [year, month, date] = partsOf(day);
  return `${date}/${month}/${year}`;
};

/** 'Elko, NV' */
export const town = ({ city, state }: Stop): string => `${city}, ${state}`;
/** 'Elko, NV 89801' */
export const coded = (stop: Stop): string => `${town(stop)} ${stop.zip}`;

/** What a rate confirmation of these values says, where it says all of it in dollars of the US. */
export const toldBy = (values: Values): Readonly<Record<string, string>> => ({
  loadNumber: values.loadNumber,
  total: truthOf(values.total),
  fuelSurcharge: truthOf(values.surcharge),
  miles: String(values.miles),
  broker: values.broker,
  carrier: values.carrier,
  pickup: town(values.pickup),
  delivery: town(values.delivery),
  pickupDate: values.pickupDate,
  deliveryDate: values.deliveryDate,
});
/** The same without some. */
export const less = (told: Readonly<Record<string, string>>, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(told).filter(([name]) => !names.includes(name)));
