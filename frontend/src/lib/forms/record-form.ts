import type { FieldValues } from 'react-hook-form';
import type { Kind } from '../../generated/kinds';
import type { MergedFields } from './merge';

/** A record as a form needs it: a call names the version that it stands on. */
export interface Versioned {
  id?: string | number;
  version: number;
}

/** A form by its name; the forms of records say also whose. Drafts, merging and the tests of both go by it. */
export interface RecordForm<FormValues extends FieldValues, Item = never> {
  /** No other form's; drafts are kept under it. */
  name: string;
  /** What is edited with it; its history tells who changed a field meanwhile. */
  kind?: Kind;
  /** What its fields hold for a record, and for a new one. */
  values: (record: Item | null) => FormValues;
  mergedAsOne?: MergedFields;
  /** Fields that no draft holds, beside those that the API itself keeps secret. */
  secrets?: readonly (keyof FormValues & string)[];
  /** Quick to fill in again: it closes without asking. */
  careless?: true;
}

/** What a form of a single text holds, under the name that the API has for it. */
export type OneText = Record<string, string>;
