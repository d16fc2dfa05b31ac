import { api } from '../api/api-client';
import type { Versioned } from './record-form';

/** What a form asks its feature to send. */
export interface Sending<FormValues, Item> {
  values: FormValues;
  /** The fields that were changed. */
  changed: ReadonlySet<string>;
  /** What the form stands on, whose version the call names; null for a new one. */
  record: Item | null;
  idempotencyKey: string;
}

/** A new record, or the changes of one as it was known. */
export type Saving<Item extends Versioned, New, Changes> =
  | { record: null; body: New; idempotencyKey: string }
  /** The changes, or all of it. */
  | { record: Item; body: Changes; replaces?: true };

/** What is sent of a record: only the fields that were changed. */
export const changesOf = <Body extends object>(body: Body, changed: ReadonlySet<string>): Partial<Body> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => changed.has(name))) as Partial<Body>;

export const savingOf = <Item extends Versioned, Body extends object>(
  { record, changed, idempotencyKey }: Pick<Sending<unknown, Item>, 'record' | 'changed' | 'idempotencyKey'>,
  body: Body,
): Saving<Item, Body, Partial<Body>> =>
  record === null ? { record: null, body, idempotencyKey } : { record, body: changesOf(body, changed) };

/** What is sent of a record where the call takes the place of all that there was. */
export const replacingOf = <Item extends Versioned, Body extends object>(
  { record, idempotencyKey }: Pick<Sending<unknown, Item>, 'record' | 'idempotencyKey'>,
  body: Body,
): Saving<Item, Body, Body> =>
  record === null ? { record: null, body, idempotencyKey } : { record, body, replaces: true };

export const saveRecord =
  <Item extends Versioned, New, Changes>(path: string) =>
  (saving: Saving<Item, New, Changes>): Promise<Item> =>
    'idempotencyKey' in saving
      ? api.post<Item>(path, saving.body, { idempotencyKey: saving.idempotencyKey })
      : api[saving.replaces ? 'put' : 'patch']<Item>(`${path}/${saving.record.id}`, saving.body, {
          version: saving.record.version,
        });
