import type { Invoice } from '../../../../lib/api/api-types';

/** 1 → "1 invoice" */

/** The invoices of each carrier, in the order of their names. */
export const byCarrier = (invoices: readonly Invoice[]): readonly (readonly Invoice[])[] =>
  [...new Set(invoices.map(({ brokerId }) => brokerId))]
    .map((carrier) => invoices.filter(({ brokerId }) => brokerId === carrier))
    .sort((one, other) => carrierOf(one).localeCompare(carrierOf(other)));

export const carrierOf = ([invoice]: readonly Invoice[]): string => invoice?.brokerName ?? 'one carrier';

/** Of many only the first are named: "Keystone, Midland and 3 others". */
export const inOneLine = (names: readonly string[], most = 3): string =>
  new Intl.ListFormat('en-US').format(
    names.length > most ? [...names.slice(0, most - 1), `${names.length - most + 1} others`] : names,
  );
