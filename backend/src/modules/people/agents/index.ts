export { AgentsModule } from './agents.module';
export { Agent } from './agent';
