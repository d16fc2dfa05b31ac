import type { ReactNode } from 'react';
import { listAll } from '../../lib/api/api-client';
import { optionsQueryOf } from '../../lib/api/option-queries';
import { optionsOf } from '../../lib/format/labels';
import { titled } from '../../lib/format/words';
import { within, type AnyRecord, type RecordKit } from '../../lib/records/record-kit';
import type { ListParams } from '../../lib/lists/use-list-params';
import { FilterBar, FilterSelect } from '../filters/filter-bar';
import { FilterClient } from '../filters/filter-client';
import { FilterRecord } from '../filters/filter-record';
import { NarrowedTo } from '../filters/narrowed-to';
import { SearchField } from '../filters/search-field';
import type { TableColumn } from '../table/columns';
import { ExportMenu } from '../table/export/export-menu';

/**
 * What a list can be narrowed to: records of a kind, values of a choice with their words, or what only links lead here
 * with.
 */
export type RecordFilter = { readonly name: string } & (
  | { readonly label: string; readonly all: string; readonly of: string }
  /** Label and options follow from the field of that name, unless they are said. */
  | {
      readonly label?: string;
      readonly all: string;
      readonly options?: Options | (() => Options);
      /** It is seen without opening the menu of filters. */
      readonly kept?: boolean;
    }
  /** In words what is left, such as 'Of this vehicle'. */
  | { readonly label: string; readonly linked: (value: string) => string }
);
type Options = readonly { value: string; label: string }[];

export const CLIENT_FILTER: RecordFilter = { name: 'clientId', label: 'Client', all: 'All clients', of: 'client' };

/** Records of no client: what a figure of the firm's own books adds up. */
export const OF_THE_FIRM: RecordFilter = { name: 'own', label: 'Books', linked: () => 'Of the firm itself' };

interface RecordFiltersProps<Item extends AnyRecord> {
  kit: RecordKit<Item>;
  params: ListParams;
  /** What the search is about: 'Search vehicles'. */
  search: string;
  filters: readonly RecordFilter[];
  /** Of the exported file. */
  columns: readonly TableColumn<Item>[];
  children?: ReactNode;
}

/** Search, filters and export of a list of records. */
export function RecordFilters<Item extends AnyRecord>({
  kit,
  params,
  search,
  filters,
  columns,
  children,
}: RecordFiltersProps<Item>) {
  const fieldOf = (name: string) => kit.fields.find((field) => field.name === name);
  const labelOf = (name: string) => titled(fieldOf(name)?.label ?? name);
  const chosen = ({ name, label = labelOf(name) }: RecordFilter) => ({
    label,
    value: params.filter(name),
    onChange: (value: string) => params.set({ [name]: value }),
  });
  const optionsIn = ({ name, options }: Extract<RecordFilter, { options?: unknown }>): Options =>
    typeof options === 'function' ? options() : (options ?? optionsOf(fieldOf(name)?.values ?? {}));
  const drawn = (filter: RecordFilter) => {
    const { name } = filter;
    if (name === CLIENT_FILTER.name) return <FilterClient key={name} params={params} />;
    if ('of' in filter)
      return <FilterRecord key={name} query={optionsQueryOf(filter.of)} all={filter.all} {...chosen(filter)} />;
    if ('all' in filter)
      return (
        <FilterSelect
          key={name}
          options={optionsIn(filter)}
          all={filter.all}
          kept={filter.kept ?? false}
          {...chosen(filter)}
        />
      );
    const value = params.filter(name);
    return (
      value !== '' && (
        <NarrowedTo key={name} label={filter.linked(value)} onClear={() => params.set({ [name]: null })} />
      )
    );
  };
  return (
    <FilterBar>
      <SearchField label={search} value={params.q} onChange={params.search} />
      {filters.map(drawn)}
      {children}
      <ExportMenu
        name={kit.path.slice('/api/'.length)}
        columns={columns}
        load={() => listAll<Item>(kit.listPath, within(kit.fixed, params.exported))}
      />
    </FilterBar>
  );
}
