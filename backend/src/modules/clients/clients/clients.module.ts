import { Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { Assignments } from './commands/assignments';
import { Client } from './client';
import { ClientsController } from './http/clients.controller';

@Module({
  imports: [Records.of(Client, { without: ['add', 'change'] })],
  controllers: [ClientsController],
  providers: [Assignments],
  exports: [Assignments],
})
export class ClientsModule {}
