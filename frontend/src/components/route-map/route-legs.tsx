import { styled } from '@mui/material/styles';
import type { Route } from '../../lib/api/api-types';
import { formatQuantity } from '../../lib/format/money';
import { palette } from '../display/palette';
import { wayOf } from './way-of';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', color: palette.text.secondary, paddingBottom: 6 },
  '& th': { textAlign: 'left', fontWeight: 400 },
  '& thead th': { color: palette.text.secondary },
  '& td, & th:last-child': { textAlign: 'right' },
  '& tbody tr': { borderTop: `1px solid ${palette.divider}` },
  '& tfoot tr': { borderTop: `1px solid ${palette.text.secondary}`, fontWeight: 600 },
  '& th, & td': { padding: '5px 0' },
});

const FOUND = {
  graph: 'Estimated along the main highways',
  osrm: 'From the routing server of your firm',
  straight: 'Estimated from the straight-line distance',
} as const satisfies Record<Route['method'], string>;

/** Miles with their tenth, so that they stand below each other: "211" is "211.0". */
const toTenths = (miles: string): string => {
  const words = formatQuantity(miles);
  return words.includes('.') ? words : `${words}.0`;
};

/** What the map of a route shows, as a table: the miles in each state, in the order in which they are driven. */
export const RouteLegs = ({ route: { miles, jurisdictions, method, ...ends } }: { route: Route }) => (
  <Table>
    <caption>
      {wayOf(ends)}. {FOUND[method]}.
    </caption>
    <thead>
      <tr>
        <th scope="col">State</th>
        <th scope="col">Miles</th>
      </tr>
    </thead>
    <tbody>
      {jurisdictions.map((leg) => (
        <tr key={leg.jurisdiction}>
          <th scope="row">{leg.jurisdiction}</th>
          <td>{toTenths(leg.miles)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{toTenths(miles)}</td>
      </tr>
    </tfoot>
  </Table>
);
