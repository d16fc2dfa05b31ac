import { getMetadataArgsStorage } from 'typeorm';
import { snake } from '../../database/naming';
import { isRemovable, type RecordType } from '../kind/record-type';

/** Names of columns that SQL has a meaning for are quoted. */
const RESERVED = new Set(['to', 'from', 'order', 'user', 'end']);
const columnOf = (property: string): string => {
  const name = snake(property);
  return RESERVED.has(name) ? `"${name}"` : name;
};

const STATUS_SORT = 'createdAt';

interface ColumnOf {
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
}

/** The columns in the order of the class: key, fields, papers, stamps. */
const columnsOf = ({ table }: RecordType): readonly ColumnOf[] =>
  getMetadataArgsStorage()
    .columns.filter(({ target }) => target === table)
    .map(({ propertyName, options }) => ({
      name: columnOf(propertyName),
      type: String(options.type),
      nullable: options.nullable === true,
    }));

/**
 * Drops an index whose name is taken already: a unique index on one field may have the name of that field's own index.
 */
const eachOnce = (indexes: readonly string[]): readonly string[] => {
  const nameOf = (sql: string): string | undefined => / INDEX (\S+)/.exec(sql)?.[1];
  const names = indexes.map(nameOf);
  return indexes.filter((sql, place) => names.indexOf(nameOf(sql)) === place);
};

const createTable = (kind: RecordType): string => {
  const columns = columnsOf(kind).map(
    ({ name, type, nullable }) => `  ${name} ${type}${name === 'id' ? ' PRIMARY KEY' : nullable ? '' : ' NOT NULL'}`,
  );
  const { numbers } = kind.options;
  const sequence = numbers ? `CREATE SEQUENCE ${numbers};\n` : '';
  return `${sequence}CREATE TABLE ${kind.tableName} (\n${columns.join(',\n')}\n);`;
};

/**
 * An index for each sort, filter, reference and unique rule, for the newest and the removed rows, and a trigram index
 * for the search.
 */
const createIndexes = (type: RecordType): readonly string[] => {
  const { tableName, fields, options } = type;
  const { flow, unique = [] } = options;
  const whereListed = isRemovable(type) ? ' WHERE removed_at IS NULL' : '';
  const of = (name: string, columns: string): string => `CREATE INDEX ${tableName}_${name} ON ${tableName} ${columns};`;
  const keys = fields.filter(
    ({ name, sorted, filtered, ranged, refers }) => sorted || filtered || ranged || refers || name === flow?.field,
  );
  const ordered = keys.map(({ name, rule, nullable, filtered, sorted, refers }) => {
    const column = columnOf(name);
    const isWords = rule.column === 'text' && sorted !== 'exact' && !filtered && !refers && name !== flow?.field;
    return of(
      snake(name).replace(/_id$/, ''),
      `(${isWords ? `lower(${column})` : column}${nullable && rule.column === 'date' ? ' NULLS FIRST' : ''}, id)`,
    );
  });
  const status = flow?.field;
  const byStatus = status
    ? [STATUS_SORT, ...(flow?.sorts ?? [])].map((sort) =>
        of(`${snake(status)}_${snake(sort).replace(/_at$/, '')}`, `(${columnOf(status)}, ${columnOf(sort)}, id)`),
      )
    : [];
  const searched = fields.filter((field) => field.searched).map(({ name }) => `${columnOf(name)} gin_trgm_ops`);
  return eachOnce([
    ...unique.map(
      ({ index, by }) => `CREATE UNIQUE INDEX ${index} ON ${tableName} (${by.map(columnOf).join(', ')})${whereListed};`,
    ),
    ...ordered,
    ...byStatus,
    of('created', '(created_at, id)'),
    ...(isRemovable(type) ? [of('removed', '(removed_at, id) WHERE removed_at IS NOT NULL')] : []),
    ...(searched.length > 0 ? [of('words', `USING gin (${searched.join(', ')})`)] : []),
  ]);
};

/**
 * The SQL that creates the read table of a kind and its indexes, as the start of a migration: `CREATE TABLE insurance
 * (…); CREATE INDEX insurance_type …`
 */
export const tableSqlOf = (kind: RecordType): string => [createTable(kind), ...createIndexes(kind)].join('\n');

/** The complete migration for a new kind. */
export const migrationOf = (kind: RecordType, number: number): { readonly file: string; readonly source: string } => {
  const words = kind.tableName.split('_');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const sql = tableSqlOf(kind).replace(/^/gm, '      ');
  return {
    file: `${String(number).padStart(4, '0')}-${words.join('-')}.ts`,
    source: `import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ${kind.pluralTitle}. */
export class ${name}${1_763_740_800_000 + number} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
${sql}
    \`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Read tables are rebuilt, not dropped'));
  }
}
`,
  };
};
