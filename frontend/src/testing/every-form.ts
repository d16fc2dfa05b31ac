import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldValues } from 'react-hook-form';
import type { RecordForm } from '../lib/forms/record-form';
import { recordAddress } from '../lib/navigation/record-address';
import { formOf, type AnyRecord, type RecordKit } from '../lib/records/record-kit';

type AnyForm = RecordForm<FieldValues, { version: number }>;

const FEATURES = path.resolve(__dirname, '../features');

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'values' in value &&
  typeof value.values === 'function';

const isKit = (value: unknown): value is RecordKit<AnyRecord> =>
  typeof value === 'object' && value !== null && 'kind' in value && 'placed' in value;

const exportsOf = (marks: string): unknown[] =>
  readdirSync(FEATURES, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes(marks))
    .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(file)));

/** The kit of a list that says more has the forms of its kind. */
const kits = (): readonly RecordKit<AnyRecord>[] =>
  exportsOf('recordKit<')
    .filter(isKit)
    .filter(({ listed }) => listed === undefined);

/** The kits of records that have a panel, found in the sources. */
export const everyKit = (): readonly RecordKit<AnyRecord>[] =>
  kits().filter(({ kind }) => recordAddress(kind, '1') !== null);

/** Every form of the web app, found in its sources: the next one is tested without a line. */
export const everyForm = (): readonly AnyForm[] => [
  ...exportsOf(': RecordForm<').filter(isForm),
  ...kits()
    .filter(({ placed }) => placed.length > 0)
    .map((kit) => formOf(kit) as AnyForm),
];
