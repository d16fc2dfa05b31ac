import EventAvailableOutlined from '../../../../generated/icons/EventAvailableOutlined';
import { useQuery } from '@tanstack/react-query';
import { EmptyList } from '../../../../components/feedback/empty-list';
import { FilterBar, FilterSelect } from '../../../../components/filters/filter-bar';
import { FilterClient } from '../../../../components/filters/filter-client';
import { InToolbar } from '../../../../components/filters/toolbar-places';
import { SearchField } from '../../../../components/filters/search-field';
import { ExportMenu } from '../../../../components/table/export/export-menu';
import { ViewSwitch } from '../../../../components/layout/view-switch';
import { useListSearch } from '../../../../lib/lists/client-scope';
import { listAll } from '../../../../lib/api/api-client';
import type { PracticeClient, PracticeRow } from '../../../../lib/api/api-types';
import { optionsOf } from '../../../../lib/format/labels';
import { useListParams, type ListParams } from '../../../../lib/lists/use-list-params';
import { ruleLabels, statusLabels } from '../obligation-words';
import { PracticeByClient } from './practice-by-client';
import { practiceColumns } from './grid/practice-columns';
import { clientColumns } from './practice-groups';
import { PracticeRows } from './grid/practice-rows';
import { peopleQuery } from '../../../../lib/api/people-query';
import { PracticeWeeks } from './practice-weeks';

const filters = ['clientId', 'agentId', 'assignedTo', 'kind', 'state', 'dueFrom', 'dueBefore'] as const;

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'by-client', label: 'By client' },
] as const;
type View = (typeof VIEWS)[number]['value'];

function PracticeFilters({ params, view }: { params: ListParams; view: View }) {
  const search = useListSearch();
  const { data: people = [] } = useQuery(peopleQuery);
  const chosen = (name: (typeof filters)[number]) => ({
    value: params.filter(name),
    onChange: (value: string) => params.set({ [name]: value }),
  });
  const agents = people.flatMap(({ agentId, name }) => (agentId === null ? [] : [{ value: agentId, label: name }]));
  return (
    <FilterBar>
      <InToolbar place="kept">
        <ViewSwitch
          label="Obligations"
          value={view}
          views={VIEWS}
          onChange={(next) => params.set({ view: next === 'list' ? null : next, sort: null, limit: null })}
        />
      </InToolbar>
      <SearchField label="Search obligations" value={params.q} onChange={params.search} />
      <FilterClient params={params} />
      {agents.length > 0 && <FilterSelect label="Agent" all="All agents" options={agents} {...chosen('agentId')} />}
      <FilterSelect
        label="Assigned to"
        all="Assigned to anyone"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        {...chosen('assignedTo')}
      />
      <FilterSelect label="Kind" all="All kinds" options={optionsOf(ruleLabels)} {...chosen('kind')} />
      <FilterSelect label="State" all="Not done yet" options={optionsOf(statusLabels)} {...chosen('state')} />
      {view === 'by-client' ? (
        <ExportMenu
          name="obligations_by_client"
          columns={clientColumns}
          load={() => listAll<PracticeClient>('/api/practice/by-client', params.exported)}
        />
      ) : (
        <ExportMenu
          name="obligations"
          columns={practiceColumns(search)}
          load={() => listAll<PracticeRow>('/api/practice', params.exported)}
        />
      )}
    </FilterBar>
  );
}

/** Everything that is to do for all clients, the next first. */
export function PracticeList() {
  const params = useListParams(filters);
  const view = params.filter('view') === 'by-client' ? 'by-client' : 'list';
  const ofWeeks = Object.fromEntries(
    ['q', 'clientId', 'agentId', 'assignedTo', 'kind', 'state'].map((name) => [name, params.filter(name)]),
  );
  const empty = (
    <EmptyList
      params={params}
      icon={<EventAvailableOutlined />}
      none={{
        title: 'Nothing is due',
        text: 'Deadlines appear here automatically once a client has vehicles, a USDOT number or papers that expire.',
      }}
      unmatched={{ title: 'Nothing to do here', text: 'Try another client, person, kind, state or week.' }}
    />
  );
  const View = view === 'list' ? PracticeRows : PracticeByClient;
  return (
    <>
      <PracticeWeeks query={ofWeeks} />
      <PracticeFilters params={params} view={view} />
      <View params={params} empty={empty} />
    </>
  );
}
