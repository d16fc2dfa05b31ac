import { Global, Module } from '@nestjs/common';
import { Records } from '../../../platform/records/records.module';
import { BrokersModule } from '../../clients/brokers';
import { AgentRoster, ClientsModule } from '../../clients/clients';
import { InvoicesModule } from '../../accounting/invoices';
import { AgentDesks, AgentViews, UsersModule } from '../users';
import { StoredAgentViews, StoredDesks, StoredRoster } from './adapters/stored-agents';
import { Agent } from './agent';
import { AgentAdministration } from './commands/agent-administration';
import { AgentsController } from './http/agents.controller';
import { DeskController } from './http/desk.controller';
import { FreeTheClientsOfARemovedAgent } from './reactions/free-the-clients-of-a-removed-agent';
import { GiveBackTheClientsOfARestoredAgent } from './reactions/give-back-the-clients-of-a-restored-agent';

/**
 * Global, because the modules of users and clients ask it through their ports AgentDesks, AgentViews and AgentRoster.
 */
@Global()
@Module({
  imports: [Records.storeOf(Agent), UsersModule, BrokersModule, ClientsModule, InvoicesModule],
  controllers: [DeskController, AgentsController],
  providers: [
    AgentAdministration,
    FreeTheClientsOfARemovedAgent,
    GiveBackTheClientsOfARestoredAgent,
    StoredAgentViews,
    { provide: AgentDesks, useClass: StoredDesks },
    { provide: AgentViews, useExisting: StoredAgentViews },
    { provide: AgentRoster, useClass: StoredRoster },
  ],
  exports: [AgentDesks, AgentViews, AgentRoster],
})
export class AgentsModule {}
