import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Names, NamesByField } from '../../platform/records/names';
import { BrokerRow } from './domain/broker';

/** What other modules show of brokers: names for lists, the address that papers go to. */
@Injectable()
export class BrokerNames extends Names<BrokerRow, number> {
  constructor(dataSource: DataSource, fields: NamesByField) {
    super(dataSource, BrokerRow, ({ name }) => name);
    fields.add<number>('brokerId', this);
  }

  /** Where papers for a broker go; null when it has no address or does not exist. */
  async emailOf(id: number): Promise<string | null> {
    const row = (await this.rows.find(id)) as BrokerRow | undefined;
    return row?.contactEmail ?? null;
  }
}
