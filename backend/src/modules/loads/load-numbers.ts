import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsById, type RowsById } from '../../platform/database/database';
import { LoadRow } from './domain/load';

/** Load numbers by id, for lists of other modules: one query a page. */
@Injectable()
export class LoadNumbers {
  private readonly rows: RowsById;

  constructor(dataSource: DataSource) {
    this.rows = rowsById(dataSource, LoadRow);
  }

  async of(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const found = (await Promise.all([...new Set(ids)].map((id) => this.rows.find(id)))) as (LoadRow | undefined)[];
    return new Map(found.flatMap((row) => (row ? [[row.id, row.loadNumber] as const] : [])));
  }
}
