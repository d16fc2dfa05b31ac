import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { StatusChip } from '../../../../../components/display/status-chip';
import { DataTable } from '../../../../../components/table/data-table';
import { RecordLink, TextLink } from '../../../../../components/display/text-link';
import { Facts, ONE_LINE } from '../../../../../components/records/list-tools/row-card';
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
    <Facts of={[whoseOf(row), periodText(row.period)]} oneLine />
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}>
      <StatusChip tone={statusTones[row.state]} label={statusLabels[row.state]} />
      <Typography className="tabular" sx={ONE_LINE}>
        Due {formatDate(row.dueDate)} · <Assigned row={row} />
      </Typography>
    </Box>
    {row.missing.length > 0 && (
      <Box sx={ONE_LINE}>
        <TextLink to={to}>
          {row.missing.length === 1 ? '1 paper missing' : `${row.missing.length} papers missing`}
        </TextLink>
        <Typography component="span" color="textSecondary">
          : {row.missing.join('; ')}
        </Typography>
      </Box>
    )}
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
