import type { Agent, User } from '../../../lib/api/api-types';
import { can } from '../../../lib/session/session-context';

export interface AgentAccess {
  clients: boolean;
  addClients: boolean;
  invoices: boolean;
  addInvoices: boolean;
  reports: boolean;
  accounting: boolean;
}

/** A flag opens an area; the permissions say what its level and its restricted areas leave of it. */
export const agentAccess = (user: User, agent: Agent): AgentAccess => {
  const clients = agent.canManageClients && can(user, 'clients.read');
  const invoices = agent.canCreateInvoices && can(user, 'invoices.read');
  return {
    clients,
    addClients: clients && can(user, 'clients.write'),
    invoices,
    addInvoices: invoices && can(user, 'invoices.write'),
    reports: agent.canViewReports && can(user, 'reports.read'),
    accounting: agent.canAccessAccounting && can(user, 'ledger.read'),
  };
};
