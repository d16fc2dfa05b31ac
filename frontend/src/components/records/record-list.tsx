import AddOutlined from '../../generated/icons/AddOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useListSearch } from '../../lib/lists/client-scope';
import { permissionTo, type AnyRecord, type RecordKit } from '../../lib/records/record-kit';
import { capital, titled } from '../../lib/format/words';
import { useCan } from '../../lib/session/session-context';
import { useListParams, type ListParams } from '../../lib/lists/use-list-params';
import { EmptyList } from '../feedback/empty-list';
import type { TableColumn } from '../table/columns';
import { DataTable } from '../table/data-table';
import type { Cards } from '../table/table-props';
import { RecordLink } from '../display/text-link';
import { nextStepColumn } from './list-tools/next-step';
import { RecordFilters, type RecordFilter } from './record-filters';
import { useBulkDelete } from './list-tools/use-bulk-delete';

const NONE: readonly [] = [];

/** What a list without records says. */
export interface EmptyWords {
  readonly icon: ReactNode;
  readonly none: { title: string; text: string; add?: string; action?: ReactNode };
  readonly unmatched: { title: string; text: string };
}

export interface RecordListProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  /** How several are called: 'Vehicles'. */
  label?: string;
  /** Of the columns and views that people keep; the kind when absent. */
  name?: string;
  /** How several are called within a sentence. */
  many?: string;
  search?: string;
  /** The first one opens the record, where the list is a table. */
  columns: readonly TableColumn<Item>[];
  filters?: readonly RecordFilter[];
  empty: EmptyWords;
  card: (record: Item, link: ReactNode) => ReactNode;
  /** What one is called here, where its kit says otherwise. */
  displayName?: (record: Item) => string;
  /** Its next step can be taken in the list already, by who may. */
  nextStep?: boolean;
  /** They stand as cards on a desk, too. */
  cards?: Cards<Item>;
  /** What can be done with a record on its card, where it is drawn of the fields that somebody chose. */
  tools?: (record: Item) => ReactNode;
  /** What can be done in the rows of a table; the file has no column of it. */
  deeds?: TableColumn<Item>;
  /** A record is opened from its row; else all that is known of it stands on its card. */
  hasPanel?: boolean;
  /** What can be done with the selected ones, beside deleting them. */
  bulk?: (selected: readonly Item[], clear: () => void) => ReactNode;
  onAdd?: () => void;
  /** Before the toolbar: figures of the list. */
  above?: (params: ListParams) => ReactNode;
}

/** Search and filters of a kind, as the address keeps them. */
export const useRecordParams = (filters: readonly RecordFilter[]): ListParams =>
  useListParams(useMemo(() => filters.map(({ name }) => name), [filters]));

export function NoRecords({
  params,
  empty: { icon, none, unmatched },
  may,
  onAdd,
}: {
  params: ListParams;
  empty: EmptyWords;
  may: string;
  onAdd?: (() => void) | undefined;
}) {
  const mayWrite = useCan(permissionTo('write', { may }));
  const { add, action: other, ...words } = none;
  const action =
    other ??
    (mayWrite && add !== undefined && (
      <Button variant="contained" startIcon={<AddOutlined />} onClick={onAdd}>
        {add}
      </Button>
    ));
  return <EmptyList params={params} icon={icon} none={{ ...words, action }} unmatched={unmatched} />;
}

/** The list of a kind's records: searched, narrowed, sorted, exported, opened. */
export function RecordList<Item extends AnyRecord>({
  kit,
  label = capital(kit.many),
  name = kit.kind,
  many = label.toLowerCase(),
  search: searchLabel = `Search ${kit.many}`,
  columns: plain,
  filters = NONE,
  empty,
  card,
  displayName = kit.displayName,
  nextStep = false,
  cards,
  tools,
  bulk: deeds,
  deeds: rowDeeds,
  hasPanel = true,
  onAdd,
  above,
}: RecordListProps<Item>) {
  const params = useRecordParams(filters);
  const navigate = useNavigate();
  const search = useListSearch();
  const list = useQuery(kit.list(params.query));
  const { bulk: deletes } = useBulkDelete<Item>(kit.may, { ...kit, displayName, many });
  const bulk =
    deeds || deletes
      ? (selected: readonly Item[], clear: () => void) => (
          <>
            {deeds?.(selected, clear)}
            {deletes?.(selected, clear)}
          </>
        )
      : undefined;
  const isOfCards = cards !== undefined;
  const opens = !isOfCards || (cards.orTable === true && hasPanel);
  const columns = useMemo(() => {
    const [first, ...others] = plain;
    if (!first || isOfCards) return plain;
    const { render = first.value } = first;
    const linked = {
      ...first,
      render: (record: Item) => <RecordLink to={`${kit.at}/${record.id}${search}`}>{render(record)}</RecordLink>,
    };
    return [linked, ...others];
  }, [plain, kit, search, isOfCards]);
  const moves = useCan(permissionTo('write', kit)) && nextStep;
  const shown = useMemo(
    () => [...columns, ...(moves ? [nextStepColumn(kit)] : []), ...(rowDeeds ? [rowDeeds] : [])],
    [columns, moves, kit, rowDeeds],
  );
  return (
    <>
      {above?.(params)}
      <RecordFilters kit={kit} params={params} search={searchLabel} filters={filters} columns={columns} />
      <DataTable<Item>
        name={name}
        label={label}
        list={list}
        params={params}
        columns={shown}
        exported={columns}
        rowId={({ id }) => id}
        empty={<NoRecords params={params} empty={empty} may={kit.may} onAdd={onAdd} />}
        {...(bulk && { bulk })}
        {...(cards && { cards, tools })}
        {...(opens && { onOpen: ({ id }: Item) => void navigate(`${kit.at}/${id}${search}`) })}
        card={(record) =>
          card(record, <RecordLink to={`${kit.at}/${record.id}${search}`}>{displayName(record)}</RecordLink>)
        }
      />
    </>
  );
}

/** What the list of a kind says of itself; what several are called, and what is said of none, follows from its kit. */
export interface ListSpec<Item extends AnyRecord> extends Omit<RecordListProps<Item>, 'kit' | 'onAdd' | 'empty'> {
  readonly empty: {
    readonly icon: ReactNode;
    /** What belongs here. */
    readonly none: string | EmptyWords['none'];
    /** What else to look for. */
    readonly unmatched: string | EmptyWords['unmatched'];
  };
}

/** The list of a kind, declared once; it offers to add the first record where its page can. */
export const listOf = <Item extends AnyRecord>(kit: RecordKit<Item>, { empty, ...spec }: ListSpec<Item>) => {
  const { icon, none, unmatched } = empty;
  const words: EmptyWords = {
    icon,
    none:
      typeof none === 'string'
        ? { title: `No ${kit.many} yet`, text: none, add: `Add Your First ${titled(kit.what)}` }
        : none,
    unmatched: typeof unmatched === 'string' ? { title: `No ${kit.many} found`, text: unmatched } : unmatched,
  };
  const { many = kit.many, name = kit.many.toLowerCase().replaceAll(' ', '-') } = spec;
  return function List({ onAdd }: { onAdd?: () => void }) {
    return <RecordList kit={kit} {...spec} name={name} many={many} empty={words} {...(onAdd && { onAdd })} />;
  };
};
