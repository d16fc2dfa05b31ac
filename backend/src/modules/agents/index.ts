export { AgentsModule } from './agents.module';
export { agent, AGENT_DEFAULTS, AgentRow } from './domain/agent';
