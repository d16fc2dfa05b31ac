import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AuditEvent } from '../../../lib/api/api-types';
import { Pieces } from './event-sentence';

/** What an event changed, from what to what. */
export function EventChanges({ changes }: Pick<AuditEvent, 'changes'>) {
  return (
    <Table size="small" aria-label="What changed">
      <TableHead>
        <TableRow>
          <TableCell>Field</TableCell>
          <TableCell>Before</TableCell>
          <TableCell>After</TableCell>
        </TableRow>
      </TableHead>
      <TableBody sx={{ overflowWrap: 'anywhere', verticalAlign: 'top' }}>
        {changes.map(({ field, label, before, after }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            <TableCell>{before ? <Pieces pieces={[before]} /> : 'Empty'}</TableCell>
            <TableCell>{after ? <Pieces pieces={[after]} /> : 'Empty'}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
