import { keepPreviousData, queryOptions, useMutation, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { kinds, type Kind } from '../../generated/kinds';
import { api, listAll, type QueryParams } from '../api/api-client';
import { ApiError } from '../api/api-error';
import type { RecordForm } from '../forms/record-form';
import { saveRecord } from '../forms/saving';
import { listKeyOf, staleAfter } from '../api/stale-after';
import { recordList } from '../navigation/record-address';
import type { NoticeText } from '../forms/rules/notice-text';
import type { Subject } from '../subjects';
import { useRestore } from '../use-restore';
import { capital, titled } from '../format/words';
import { bodyOf, valuesOf, type FieldRule, type FormField, type FormValues } from './form-field';
import { stepsFrom, type OfferedSteps, type Step } from './steps';

/** A record as every screen of its kind needs it. */
export type AnyRecord = Readonly<Record<string, unknown>> & { id: string | number; version: number };

/** A field in the form of its kind, where it is not as the API's description says. */
export interface Placed {
  readonly name: string;
  readonly label?: string;
  /** Said below it: always, or by what the form holds and the record was. */
  readonly hint?: string | ((values: FormValues, record: AnyRecord | null) => string | undefined) | undefined;
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
  /** Asked of, and sent by, only who has it. */
  readonly permission?: string;
  /** Chosen when one is added, and never again. */
  readonly settled?: true;
  /** May be left empty: what the API then puts in is its own. */
  readonly proposed?: true;
  /** A text of one line. */
  readonly oneLine?: true;
  readonly most?: number;
  /** What a new one begins with, worked out when the form opens: the quarter that ended last. */
  readonly begins?: () => string;
  /** In place of the rule that follows from what it is. */
  readonly rule?: FieldRule;
  /** It is sent as a number, not as its text. */
  readonly numbered?: true;
  /** What arrows and the browser count it by. */
  readonly step?: string;
}

/** The hint of a number that is never shown whole: what stands there keeps the stored one. */
export const keptNumber =
  (name: string): NonNullable<Placed['hint']> =>
  (_, record) =>
    record?.[name] ? 'Leave as it is to keep the stored number.' : undefined;

/** What an input of one's own is drawn from. */
export interface InputSlot {
  readonly form: UseFormReturn<FormValues>;
  readonly record: AnyRecord | null;
  readonly error: string | undefined;
  /** What its page says at it beside what its kit says. */
  readonly hint?: string | undefined;
  /** The input that follows from the field, to put something beside it. */
  readonly usual: ReactNode;
}
/** Inputs in place of those that follow from the fields, by the field's name. */
export type Inputs = Readonly<Record<string, (slot: InputSlot) => ReactNode>>;

/**
 * What a form holds and sends otherwise than its fields say: the lines of a load, an instant that is typed as a day.
 * `{ values: (load) => ({ lines: load?.lines ?? [] }), body: ({ lines }) => ({ lines }) }`
 */
export interface Otherwise<Item> {
  readonly values: (record: Item | null) => Readonly<Record<string, unknown>>;
  readonly body: (values: Readonly<Record<string, unknown>>, record: Item | null) => Readonly<Record<string, unknown>>;
}

/** What is said when something became of a record; plain sentences where the kit is not told better ones. */
export interface NoticeTexts {
  readonly added: NoticeText;
  readonly updated: NoticeText;
  readonly deleted: NoticeText;
  readonly notAdded: string | ((error: Error) => string);
  readonly notUpdated: string;
  readonly notDeleted: string;
}

export interface KitSpec<Item extends AnyRecord> {
  readonly kind: Kind;
  /** Where its list is, when it is not the only one of its kind. */
  readonly at?: string;
  /** The call of its list, where that says more of each than the kind does, and its key. */
  readonly listed?: { readonly path: string; readonly root: QueryKey };
  /** What all of its records have, and no other list of the kind: the type of a tab. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** How people call one: 'insurance record'. */
  readonly what: string;
  /** How people call several; `${what}s` when absent. */
  readonly many?: string;
  /** Its permissions: 'insurance' for insurance.write and .delete, 'agents.manage' where one lets do all. */
  readonly may: string;
  readonly fields: readonly FormField[];
  /** Its form, field after field; all but the status when absent. */
  readonly form?: readonly (string | Placed)[];
  /** What of it is asked when one is added; all when absent. */
  readonly adding?: readonly string[];
  /** The name of one in notices and titles. */
  readonly displayName: (record: Item) => string;
  readonly dialogTitles?: { readonly add?: string; readonly edit?: string; readonly submit?: string };
  readonly says?: Partial<NoticeTexts>;
  /** How one stands: in its list, on its card and at the head of its panel. */
  readonly chip?: (record: Item) => ReactNode;
  /** Where one can be moved from its panel: `offered(loadFlow, { delivered: 'Mark delivered' })`. */
  readonly steps?: OfferedSteps<Item>;
  /** What a notice says it is about; its name and its address when absent. */
  readonly subject?: (record: Item) => Subject;
  readonly otherwise?: Otherwise<Item>;
  /** Fetched with its form. */
  readonly inputs?: () => Promise<Inputs>;
  /** The API has no call for one of them: there are few enough to find it among all. What is said when it is gone. */
  readonly foundAmongAll?: string;
  /** A change sends the whole record, which takes the place of what there was. */
  readonly replaces?: true;
  /** What a change makes stale besides what follows from the kind. */
  readonly stale?: readonly QueryKey[];
  /** That it was not saved is said, whatever is said under its fields. */
  readonly failsAloud?: true;
}

/** All that the screens of a kind of record share: its calls, its form, its words. */
export interface RecordKit<Item extends AnyRecord> extends Omit<
  KitSpec<Item>,
  'says' | 'dialogTitles' | 'form' | 'at' | 'subject' | 'many' | 'steps'
> {
  readonly path: string;
  readonly listPath: string;
  /** The address of its list; one of them is at `${at}/${id}`. */
  readonly at: string;
  readonly placed: readonly (FormField & Placed)[];
  readonly says: NoticeTexts;
  readonly many: string;
  readonly steps: (record: Item) => readonly Step[];
  readonly dialogTitles: { readonly add: string; readonly edit: string; readonly submit: string };
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
const amongAll = async <Item extends AnyRecord>(path: string, id: string, gone: string): Promise<Item> => {
  const found = (await listAll<Item>(path)).find((one) => String(one.id) === id);
  if (!found) throw new ApiError(404, gone);
  return found;
};
const oneQuery = <Item extends AnyRecord>(address: string, path: string, id: string, gone?: string) =>
  queryOptions({
    queryKey: [address, 'one', id],
    queryFn: () => (gone === undefined ? api.get<Item>(`${path}/${id}`) : amongAll<Item>(path, id, gone)),
  });

/** What a list is asked for, within what all of its records have: a filter of the same field narrows it further. */
export const within = (fixed: KitSpec<AnyRecord>['fixed'] = {}, query: QueryParams): QueryParams => ({
  ...query,
  ...Object.fromEntries(Object.entries(fixed).filter(([name]) => !query[name])),
});

const sayingsOf = (what: string): NoticeTexts => ({
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
    const { missing, ...rest } = { ...field, label: titled(field.label), said: field.label, ...others };
    return missing === undefined || rest.proposed ? rest : { ...rest, missing };
  });

const stepsIn =
  <Item extends AnyRecord>({ steps, fields, displayName }: KitSpec<Item>): RecordKit<Item>['steps'] =>
  (record) => {
    if (!steps) return [];
    const { flow, words, named = displayName, ...inCommon } = steps;
    const labels = fields.find(({ name }) => name === flow.field)?.values ?? {};
    const names = { displayName: displayName(record), labels, named: named(record) };
    return stepsFrom(flow, words, record, names).map((step) => ({ ...step, ...inCommon }));
  };

/** The permission to change records of a kind, or to remove them. */
export const permissionTo = (deed: 'write' | 'delete', { may }: Pick<KitSpec<AnyRecord>, 'may'>): string =>
  may.includes('.') ? may : `${may}.${deed}`;

export const recordKit = <Item extends AnyRecord>(spec: KitSpec<Item>): RecordKit<Item> => {
  const { kind, what, many = `${what}s`, displayName, fixed, foundAmongAll, listed, at = recordList(kind) } = spec;
  const path = `/api/${kinds[kind].address}`;
  return {
    ...spec,
    path,
    listPath: listed?.path ?? path,
    at,
    many,
    steps: stepsIn(spec),
    placed: placedIn(spec.fields, spec.form),
    says: { ...sayingsOf(what), ...spec.says },
    dialogTitles: {
      add: `Add ${titled(what)}`,
      edit: `Edit ${titled(what)}`,
      submit: `Add ${titled(what)}`,
      ...spec.dialogTitles,
    },
    subject:
      spec.subject ??
      ((record) => ({ name: displayName(record), links: [{ label: 'Open', to: `${at}/${record.id}` }] })),
    list: (query) => listQuery<Item>(listed?.root ?? listKeyOf(kind), listed?.path ?? path, within(fixed, query)),
    one: (id) => oneQuery<Item>(kinds[kind].address, path, id, foundAmongAll),
  };
};

/** The form of a kind's records. */
export const formOf = <Item extends AnyRecord>({
  kind,
  what,
  fixed,
  placed,
  otherwise,
}: RecordKit<Item>): RecordForm<FormValues, Item> => ({
  name: fixed ? what.toLowerCase().replaceAll(' ', '-') : kind,
  kind,
  values: (record) => ({
    ...valuesOf(placed, record),
    ...(!record && Object.fromEntries(placed.flatMap(({ name, begins }) => (begins ? [[name, begins()]] : [])))),
    // an input of its own draws what is no text and no flag
    ...(otherwise?.values(record) as FormValues | undefined),
  }),
});

/** What is sent of a form, in full. */
export const bodyIn = <Item extends AnyRecord>(
  { placed, fixed, otherwise }: RecordKit<Item>,
  values: FormValues,
  record: Item | null,
): Record<string, unknown> => {
  const body = { ...(!record && fixed), ...bodyOf(placed, values, record), ...otherwise?.body(values, record) };
  const empty = placed.filter(({ name, proposed }) => proposed && values[name] === '').map(({ name }) => name);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !empty.includes(name)));
};

type Stale = Pick<RecordKit<AnyRecord>, 'kind' | 'stale'>;
const staleOf = ({ kind, stale = [] }: Stale) => [...staleAfter[kind], ...stale];
const metaOf = (kit: Stale) => ({ invalidates: staleOf(kit) });

export const useSave = <Item extends AnyRecord>(kit: RecordKit<Item>) =>
  useMutation({ mutationFn: saveRecord<Item, object, object>(kit.path), meta: metaOf(kit) });

export const useRemoval = <Item extends AnyRecord>(kit: Pick<RecordKit<Item>, 'path' | 'kind' | 'stale'>) =>
  useMutation({ mutationFn: (id: Item['id']) => api.delete(`${kit.path}/${id}`), meta: metaOf(kit) });
export const useReturn = <Item extends AnyRecord>(kit: Pick<RecordKit<Item>, 'path' | 'kind' | 'stale'>) =>
  useRestore<Item['id']>(kit.path, staleOf(kit));

type Change<Item> = { record: Item } & Pick<Step, 'changes' | 'deed' | 'part'>;

/** Changes some fields of a record that no form is open for, or asks for a deed of it: a step of its status. */
export const useChange = <Item extends AnyRecord>(kit: RecordKit<Item>) =>
  useMutation({
    mutationFn: ({ record: { id, version }, changes, deed, part }: Change<Item>) => {
      const address = `${kit.path}/${id}`;
      if (deed !== undefined) return api.post<Item>(`${address}/${deed}`, changes, { version });
      if (part !== undefined) return api.patch<Item>(`${address}/${part}`, changes);
      return api.patch<Item>(address, changes, { version });
    },
    meta: metaOf(kit),
  });

/** Asks for a deed of a record that is no step of its status: POST …/7/migrate, with what it takes. */
export const useDeed = <Item extends AnyRecord, Done = void>(kit: RecordKit<Item>, deed: string) =>
  useMutation({
    mutationFn: ({ id, body }: { id: Item['id']; body?: object }) => api.post<Done>(`${kit.path}/${id}/${deed}`, body),
    meta: metaOf(kit),
  });
