import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/database';

/** Names of brokers by id, for lists of other modules: one query a page. */
@Injectable()
export class BrokerNames {
  constructor(private readonly dataSource: DataSource) {}

  async of(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    if (ids.length === 0) return new Map();
    const { rows } = await poolOf(this.dataSource).query<{ id: number; name: string }>({ name: 'broker-names', text: 'SELECT id, name FROM brokers WHERE id = ANY($1)', values: [[...new Set(ids)]] });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Where papers for a broker go; null when it has no address or does not exist. */
  async emailOf(id: number): Promise<string | null> {
    const { rows } = await poolOf(this.dataSource).query<{ email: string | null }>('SELECT contact_email AS email FROM brokers WHERE id = $1', [id]);
    return rows[0]?.email ?? null;
  }
}
