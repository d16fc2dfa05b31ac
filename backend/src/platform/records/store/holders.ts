import { type DataSource } from 'typeorm';
import { poolOf } from '../../event-log/projections/read-tables';
import { RuleViolation } from '../../core/errors';
import { allTypes, isRemovable, type RecordType } from '../kind/record-type';

/** The open work that refers to a record, such as its open loads. */
export interface Held {
  readonly count: number;
  /** The display names of the first ten. */
  readonly first: readonly string[];
}
interface Holding {
  /** The singular and plural title of the holding records. */
  readonly title: string;
  readonly pluralTitle: string;
  readonly looking: (id: string | number) => Promise<Held>;
}

const SHOWN = 10;

const saidOf = ({ title, pluralTitle }: Holding, { count, first }: Held): string | null => {
  if (count === 0) return null;
  const rest = count > first.length ? ` and ${count - first.length} more` : '';
  return `${count} open ${count === 1 ? title : pluralTitle}: ${first.join(', ')}${rest}`;
};

/** Knows which records refer to a record and so prevent its removal (decisions.md §5). */
export class Holders {
  private readonly others = new Map<string, Holding[]>();

  constructor(private readonly dataSource: DataSource) {}

  /** Registers a holder that does not follow from a field with `holdsWhile`: open invoices hold their client. */
  add(kind: string, holding: Holding): void {
    this.others.set(kind, [...(this.others.get(kind) ?? []), holding]);
  }

  /** @throws RuleViolation IN_USE with the number of holders of each kind and the names of the first ten */
  async mustBeFree({ kind, title }: RecordType, id: string | number): Promise<void> {
    const holding = [...this.kindsThatName(kind), ...(this.others.get(kind) ?? [])];
    const held = await Promise.all(holding.map(async (each) => saidOf(each, await each.looking(id))));
    const texts = held.filter((words) => words !== null);
    if (texts.length > 0) throw new RuleViolation('IN_USE', `This ${title} is in use by ${texts.join('; ')}`);
  }

  private kindsThatName(kind: string): Holding[] {
    return allTypes().flatMap((holder) =>
      holder.fields.flatMap(({ name, refers }) => {
        const { holdsWhile } = refers?.kind.toLowerCase() === kind ? refers : {};
        return holdsWhile
          ? [
              {
                title: holder.title,
                pluralTitle: holder.pluralTitle,
                looking: (id: string | number) => this.held(holder, name, holdsWhile, id),
              },
            ]
          : [];
      }),
    );
  }

  private async held(
    type: RecordType,
    field: string,
    whileIn: Readonly<Record<string, readonly string[]>>,
    id: string | number,
  ): Promise<Held> {
    const { tableName, table, options } = type;
    const column = (property: string): string => {
      const found = this.dataSource.getMetadata(table).findColumnWithPropertyName(property);
      if (!found) throw new Error(`${tableName} has no column for ${property}`);
      return `"${found.databaseName}"`;
    };
    const conditions = Object.keys(whileIn).map((property, at) => ` AND ${column(property)} = ANY($${at + 2})`);
    const { rows } = await poolOf(this.dataSource).query<{ word: string; n: string }>(
      `SELECT ${typeof options.displayName === 'string' ? column(options.displayName) : 'id::text'} AS word,
        count(*) OVER () AS n FROM "${tableName}"
       WHERE ${column(field)} = $1${isRemovable(type) ? ' AND removed_at IS NULL' : ''}${conditions.join('')} ORDER BY 1
         LIMIT ${SHOWN}`,
      [id, ...Object.values(whileIn)],
    );
    return { count: Number(rows[0]?.n ?? 0), first: rows.map(({ word }) => word) };
  }
}
