import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { EmptyList } from '../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../components/filter-bar';
import { FilterClient } from '../../components/filter-client';
import { SearchField } from '../../components/search-field';
import { StatusChip } from '../../components/status-chip';
import { DataTable } from '../../components/table/data-table';
import { ExportButtons } from '../../components/table/export-buttons';
import { RecordLink } from '../../components/text-link';
import { useListSearch } from '../../lib/client-scope';
import { listAll } from '../../lib/api-client';
import type { PracticeRow } from '../../lib/api-types';
import { formatDate } from '../../lib/dates';
import { optionsOf } from '../../lib/labels';
import { useCan } from '../../lib/session/session-context';
import { useListParams, type ListParams } from '../../lib/use-list-params';
import { daysText, daysTone, periodText, ruleLabels, statusLabels, statusTones, whoseOf } from './obligation-words';
import { PracticeBulk } from './practice-bulk';
import { practiceColumns, whatOf, whoOf } from './practice-columns';
import { peopleQuery } from '../../lib/people-query';
import { practiceQuery } from './practice-queries';
import { PracticeWeeks } from './practice-weeks';

const filters = ['clientId', 'agentId', 'assignedTo', 'kind', 'state', 'dueFrom', 'dueBefore'] as const;

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
      {whoOf(row) && <Typography>{whoOf(row)}</Typography>}
      {row.missing.length > 0 && <Typography color="textSecondary">Missing: {row.missing.join('; ')}</Typography>}
    </Box>
  </Box>
);

function PracticeFilters({ params, search }: { params: ListParams; search: string }) {
  const { data: people = [] } = useQuery(peopleQuery);
  const chosen = (name: (typeof filters)[number]) => ({
    value: params.filter(name),
    onChange: (value: string) => params.set({ [name]: value }),
  });
  const agents = people.flatMap(({ agentId, name }) => (agentId === null ? [] : [{ value: agentId, label: name }]));
  return (
    <FilterBar>
      <SearchField label="Search obligations" value={params.q} onChange={params.search} />
      <FilterClient params={params} />
      {agents.length > 0 && <FilterSelect label="Agent" all="All agents" options={agents} {...chosen('agentId')} />}
      <FilterSelect
        label="Assigned to"
        all="Assigned to anybody"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        {...chosen('assignedTo')}
      />
      <FilterSelect label="Kind" all="All kinds" options={optionsOf(ruleLabels)} {...chosen('kind')} />
      <FilterSelect label="State" all="Not done yet" options={optionsOf(statusLabels)} {...chosen('state')} />
      <Box sx={{ ml: { lg: 'auto' } }}>
        <ExportButtons
          name="obligations"
          columns={practiceColumns(search)}
          load={() => listAll<PracticeRow>('/api/practice', params.exported)}
        />
      </Box>
    </FilterBar>
  );
}

/** Everything that is to do for all clients, the next first. */
export function PracticeList() {
  const params = useListParams(filters);
  const navigate = useNavigate();
  const search = useListSearch();
  const mayWrite = useCan('obligations.write');
  const list = useQuery(practiceQuery(params.query));
  const columns = useMemo(() => practiceColumns(search), [search]);
  const ofWeeks = Object.fromEntries(
    ['q', 'clientId', 'agentId', 'assignedTo', 'kind', 'state'].map((name) => [name, params.filter(name)]),
  );
  return (
    <>
      <PracticeFilters params={params} search={search} />
      <PracticeWeeks query={ofWeeks} />
      <DataTable<PracticeRow>
        name="practice"
        label="Obligations"
        list={list}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        empty={
          <EmptyList
            params={params}
            icon={<EventAvailableOutlined />}
            none={{
              title: 'Nothing is due',
              text: 'Deadlines appear here by themselves once a client has vehicles, a USDOT number or papers that expire.',
            }}
            unmatched={{ title: 'Nothing to do here', text: 'Try another client, person, kind, state or week.' }}
          />
        }
        {...(mayWrite && {
          bulk: (selected: readonly PracticeRow[], clear: () => void) => (
            <PracticeBulk selected={selected} clear={clear} />
          ),
        })}
        onOpen={({ id }) => void navigate(`/practice/${id}${search}`)}
        card={(row) => <PracticeCard row={row} to={`/practice/${row.id}${search}`} />}
      />
    </>
  );
}
