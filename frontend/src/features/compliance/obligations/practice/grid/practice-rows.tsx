import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { StatusChip } from '../../../../../components/display/status-chip';
import { DataTable } from '../../../../../components/table/data-table';
import { RecordLink } from '../../../../../components/display/text-link';
import { useListSearch } from '../../../../../lib/lists/client-scope';
import type { PracticeRow } from '../../../../../lib/api/api-types';
import { formatDate } from '../../../../../lib/format/dates';
import { useCan } from '../../../../../lib/session/session-context';
import type { ListParams } from '../../../../../lib/lists/use-list-params';
import { daysText, daysTone, periodText, statusLabels, statusTones, whoseOf } from '../../obligation-words';
import { PracticeBulk } from '../practice-bulk';
import { Assigned, practiceColumns, whatOf } from './practice-columns';
import { practiceQuery } from '../practice-queries';

const PracticeCard = ({ row, to }: { row: PracticeRow; to: string }) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <RecordLink to={to}>{whatOf(row)}</RecordLink>
      <StatusChip tone={daysTone(row.daysLeft)} label={daysText(row.daysLeft)} />
    </Box>
    <Typography color="textSecondary" className="tabular">
      {[whoseOf(row), periodText(row.period), `due ${formatDate(row.dueDate)}`].filter(Boolean).join(' · ')}
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <StatusChip tone={statusTones[row.state]} label={statusLabels[row.state]} />
      <Typography>
        <Assigned row={row} />
      </Typography>
      {row.missing.length > 0 && <Typography color="textSecondary">Missing: {row.missing.join('; ')}</Typography>}
    </Box>
  </Box>
);

/** What is to do, an obligation a line, the next first. */
export function PracticeRows({ params, empty }: { params: ListParams; empty: ReactNode }) {
  const navigate = useNavigate();
  const search = useListSearch();
  const mayWrite = useCan('obligations.write');
  const list = useQuery(practiceQuery(params.query));
  const columns = useMemo(() => practiceColumns(search), [search]);
  return (
    <DataTable<PracticeRow>
      name="practice"
      label="Obligations"
      list={list}
      params={params}
      columns={columns}
      rowId={({ id }) => id}
      empty={empty}
      {...(mayWrite && {
        bulk: (selected: readonly PracticeRow[], clear: () => void) => (
          <PracticeBulk selected={selected} clear={clear} />
        ),
      })}
      onOpen={({ id }) => void navigate(`/practice/${id}${search}`)}
      card={(row) => <PracticeCard row={row} to={`/practice/${row.id}${search}`} />}
    />
  );
}
