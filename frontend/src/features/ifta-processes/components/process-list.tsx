import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filter-bar';
import { FilterClient } from '../../../components/filter-client';
import type { Deletable } from '../../../components/records/bulk-delete';
import { useBulkDelete } from '../../../components/records/use-bulk-delete';
import { SearchField } from '../../../components/search-field';
import { StatusChip } from '../../../components/status-chip';
import { ExportButtons } from '../../../components/table/export-buttons';
import { DataTable } from '../../../components/table/data-table';
import { RecordLink } from '../../../components/text-link';
import { useListSearch } from '../../../lib/client-scope';
import { listAll } from '../../../lib/api-client';
import type { IftaProcess } from '../../../lib/api-types';
import { formatDate, todayInFirm } from '../../../lib/dates';
import { optionsOf } from '../../../lib/labels';
import { useCan } from '../../../lib/session/session-context';
import { useListParams } from '../../../lib/use-list-params';
import { processesQuery } from '../api/ifta-processes';
import { MoveProcess } from './move-process';
import { moveColumn, processColumns } from './process-columns';
import { clientOf, processName, processStatusLabels, processTones } from './process-words';

const filters = ['clientId', 'status', 'year'] as const;
const YEARS = 5;

const recentYears = () => {
  const now = Number(todayInFirm().slice(0, 4));
  return Array.from({ length: YEARS }, (_, back) => ({ value: String(now - back), label: String(now - back) }));
};

const ProcessCard = ({ process, to, mayMove }: { process: IftaProcess; to: string; mayMove: boolean }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <RecordLink to={to}>
        {clientOf(process)} · {processName(process)}
      </RecordLink>
      <StatusChip tone={processTones[process.status]} label={processStatusLabels[process.status]} />
    </Box>
    <Typography color="textSecondary" className="tabular">
      Due {formatDate(process.dueDate)}
    </Typography>
    {mayMove && (
      <div>
        <MoveProcess process={process} small />
      </div>
    )}
  </Box>
);

const DELETABLE: Deletable<IftaProcess> = {
  kind: 'iftaprocess',
  what: 'IFTA process',
  many: 'IFTA processes',
  at: '/ifta',
  called: (process) => `${clientOf(process)} · ${processName(process)}`,
};

/** The staff's list of every client's quarters. */
export function ProcessList({ onAdd }: { onAdd: () => void }) {
  const params = useListParams(filters);
  const navigate = useNavigate();
  const search = useListSearch();
  const mayWrite = useCan('ifta.write');
  const list = useQuery(processesQuery(params.query));
  const columns = useMemo(() => processColumns(search), [search]);
  const bulk = useBulkDelete<IftaProcess>('ifta', DELETABLE);
  const first = mayWrite && (
    <Button variant="contained" onClick={onAdd}>
      Create First Process
    </Button>
  );
  const empty = (
    <EmptyList
      params={params}
      icon={<LocalGasStationOutlined />}
      none={{
        title: 'No IFTA processes yet',
        text: 'Open a quarter for a client and move it from received to processed. The client follows it in the portal.',
        action: first,
      }}
      unmatched={{ title: 'No IFTA processes match', text: 'Try other words, another client, status or year.' }}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search IFTA processes" value={params.q} onChange={params.search} />
        <FilterClient params={params} />
        <FilterSelect
          label="Status"
          all="All statuses"
          options={optionsOf(processStatusLabels)}
          value={params.filter('status')}
          onChange={(status) => params.set({ status })}
        />
        <FilterSelect
          label="Year"
          all="All years"
          options={recentYears()}
          value={params.filter('year')}
          onChange={(year) => params.set({ year })}
        />
        <Box sx={{ ml: { lg: 'auto' } }}>
          <ExportButtons
            name="ifta-processes"
            columns={columns}
            load={() => listAll<IftaProcess>('/api/ifta-processes', params.exported)}
          />
        </Box>
      </FilterBar>
      <DataTable<IftaProcess>
        name="ifta-processes"
        label="IFTA processes"
        list={list}
        params={params}
        columns={mayWrite ? [...columns, moveColumn] : columns}
        rowId={({ id }) => id}
        empty={empty}
        {...bulk}
        onOpen={({ id }) => void navigate(`/ifta/${id}${search}`)}
        card={(process) => <ProcessCard process={process} to={`/ifta/${process.id}${search}`} mayMove={mayWrite} />}
      />
    </>
  );
}
