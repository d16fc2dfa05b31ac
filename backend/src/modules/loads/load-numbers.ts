import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/database';

/** Load numbers by id, for lists of other modules: one query a page. */
@Injectable()
export class LoadNumbers {
  constructor(private readonly dataSource: DataSource) {}

  async of(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const { rows } = await poolOf(this.dataSource).query<{ id: number; number: string }>({ name: 'load-numbers', text: 'SELECT id, load_number AS number FROM loads WHERE id = ANY($1)', values: [[...new Set(ids)]] });
    return new Map(rows.map(({ id, number }) => [id, number]));
  }
}
