import type { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { snake } from '../../../../platform/database/naming';
import { streamName } from '../../../../platform/event-log/events/events';
import type { RecordKind, Values } from '../../../../platform/records/kind/kind';
import { duplicatesOf } from '../../../../platform/records/sheets/duplicates';
import type { Vault } from '../../../../platform/infrastructure/vault/vault';

const lastFour = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '').slice(-4);
const textsOf = (records: readonly Values[], field: string): string[] =>
  records.flatMap((record) => (typeof record[field] === 'string' ? [record[field]] : []));

const columnOf = ({ fields }: RecordKind, field: string): string =>
  fields.find(({ name }) => name === field)?.rule.column ?? 'text';

/**
 * Finds records that exist already for rows of a sheet, by the rules in `sheet.duplicates` of the kind.
 * @returns the ids of the existing records, by duplicate key (`duplicatesOf`)
 */
export const findDuplicates = async (
  dataSource: DataSource,
  vault: Vault,
  kind: RecordKind,
  records: readonly Values[],
): Promise<ReadonlyMap<string, string | number>> => {
  const found = await Promise.all(
    (kind.options.sheet?.duplicates ?? []).map(async ({ same, alsoSame = [], without = [] }) => {
      const [first = ''] = same;
      // encrypted values cannot be compared in SQL: candidates are found by the last four characters
      const isSecret = kind.secrets.includes(first);
      const isKey = ['uuid', 'date'].includes(columnOf(kind, first));
      const asked = records.filter((record) => without.every((field) => !record[field]));
      const wanted = textsOf(asked, first).map((text) =>
        isSecret ? lastFour(text) : isKey ? text : text.toLowerCase(),
      );
      if (wanted.length === 0) return [];
      const column = isSecret ? `${snake(first)}_last4` : isKey ? snake(first) : `lower(${snake(first)})`;
      const columns = [...same, ...alsoSame, ...without].map((field) => `${snake(field)} AS "${field}"`).join(', ');
      const { rows } = await poolOf(dataSource).query<Values & { id: string | number }>(
        `SELECT id, ${columns} FROM ${kind.tableName}
         WHERE ${column} = ANY($1${isKey ? `::${columnOf(kind, first)}[]` : ''}) AND removed_at IS NULL`,
        [wanted],
      );
      return rows.flatMap((row) => {
        const { id } = row;
        const sealed = row[first];
        const opened =
          isSecret && typeof sealed === 'string' ? { [first]: vault.open(streamName(kind.kind, id), sealed) } : {};
        return duplicatesOf(kind, { ...row, ...opened }).map(({ key }) => [key, id] as const);
      });
    }),
  );
  return new Map(found.flat());
};
