import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsById, type RowsById } from '../../platform/database/database';
import { ClientRow } from './domain/client';

/** Company names for the lists of other modules. */
@Injectable()
export class ClientNames {
  private readonly rows: RowsById;

  constructor(dataSource: DataSource) {
    this.rows = rowsById(dataSource, ClientRow);
  }

  /** Names by id: one query a page. */
  async of(ids: readonly (string | null)[]): Promise<ReadonlyMap<string | null, string>> {
    const wanted = [...new Set(ids)].filter((id): id is string => id !== null);
    const found = (await Promise.all(wanted.map((id) => this.rows.find(id)))) as (ClientRow | undefined)[];
    return new Map(found.flatMap((row) => (row ? [[row.id, row.companyName] as const] : [])));
  }
}
