import type { UseQueryResult } from '@tanstack/react-query';
import type { Key, ReactNode } from 'react';
import { pageOfAll } from '../../../lib/format/listed';
import { useListParams } from '../../../lib/lists/use-list-params';
import { FilterBar } from '../../filters/filter-bar';
import { NarrowedTo } from '../../filters/narrowed-to';
import type { TableColumn } from '../../table/columns';
import { DataTable } from '../../table/data-table';
import { ExportMenu } from '../../table/export/export-menu';
import type { Cards } from '../../table/table-props';

const FILTERS = ['status'] as const;

interface OwnListProps<Row> {
  /** Of the exported file; with `own-` before it, of the columns that people keep. */
  name: string;
  label: string;
  list: UseQueryResult<Row[]>;
  /** The rows in the order that they are shown in; as they came when absent. */
  inOrder?: (rows: readonly Row[]) => readonly Row[];
  /** The words of their status, by which a link may narrow them. */
  statusLabels: Readonly<Record<string, string>>;
  columns: readonly TableColumn<Row>[];
  cards?: Cards<Row>;
  card: (row: Row) => ReactNode;
  empty: ReactNode;
}

/** What a client has of its own, in its portal: it came at once, a link may narrow it to a status, it is exported. */
export function OwnList<Row extends { id: Key; status: string }>({
  name,
  label,
  list,
  inOrder = (rows) => rows,
  statusLabels,
  columns,
  cards,
  card,
  empty,
}: OwnListProps<Row>) {
  const params = useListParams(FILTERS);
  const status = params.filter('status');
  const shown = inOrder((list.data ?? []).filter((row) => status === '' || row.status === status));
  return (
    <>
      {list.data && list.data.length > 0 && (
        <FilterBar>
          {status !== '' && (
            <NarrowedTo label={statusLabels[status] ?? status} onClear={() => params.set({ status: null })} />
          )}
          <ExportMenu name={name} columns={columns} load={() => Promise.resolve(shown)} />
        </FilterBar>
      )}
      <DataTable<Row>
        name={`own-${name}`}
        label={label}
        list={pageOfAll(list, shown, params)}
        params={params}
        columns={columns}
        rowId={({ id }) => id}
        {...(cards && { cards })}
        empty={empty}
        card={card}
      />
    </>
  );
}
