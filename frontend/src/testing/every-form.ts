import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldValues } from 'react-hook-form';
import type { RecordForm } from '../lib/forms/record-form';

type AnyForm = RecordForm<FieldValues, { version: number }>;

const FEATURES = path.resolve(__dirname, '../features');

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'values' in value &&
  typeof value.values === 'function';

/** Every form of the web app, found in its sources: the next one is tested without a line. */
export const everyForm = (): readonly AnyForm[] =>
  readdirSync(FEATURES, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, 'utf8').includes(': RecordForm<'))
    .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(file)))
    .filter(isForm);
