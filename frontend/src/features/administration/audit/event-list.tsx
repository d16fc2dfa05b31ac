import HistoryOutlined from '../../../generated/icons/HistoryOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { EmptyList } from '../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../components/filters/filter-bar';
import { FilterClient } from '../../../components/filters/filter-client';
import { FilterRecord } from '../../../components/filters/filter-record';
import { FilterSpan } from '../../../components/filters/filter-span';
import { SearchField } from '../../../components/filters/search-field';
import { ExportMenu } from '../../../components/table/export/export-menu';
import { DataTable } from '../../../components/table/data-table';
import { RecordLink } from '../../../components/display/text-link';
import { listAll } from '../../../lib/api/api-client';
import type { AuditEvent } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { useListParams } from '../../../lib/lists/use-list-params';
import { actorOptionsQuery, askedOf, eventsBy, eventsQuery, typesQuery } from './event-queries';
import { eventRecordsQuery } from './event-records';
import { eventAddress, eventColumns, EventRecord } from './event-columns';
import { sentenceText } from './event-sentence';
import { EventView } from './event-view-lazy';
import { FactsToCome } from './facts-to-come';

const filters = ['stream', 'clientId', 'type', 'by', 'actorId', 'from', 'to'] as const;

export function EventList() {
  const params = useListParams(filters);
  const navigate = useNavigate();
  const { search } = useLocation();
  const list = useQuery(eventsQuery(params.query));
  const types = useQuery(typesQuery);
  const columns = eventColumns(search);
  const opened = params.filter('fact');
  const event = list.data?.items.find(({ position }) => String(position) === opened);
  const empty = (
    <EmptyList
      params={params}
      icon={<HistoryOutlined />}
      none={{ title: 'No facts yet', text: 'Every change to a record will be listed here.' }}
      unmatched={{ title: 'No facts found', text: 'Try a wider time span or fewer filters.' }}
    />
  );
  return (
    <>
      <FilterBar>
        <SearchField label="Search the facts" value={params.q} onChange={params.search} />
        <FilterRecord
          label="Record"
          all="All records"
          query={eventRecordsQuery(params.filter('stream'))}
          value={params.filter('stream')}
          onChange={(stream) => params.set({ stream })}
        />
        <FilterSelect
          label="By"
          all="By people"
          options={eventsBy}
          kept
          value={params.filter('by')}
          onChange={(by) => params.set({ by })}
        />
        <FilterClient params={params} />
        <FilterRecord
          label="Who"
          all="Everybody"
          query={actorOptionsQuery}
          value={params.filter('actorId')}
          onChange={(actorId) => params.set({ actorId })}
        />
        <FilterSelect
          label="What"
          all="Everything"
          options={types.data ?? []}
          value={params.filter('type')}
          onChange={(type) => params.set({ type })}
        />
        <FilterSpan params={params} />
        <ExportMenu
          name="audit"
          columns={columns}
          load={() => listAll<AuditEvent>('/api/audit/facts', askedOf(params.exported))}
        />
      </FilterBar>
      <FactsToCome />
      <DataTable<AuditEvent>
        name="audit"
        label="Facts, newest first"
        list={list}
        params={params}
        columns={columns}
        rowId={(row) => row.position}
        empty={empty}
        onOpen={(row) => void navigate(eventAddress(search, row.position))}
        card={(row) => (
          <Box sx={{ display: 'grid', gap: 0.25 }}>
            <RecordLink to={eventAddress(search, row.position)}>{sentenceText(row)}</RecordLink>
            <Typography color="textSecondary" className="tabular">
              {formatDateTime(row.recordedAt)} · <EventRecord event={row} />
            </Typography>
          </Box>
        )}
      />
      {event && (
        <EventView
          event={event}
          onClose={() => params.set({ fact: null, page: params.page === 0 ? null : params.page + 1 })}
        />
      )}
    </>
  );
}
