import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsById, type RowsById } from '../../platform/database/database';
import { BrokerRow } from './domain/broker';

/** What other modules show of brokers: names for lists, the address that papers go to. */
@Injectable()
export class BrokerNames {
  private readonly rows: RowsById;

  constructor(dataSource: DataSource) {
    this.rows = rowsById(dataSource, BrokerRow);
  }

  /** Names by id: one query a page. */
  async of(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const found = (await Promise.all([...new Set(ids)].map((id) => this.rows.find(id)))) as (BrokerRow | undefined)[];
    return new Map(found.flatMap((row) => (row ? [[row.id, row.name] as const] : [])));
  }

  /** Where papers for a broker go; null when it has no address or does not exist. */
  async emailOf(id: number): Promise<string | null> {
    const row = (await this.rows.find(id)) as BrokerRow | undefined;
    return row?.contactEmail ?? null;
  }
}
