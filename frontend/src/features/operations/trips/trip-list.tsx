import RouteOutlined from '../../../generated/icons/RouteOutlined';
import { CLIENT_FILTER } from '../../../components/records/record-filters';
import { listOf } from '../../../components/records/record-list';
import { Facts, RowCard } from '../../../components/records/list-tools/row-card';
import { columnsOf } from '../../../components/table/columns-of';
import { tripLabels } from '../../../generated/kinds';
import { formatDate } from '../../../lib/format/dates';
import { formatQuantity } from '../../../lib/format/money';
import { tripKit } from './trip-kit';
import { legsInWords, wayOf, type Trip } from './trip-words';

/** What is to be looked at: 'To check' where an auditor would ask. */
const checkOf = ({ warnings }: Trip): string => warnings.map((warning) => `${warning}.`).join(' ');

export const TripList = listOf(tripKit, {
  name: 'trips',
  columns: columnsOf<Trip>(tripKit.fields, [
    ['date', { width: 120, sortable: true }],
    ['vehicleUnit', { header: 'Unit', width: 90 }],
    { field: 'way', header: 'Trip', flex: 2, width: 200, value: wayOf },
    {
      field: 'totalMiles',
      header: 'Miles',
      width: 100,
      align: 'right',
      value: ({ totalMiles }) => formatQuantity(totalMiles),
    },
    { field: 'legs', header: 'States', flex: 2, width: 200, drops: 1, value: legsInWords },
    ['source', { width: 120, drops: 2 }],
    { field: 'warnings', header: 'To Check', flex: 1, width: 170, drops: 3, value: checkOf },
    ['driverName', { header: 'Driver', width: 130, drops: 4 }],
    ['clientName', { header: 'Client', flex: 1, width: 150, drops: 5 }],
  ]),
  filters: [
    CLIENT_FILTER,
    { name: 'vehicleId', label: 'Vehicle', all: 'All vehicles', of: 'vehicle' },
    { name: 'source', all: 'All sources' },
    { name: 'dateFrom', label: 'From', linked: (day) => `From ${formatDate(day)}` },
    { name: 'dateTo', label: 'To', linked: (day) => `To ${formatDate(day)}` },
    { name: 'driverId', label: 'Driver', linked: () => 'Of one driver' },
    { name: 'loadId', label: 'Load', linked: () => 'Of one load' },
  ],
  empty: {
    icon: <RouteOutlined />,
    none: 'Add trips by hand, create them from delivered loads, or import a spreadsheet or a GPS or ELD file.',
    unmatched: 'Try another place, client, vehicle or source.',
  },
  card: (trip, link) => (
    <RowCard link={link}>
      <Facts
        of={[
          formatDate(trip.date),
          trip.vehicleUnit && `Unit ${trip.vehicleUnit}`,
          formatQuantity(trip.totalMiles, 'mi'),
          legsInWords(trip),
          tripLabels.source[trip.source],
        ]}
      />
    </RowCard>
  ),
});
