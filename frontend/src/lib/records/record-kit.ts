import { keepPreviousData, queryOptions, useMutation, type QueryKey } from '@tanstack/react-query';
import { kinds, type Kind } from '../../generated/kinds';
import { api, type QueryParams } from '../api-client';
import type { RecordForm } from '../forms/record-form';
import { saveRecord } from '../forms/saving';
import { staleAfter } from '../stale-after';
import { recordList } from '../record-address';
import type { Said } from '../said';
import type { Subject } from '../subjects';
import { useRestore } from '../use-restore';
import { capital } from '../words';
import { valuesOf, type FormField, type FormValues } from './form-field';

/** A record as every screen of its kind needs it. */
export type AnyRecord = Readonly<Record<string, unknown>> & { id: string | number; version: number };

/** A field in the form of its kind, where it is not as the API's description says. */
export interface Placed {
  readonly name: string;
  readonly label?: string;
  readonly hint?: string;
  readonly placeholder?: string;
  /** Asked for and shown only then. */
  readonly when?: (values: FormValues) => boolean;
  /** Over the whole width. */
  readonly wide?: boolean;
  /** What is said when it is empty. */
  readonly missing?: string;
  /** What each of its lines is made of. */
  readonly columns?: readonly FormField[];
  /** Choices in place of free text, such as states. */
  readonly options?: readonly { value: string; label: string }[];
}

/** What is said when something became of a record; plain sentences where the kit is not told better ones. */
export interface Sayings {
  readonly added: Said;
  readonly updated: Said;
  readonly deleted: Said;
  readonly notAdded: string;
  readonly notUpdated: string;
  readonly notDeleted: string;
}

export interface KitSpec<Item extends AnyRecord> {
  readonly kind: Kind;
  /** Where its list is, when it is not the only one of its kind. */
  readonly at?: string;
  /** What all of its records have, and no other list of the kind: the type of a tab. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** How people call one: 'insurance record'. */
  readonly what: string;
  /** Its permissions: 'insurance' for insurance.read, .write and .delete. */
  readonly may: string;
  readonly fields: readonly FormField[];
  /** Its form, field after field; all but the status when absent. */
  readonly form?: readonly (string | Placed)[];
  /** What of it is asked when one is added; all when absent. */
  readonly adding?: readonly string[];
  /** The name of one in notices and titles. */
  readonly called: (record: Item) => string;
  readonly titles?: { readonly add?: string; readonly edit?: string; readonly submit?: string };
  readonly says?: Partial<Sayings>;
}

/** All that the screens of a kind of record share: its calls, its form, its words. */
export interface RecordKit<Item extends AnyRecord> extends Omit<KitSpec<Item>, 'says' | 'titles' | 'form' | 'at'> {
  readonly path: string;
  /** The address of its list; one of them is at `${at}/${id}`. */
  readonly at: string;
  readonly placed: readonly (FormField & Placed)[];
  readonly says: Sayings;
  readonly titles: { readonly add: string; readonly edit: string; readonly submit: string };
  readonly subject: (record: Item) => Subject;
  readonly list: (query: QueryParams) => ReturnType<typeof listQuery<Item>>;
  readonly one: (id: string) => ReturnType<typeof oneQuery<Item>>;
}

const listQuery = <Item>(root: QueryKey, path: string, query: QueryParams) =>
  queryOptions({
    queryKey: [...root, 'list', query],
    queryFn: ({ signal }) => api.list<Item>(path, { query, signal }),
    placeholderData: keepPreviousData,
  });
const oneQuery = <Item>(address: string, path: string, id: string) =>
  queryOptions({ queryKey: [address, 'one', id], queryFn: () => api.get<Item>(`${path}/${id}`) });

/** What a list is asked for, within what all of its records have: a filter of the same field narrows it further. */
export const within = (fixed: KitSpec<AnyRecord>['fixed'] = {}, query: QueryParams): QueryParams => ({
  ...query,
  ...Object.fromEntries(Object.entries(fixed).filter(([name]) => !query[name])),
});

const titled = (words: string): string => words.replace(/(^|\s)([a-z])/g, (letter) => letter.toUpperCase());

const sayingsOf = (what: string): Sayings => ({
  added: `${capital(what)} added successfully`,
  updated: `${capital(what)} updated successfully`,
  deleted: `${capital(what)} deleted successfully`,
  notAdded: `Failed to add ${what}`,
  notUpdated: `Failed to update ${what}`,
  notDeleted: `Failed to delete ${what}`,
});

const placedIn = (
  fields: readonly FormField[],
  form: readonly (string | Placed)[] | undefined,
): (FormField & Placed)[] =>
  (form ?? fields.filter(({ name }) => name !== 'status').map(({ name }) => name)).map((entry) => {
    const { name, ...others } = typeof entry === 'string' ? { name: entry } : entry;
    const field = fields.find((each) => each.name === name);
    if (!field) throw new Error(`No form field is called ${name}`);
    return { ...field, label: titled(field.label), said: field.label, ...others };
  });

export const recordKit = <Item extends AnyRecord>(spec: KitSpec<Item>): RecordKit<Item> => {
  const { kind, what, called, fixed, at = recordList(kind) } = spec;
  const { address } = kinds[kind];
  const path = `/api/${address}`;
  return {
    ...spec,
    path,
    at,
    placed: placedIn(spec.fields, spec.form),
    says: { ...sayingsOf(what), ...spec.says },
    titles: { add: `Add ${titled(what)}`, edit: `Edit ${titled(what)}`, submit: `Add ${titled(what)}`, ...spec.titles },
    subject: (record) => ({
      name: called(record),
      links: [{ label: 'Open', to: `${at}/${record.id}` }],
    }),
    list: (query) => listQuery<Item>([address], path, within(fixed, query)),
    one: (id) => oneQuery<Item>(address, path, id),
  };
};

/** The form of a kind's records. */
export const formOf = <Item extends AnyRecord>({
  kind,
  what,
  fixed,
  placed,
}: RecordKit<Item>): RecordForm<FormValues, Item> => ({
  name: fixed ? what.toLowerCase().replaceAll(' ', '-') : kind,
  kind,
  values: (record) => valuesOf(placed, record),
});

const metaOf = (kind: Kind) => ({ invalidates: staleAfter[kind] });

export const useSave = <Item extends AnyRecord>({ kind, path }: RecordKit<Item>) =>
  useMutation({ mutationFn: saveRecord<Item, object, object>(path), meta: metaOf(kind) });

export const useRemoval = <Item extends AnyRecord>({ kind, path }: RecordKit<Item>) =>
  useMutation({ mutationFn: (id: Item['id']) => api.delete(`${path}/${id}`), meta: metaOf(kind) });

export const useReturn = <Item extends AnyRecord>({ kind, path }: RecordKit<Item>) =>
  useRestore<Item['id']>(path, staleAfter[kind]);

/** Changes some fields of a record that no form is open for: a step of its status. */
export const useChange = <Item extends AnyRecord>({ kind, path }: RecordKit<Item>) =>
  useMutation({
    mutationFn: ({ record, changes }: { record: Item; changes: object }) =>
      api.patch<Item>(`${path}/${record.id}`, changes, { version: record.version }),
    meta: metaOf(kind),
  });
