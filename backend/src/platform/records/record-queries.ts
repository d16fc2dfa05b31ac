import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { sees, type Sight } from '../auth/viewer';
import { rowsById, rowsOf, type RowsById } from '../database/database';
import { notFound, RuleViolation } from '../event-store/errors';
import { streamName } from '../event-store/facts';
import type { Guard } from '../event-store/unit';
import { pageOf, type ListQuery, type Page } from '../http/page';
import type { RowClass } from '../projections/projection';
import type { Row } from '../projections/rows';
import type { RecordKind } from './record';

/** One record's row. @throws RuleViolation NOT_FOUND, also when it is out of `sight` */
export class GetRecord<R extends object> extends Query<R & { version: number }> {
  constructor(
    readonly kind: RecordKind,
    readonly id: string | number,
    readonly row: RowClass<R>,
    readonly sight?: Sight,
  ) {
    super();
  }
}

/** A page of rows; `narrow` adds the caller's own conditions over alias `r`. */
export class ListRecords<R extends object> extends Query<Page<R>> {
  constructor(
    readonly row: RowClass<R>,
    readonly query: ListQuery,
    readonly rules: { readonly search?: readonly string[]; readonly sort?: Readonly<Record<string, string>> },
    readonly narrow: (query: SelectQueryBuilder<ObjectLiteral>) => void = () => undefined,
  ) {
    super();
  }
}

@QueryHandler(GetRecord)
export class GetRecordHandler implements IQueryHandler<GetRecord<object>> {
  private readonly lookUps = new Map<RowClass, RowsById>();

  constructor(private readonly dataSource: DataSource) {}

  async execute({ kind, id, row, sight }: GetRecord<object>): Promise<{ version: number }> {
    const lookUp = this.lookUps.get(row) ?? rowsById(this.dataSource, row);
    this.lookUps.set(row, lookUp);
    const found = (await lookUp.find(id)) as (Row & { version: number }) | undefined;
    if (!found || (sight && !sees(sight, kind.clientOfRow(found), kind.aggregate.belonging)))
      throw notFound(kind.title);
    return found;
  }
}

@QueryHandler(ListRecords)
export class ListRecordsHandler implements IQueryHandler<ListRecords<object>> {
  constructor(private readonly dataSource: DataSource) {}

  execute({ row, query, rules, narrow }: ListRecords<object>): Promise<Page<object>> {
    const rows: SelectQueryBuilder<ObjectLiteral> = rowsOf<ObjectLiteral>(this.dataSource, row);
    narrow(rows);
    return pageOf<object>(rows, query, { alias: 'r', id: 'id', ...rules });
  }
}

/** Says that a decision relies on a record as it was read. */
export const guardOf = (kind: RecordKind, row: { id: string | number; version: number }): Guard => ({
  stream: streamName(kind.kind, row.id),
  version: row.version,
});

/** A record that a request names in `field` and that must exist: told as a mistake in that field. */
export const mustExist = async <R>(looking: Promise<R>, field: string, message: string): Promise<R> => {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof RuleViolation && error.kind === 'not-found')
      throw new RuleViolation('INVALID', message, 'invalid', [{ field, message }]);
    throw error;
  }
};
