import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients';
import { IftaProcessesController } from './api/ifta-processes.controller';

@Module({ imports: [ClientsModule], controllers: [IftaProcessesController] })
export class IftaModule {}
