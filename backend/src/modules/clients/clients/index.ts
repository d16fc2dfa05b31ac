export { AgentRoster, type ListedAgent } from './adapters/agent-roster';
export { Assignments } from './commands/assignments';
export { Client, PAYMENT_TERMS } from './client';
export { ClientsModule } from './clients.module';
