import type { QueryKey } from '@tanstack/react-query';
import type { LiveEntity } from './api-types';

export const roots = {
  auth: ['auth'],
  firm: ['firm'],
  dashboard: ['dashboard'],
  invoices: ['invoices'],
  clients: ['clients'],
  brokers: ['brokers'],
  loads: ['loads'],
  registrations: ['registrations'],
  ledger: ['ledger'],
  audit: ['audit'],
  history: ['history'],
  jobs: ['jobs'],
  mail: ['mail'],
  documents: ['documents'],
  iftaProcesses: ['ifta-processes'],
  fees: ['fees'],
  users: ['users'],
  agents: ['agents'],
  agentWork: ['agent-work'],
  sessions: ['sessions'],
  settings: ['settings'],
  health: ['health'],
} as const satisfies Record<string, QueryKey>;

export const staleAfter = {
  client: [roots.clients, roots.agentWork, roots.audit, roots.history],
  broker: [roots.brokers, roots.invoices, roots.loads, roots.audit, roots.history],
  load: [roots.loads, roots.dashboard, roots.invoices, roots.audit, roots.history],
  invoice: [roots.invoices, roots.agentWork, roots.dashboard, roots.ledger, roots.audit, roots.history],
  registration: [roots.registrations, roots.clients, roots.audit, roots.history],
  entry: [roots.ledger, roots.audit, roots.history],
  account: [roots.ledger, roots.audit, roots.history],
  user: [roots.auth, roots.users, roots.agents, roots.audit, roots.history],
  agent: [roots.auth, roots.agents, roots.users, roots.agentWork, roots.audit],
  settings: [roots.firm, roots.settings, roots.audit, roots.history],
  job: [roots.jobs, roots.mail, roots.invoices],
  document: [roots.documents, roots.audit, roots.history],
  iftaprocess: [roots.iftaProcesses, roots.audit, roots.history],
  fee: [roots.fees, roots.ledger, roots.audit, roots.history],
} as const satisfies Record<LiveEntity, readonly QueryKey[]>;

export const isLiveEntity = (value: unknown): value is LiveEntity => typeof value === 'string' && value in staleAfter;
