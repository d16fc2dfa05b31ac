export { AgentsModule } from './agents.module';
export { Agent } from './domain/agent';
