import Box from '@mui/material/Box';
import { formatDate } from '../../../lib/format/dates';
import type { FuelPreview } from './fuel-calls';

/** The first lines of a file as they would be read, or its first rows where nobody knows its columns. */
export function FuelPreviewTable({ preview }: { preview: FuelPreview }) {
  const isRead = preview.provider !== null;
  const headers = isRead ? ['Line', 'Date', 'Unit', 'Card', 'State', 'Product', 'Quantity', 'Amount'] : preview.headers;
  const rows: string[][] = isRead
    ? preview.lines.map(({ line, reason, date, unit, card, state, product, quantity, amount, currency }) =>
        reason === null
          ? [
              ...[String(line), formatDate(date), unit ?? '', card === null ? '' : `…${card}`, state ?? ''],
              ...[product ?? '', quantity ?? '', `${currency === 'CAD' ? 'C$' : '$'}${amount ?? ''}`],
            ]
          : [String(line), reason],
      )
    : preview.rows;
  return (
    <Box sx={{ overflowX: 'auto', mt: 2 }} tabIndex={0} role="region" aria-label="First lines of the file">
      <Box
        component="table"
        sx={{ fontSize: 13, borderCollapse: 'collapse', '& td, & th': { p: 0.5, pr: 1.5, textAlign: 'left' } }}
      >
        <thead>
          <tr>
            {headers.map((header, at) => (
              <th key={at} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nr) => (
            <tr key={nr}>
              {row.map((cell, at) => (
                <td key={at} colSpan={row.length === 2 && at === 1 ? headers.length - 1 : 1}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
