import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Names, NamesByField } from '../../platform/records/names';
import { LoadRow } from './domain/load';

/** Load numbers, for the lists of other modules. */
@Injectable()
export class LoadNumbers extends Names<LoadRow, number> {
  constructor(dataSource: DataSource, fields: NamesByField) {
    super(dataSource, LoadRow, ({ loadNumber }) => loadNumber);
    fields.add<number>('loadId', this);
  }
}
