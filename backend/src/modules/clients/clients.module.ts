import { Module } from '@nestjs/common';
import { ClientsController } from './api/clients.controller';

@Module({ controllers: [ClientsController] })
export class ClientsModule {}
