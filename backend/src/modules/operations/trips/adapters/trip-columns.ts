import type { SheetRules } from '../../../../platform/records/kind/declared/sheet-rules';

type Columns = SheetRules['columns'];
type Read = (text: string) => Readonly<Record<string, string>>;

/** The text of a cell under a name that `tripsOfRows` reads. */
const as =
  (name: string): Read =>
  (text) => ({ [name]: text });
const named = (names: string, column: Columns[string]): [string, Columns[string]][] =>
  names.split(', ').map((name) => [name, column]);

/** The one column that a sheet must have by whichever name, beside the vehicle. */
const WHEN = as('when');

/** The template of trips: a row for each state of a trip. Rows of one vehicle, day and trip number are one trip. */
export const TRIP_COLUMNS: Columns = {
  Date: WHEN,
  Vehicle: 'vehicleId',
  Jurisdiction: as('jurisdiction'),
  Miles: as('miles'),
  'Taxable Miles': as('taxableMiles'),
  Exempt: as('exempt'),
  'Odometer Start': as('odometerStart'),
  'Odometer End': as('odometerEnd'),
  Origin: 'origin',
  Destination: 'destination',
  Driver: 'driverId',
  Load: 'loadId',
  Client: 'clientId',
  'Trip Number': 'reference',
  Empty: 'empty',
  Source: 'source',
  Notes: 'notes',
};

/** What files of GPS and ELD providers call the same, and what they alone have: readings with a place and a time. */
export const DEVICE_COLUMNS: Columns = Object.fromEntries([
  ...named('Unit, Unit Number, Unit #, Truck, Truck Number, Truck #, Asset, VIN', 'vehicleId'),
  ...named('Vehicle ID, Vehicle Name, Vehicle Number, Vehicle #', 'vehicleId'),
  ...named('Day, Trip Date, End Date, Log Date, Timestamp, Date Time, Event Date, Reading Time', WHEN),
  ...named('Time, Event Time', as('time')),
  ...named('State, Province, State Province, Jurisdiction Code', as('jurisdiction')),
  ...named('Distance, Distance (mi), Distance (miles), Distance Miles, Total Miles, Mileage', as('miles')),
  ...named('Start Odometer, Starting Odometer, Begin Odometer, Beginning Odometer', as('odometerStart')),
  ...named('End Odometer, Ending Odometer', as('odometerEnd')),
  ...named('Odometer, Odometer (mi), Odometer Miles, Odometer Reading, ECM Odometer', as('odometer')),
  ...named('Latitude, Lat', as('latitude')),
  ...named('Longitude, Lon, Long, Lng', as('longitude')),
  ...named('Start Location, From', 'origin'),
  ...named('End Location, To', 'destination'),
  ...named('Location, Address', as('location')),
  ...named('Trip, Trip ID, Trip #', 'reference'),
]);
