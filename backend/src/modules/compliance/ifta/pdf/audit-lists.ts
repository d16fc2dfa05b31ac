import { labelOf } from '../../../../platform/fields/words';
import { Listing, packed, type ListingColumn } from '../../../../platform/infrastructure/pdf/listing';
import type { Paper } from '../../../../platform/infrastructure/pdf/paper';
import { grouped, moneyText } from '../../../../platform/money/money';
import { scaled, withPlaces } from '../../../../platform/money/rounding';
import { GALLON_PLACES, MILE_PLACES } from '../domain/section';
import type { Material } from '../queries/pack-material';

const left = (header: string, letters: number): ListingColumn => ({ header, letters });
const right = (header: string, letters: number): ListingColumn => ({ header, letters, right: true });
const INDENT = '           ';

/** A sum of decimal texts. */
const sumOf = (values: readonly string[], places: number): string =>
  withPlaces(
    values.reduce((sum, value) => sum + scaled(value, places), 0n),
    places,
  );
const totals = (by: ReadonlyMap<string, readonly string[]>, places: number): string[] =>
  [...by].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([state, values]) => `${state} ${sumOf(values, places)}`);
const gathered = (pairs: Iterable<readonly [string, string]>): Map<string, string[]> => {
  const by = new Map<string, string[]>();
  for (const [state, value] of pairs) {
    const values = by.get(state);
    if (values) values.push(value);
    else by.set(state, [value]);
  }
  return by;
};
const sums = async (list: Listing, words: string, parts: readonly string[]): Promise<void> => {
  await list.line('');
  await list.line(words, { bold: true });
  for (const line of packed(parts, '', list.letters)) await list.line(line);
};

export const listVehicles = async (paper: Paper, { record }: Material): Promise<void> => {
  const list = new Listing(paper, 'Vehicles', [
    ...[left('Unit', 14), right('Miles', 12), right('Estimated', 12), right('Gallons', 14)],
    ...[left('Vehicle', 36)],
  ]);
  for (const { unit, miles, estimatedMiles, gallons, vehicleId, leftOut } of record.vehicles) {
    await list.row([unit, miles, estimatedMiles, gallons, vehicleId]);
    if (leftOut !== null) await list.below(`${INDENT}not in the return: ${leftOut}`);
  }
};

/** Each trip with its miles by state and the id of its record, then what a state's miles come to. */
export const listTrips = async (paper: Paper, { trips, units }: Material): Promise<void> => {
  const list = new Listing(paper, `Trips: ${grouped(trips.length)}`, [
    ...[left('Date', 10), left('Unit', 10), left('From, to', 70), left('Odometer', 21), right('Miles', 9)],
    ...[left('Source', 9), left('Trip sheet', 30)],
  ]);
  for (const trip of trips) {
    const { id, date, vehicleId, origin, destination, odometerStart, odometerEnd, legs, source, reference } = trip;
    const way = [origin, destination].filter(Boolean).join(' - ');
    const odometer = odometerStart && odometerEnd ? `${odometerStart}-${odometerEnd}` : null;
    const miles = sumOf(
      legs.map((leg) => leg.miles),
      MILE_PLACES,
    );
    await list.row([date, units.get(vehicleId) ?? null, way, odometer, miles, source, reference]);
    const parts = legs.map((leg) => {
      const taxed = leg.taxableMiles === null ? '' : ` (${leg.taxableMiles} taxed: ${leg.exempt ?? 'exempt'})`;
      return `${leg.jurisdiction} ${leg.miles}${taxed}`;
    });
    for (const line of packed([`trip ${id}`, ...parts], INDENT, list.letters)) await list.below(line);
  }
  const legs = trips.flatMap((trip) => trip.legs);
  const by = gathered(legs.map(({ jurisdiction, miles }) => [jurisdiction, miles]));
  const all = sumOf([...by.values()].flat(), MILE_PLACES);
  await sums(list, `In all ${all} miles, with those of vehicles that are left out:`, totals(by, MILE_PLACES));
};

export const listFuel = async (paper: Paper, { fuel, units, receipts }: Material): Promise<void> => {
  const list = new Listing(paper, `Fuel: ${grouped(fuel.length)} purchases`, [
    ...[left('Date', 10), left('Unit', 10), left('Vendor', 50), left('In', 2), left('Fuel', 10), left('Use', 7)],
    ...[right('Gallons', 11), right('Amount', 11), left('Taxed', 5), left('Receipt', 34), right('Expense', 8)],
  ]);
  const files = gathered(receipts.map(({ expenseId, name }) => [String(expenseId), name]));
  for (const each of fuel) {
    const { id, date, vehicleId, vendor, jurisdiction, fuelType, fuelUse, gallons, amount, taxPaid, reference } = each;
    await list.row([
      ...[date, vehicleId === null ? null : (units.get(vehicleId) ?? null), vendor, jurisdiction],
      ...[fuelType === null ? null : labelOf(fuelType), fuelUse ?? 'road', gallons, moneyText(amount)],
      ...[taxPaid ? 'yes' : 'no', reference, String(id)],
    ]);
    for (const name of files.get(String(id)) ?? []) await list.below(`${INDENT}${name}`);
  }
  const counted = fuel.filter(({ fuelUse, gallons }) => (fuelUse ?? 'road') === 'road' && gallons !== null);
  const by = gathered(counted.map(({ jurisdiction, gallons }) => [jurisdiction ?? 'no state', gallons ?? '0']));
  const all = sumOf([...by.values()].flat(), GALLON_PLACES);
  await sums(list, `In all ${all} gallons for the road:`, totals(by, GALLON_PLACES));
};

/** Each rate that the return used, with where it is from. */
export const listRates = async (paper: Paper, { record }: Material): Promise<void> => {
  const list = new Listing(paper, 'Rates', [left('Fuel', 14), left('In', 2), left('Kind', 10), right('Rate', 8)]);
  for (const { fuelType, lines } of record.sections)
    for (const { jurisdiction, kind, rate } of lines) {
      const shown = rate.is === 'known' ? rate.rate : rate.is === 'none' ? 'none' : 'missing';
      await list.row([labelOf(fuelType), jurisdiction, kind, shown]);
      const why = rate.is === 'known' ? rate.source : rate.is === 'none' ? rate.reason : null;
      for (const said of packed((why ?? '').split(/\s+/), INDENT, list.letters, ' ')) await list.below(said);
    }
};

/** The versions that were filed, with their hash over trips, fuel and rates. */
export const listFilings = async (paper: Paper, { filings }: Material): Promise<void> => {
  const list = new Listing(paper, 'Versions filed', [
    ...[right('Version', 7), left('Filed on', 10), left('By', 30), right('Due', 14), left('Reference', 24)],
    ...[right('Position', 10)],
  ]);
  for (const { version, filedOn, by, due, reference, position, reason, inputHash } of filings) {
    const owed = due === null ? null : moneyText(due);
    await list.row([String(version), filedOn, by, owed, reference, String(position)]);
    await list.below(`${INDENT}${inputHash}`);
    if (reason !== null) await list.below(`${INDENT}${reason}`);
  }
  if (filings.length === 0) await list.line('It was not filed yet.');
};

export const listReceipts = async (paper: Paper, { receipts }: Material): Promise<void> => {
  const list = new Listing(paper, `Receipts: ${grouped(receipts.length)}`, [
    ...[right('Expense', 8), left('File in the archive', 52), left('SHA-256', 64)],
  ]);
  for (const { expenseId, name, hash } of receipts) await list.row([String(expenseId), name, hash]);
  if (receipts.length === 0) await list.line('No purchase of the quarter has the file of its receipt.');
};
