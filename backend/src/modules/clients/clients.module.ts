import { Module } from '@nestjs/common';
import { ClientsController } from './api/clients.controller';
import { Assignments } from './assignments';
import { ClientNames } from './client-names';

@Module({
  controllers: [ClientsController],
  providers: [Assignments, ClientNames],
  exports: [Assignments, ClientNames],
})
export class ClientsModule {}
