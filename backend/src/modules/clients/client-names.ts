import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Names, NamesByField } from '../../platform/records/names';
import { ClientRow } from './domain/client';

/** Company names, for the lists of other modules. */
@Injectable()
export class ClientNames extends Names<ClientRow, string> {
  constructor(dataSource: DataSource, fields: NamesByField) {
    super(dataSource, ClientRow, ({ companyName }) => companyName);
    fields.add<string>('clientId', this);
  }
}
