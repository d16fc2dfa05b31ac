import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { FilterSelect } from '../../../../components/filters/filter-bar';
import { ColumnChoice } from '../../../../components/table/column-choice';
import { ListStates } from '../../../../components/table/list-states';
import { Pager } from '../../../../components/table/pager';
import { SelectAll } from '../../../../components/table/selection/select-all';
import { ListSums } from '../../../../components/table/sums/list-sums-lazy';
import { SelectedRows } from '../../../../components/table/selection/selected-rows';
import { useColumnChoices } from '../../../../components/table/use-column-choices';
import { useSelection } from '../../../../components/table/selection/use-selection';
import type { Listing } from '../../../../lib/api/api-client';
import type { PracticeClient, PracticeRow } from '../../../../lib/api/api-types';
import { useListSearch } from '../../../../lib/lists/client-scope';
import { useCan } from '../../../../lib/session/session-context';
import type { ListParams } from '../../../../lib/lists/use-list-params';
import { PracticeBulk } from './practice-bulk';
import { PracticeCards } from './practice-cards';
import { practiceColumns } from './grid/practice-columns';
import { PracticeGrid } from './grid/practice-grid';
import { groupColumns, groups, obligationsOf, ofGroups } from './practice-groups';
import { byClientQuery } from './practice-queries';

/** Clients of a page: each is several lines high. */
const SIZES = [25, 100];
const SORTS = [
  { value: 'clientName', label: 'By name' },
  { value: '-dueDate', label: 'Latest due first' },
];

/** Nothing of clients is added up: they are counted. */
const NONE: readonly never[] = [];
const NOTHING = {};

interface ClientsProps {
  data: Listing<PracticeClient>;
  params: ListParams;
  loading: boolean;
  old: boolean;
}

/** The clients of a page; what is selected of theirs goes to the same commands as in the list. */
function Clients({ data, params, loading, old }: ClientsProps) {
  const mayWrite = useCan('obligations.write');
  const search = useListSearch();
  // ten kinds beside each other take a desk
  const phone = useMediaQuery('(max-width: 1099.95px)', { noSsr: true });
  const kinds = useColumnChoices('practice-by-client', groupColumns);
  const shown = useMemo(() => groups.filter((group) => kinds.choices[group] ?? true), [kinds.choices]);
  const clients = useMemo(() => data.items.map((client) => ofGroups(client, shown)), [data, shown]);
  const rows = useMemo(() => clients.flatMap(obligationsOf), [clients]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const columns = useMemo(() => practiceColumns(search), [search]);
  const selection = useSelection(ids);
  const selected = rows.filter(({ id }) => selection.has(id));
  const chosen = { selected, columns, clear: selection.clear, mayWrite };
  return (
    <div data-list="practice-by-client">
      <Box
        data-print="none"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: 1 }}
      >
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, mr: 'auto' }}>
          <SelectAll selection={selection} />
          Select all
        </Box>
        <FilterSelect
          label="Sort by"
          all="Next due first"
          value={params.sort}
          options={SORTS}
          onChange={(sort) => params.set({ sort })}
        />
        <ColumnChoice columns={groupColumns} of={kinds} above list="" />
      </Box>
      {!phone && <Chosen {...chosen} />}
      {phone ? (
        <PracticeCards clients={clients} choosing={selection} loading={loading} />
      ) : (
        <PracticeGrid clients={clients} shown={shown} params={params} choosing={selection} loading={loading} />
      )}
      {phone && <Chosen {...chosen} atFoot />}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mt: 1 }}>
        <ListSums list={data} columns={NONE} choices={NOTHING} />
        <Pager list={data} params={params} old={old} sizes={SIZES} />
      </Box>
    </div>
  );
}

interface ChosenProps {
  selected: readonly PracticeRow[];
  columns: ReturnType<typeof practiceColumns>;
  clear: () => void;
  mayWrite: boolean;
  atFoot?: boolean;
}

const Chosen = ({ mayWrite, ...props }: ChosenProps) => (
  <SelectedRows
    name="practice"
    {...(mayWrite && {
      bulk: (some: readonly PracticeRow[], clear: () => void) => <PracticeBulk selected={some} clear={clear} />,
    })}
    {...props}
  />
);

/** What is to do, a client a line and a kind of obligation a column. */
export function PracticeByClient({ params, empty }: { params: ListParams; empty: ReactNode }) {
  const list = useQuery(byClientQuery(params.query));
  return (
    <ListStates list={list} params={params} empty={empty}>
      {(data) => <Clients data={data} params={params} loading={list.isFetching} old={list.isPlaceholderData} />}
    </ListStates>
  );
}
