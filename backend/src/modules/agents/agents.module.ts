import { Module } from '@nestjs/common';
import { ALL_ROUTES, Records } from '../../platform/records/records.module';
import { Agent } from './agent';
import { AccessModule } from '../access';
import { BrokersModule } from '../brokers';
import { ClientsModule } from '../clients';
import { InvoicesModule } from '../invoices';
import { AgentAdministration } from './commands/agent-administration';
import { AgentsController } from './http/agents.controller';
import { DeskController } from './http/desk.controller';
import { Desks } from './adapters/desks';
import { FreeTheClientsOfARemovedAgent } from './reactions/free-the-clients-of-a-removed-agent';

@Module({
  imports: [Records.of(Agent, { without: ALL_ROUTES }), AccessModule, BrokersModule, ClientsModule, InvoicesModule],
  controllers: [DeskController, AgentsController],
  providers: [AgentAdministration, Desks, FreeTheClientsOfARemovedAgent],
})
export class AgentsModule {}
