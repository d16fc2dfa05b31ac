import { Module } from '@nestjs/common';
import { ALL_ROUTES, Records } from '../../platform/records/records.module';
import { Agent } from './domain/agent';
import { AccessModule } from '../access';
import { BrokersModule } from '../brokers';
import { ClientsModule } from '../clients';
import { InvoicesModule } from '../invoices';
import { AgentAdministration } from './agent-administration';
import { AgentsController } from './api/agents.controller';
import { DeskController } from './api/desk.controller';
import { Desks } from './desks';
import { FreeTheClientsOfARemovedAgent } from './free-the-clients-of-a-removed-agent';

@Module({
  imports: [Records.of(Agent, { without: ALL_ROUTES }), AccessModule, BrokersModule, ClientsModule, InvoicesModule],
  controllers: [DeskController, AgentsController],
  providers: [AgentAdministration, Desks, FreeTheClientsOfARemovedAgent],
})
export class AgentsModule {}
