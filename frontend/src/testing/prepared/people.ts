import type { Agent, User } from '../../lib/api/api-types';
import { staffUser } from '../render-app';

export const admin: User = {
  ...staffUser,
  id: 'user-9',
  email: 'avery@ridgeline.test',
  firstName: 'Avery',
  lastName: 'Stone',
  name: 'Avery Stone',
  displayName: 'Avery Stone',
  role: 'admin',
  isAdmin: true,
};

export const agentRecord: Agent = {
  id: 'agent-7',
  userId: 'user-7',
  displayName: 'Riley at Ridgeline',
  email: 'riley.desk@ridgeline.test',
  department: 'Dispatch',
  accessLevel: 'standard',
  maxClients: 50,
  maxInvoices: 0,
  canCreateInvoices: true,
  canViewReports: true,
  canManageClients: true,
  canAccessAccounting: true,
  restrictedFeatures: [],
  permissions: [],
  isActive: true,
  lastLoginAt: null,
  firstName: 'Riley',
  lastName: 'Nguyen',
  profileImageUrl: '',
  role: 'agent',
  version: 3,
  createdAt: '2026-01-05T15:00:00.000Z',
  updatedAt: '2026-01-05T15:00:00.000Z',
};

export const agentUser: User = {
  ...staffUser,
  id: 'user-7',
  email: 'riley@ridgeline.test',
  firstName: 'Riley',
  lastName: 'Nguyen',
  name: 'Riley Nguyen',
  displayName: 'Riley Nguyen',
  role: 'agent',
  isAgent: true,
  agent: agentRecord,
  permissions: [
    'agent.read',
    'agent.write',
    'clients.read',
    'clients.write',
    'invoices.read',
    'invoices.write',
    'reports.read',
    'ledger.read',
  ],
};

export const clientUser: User = {
  ...staffUser,
  id: 'user-5',
  email: 'ben@redmesa.test',
  firstName: 'Ben',
  lastName: 'Yazzie',
  name: 'Ben Yazzie',
  displayName: 'Ben Yazzie',
  role: 'client',
  clientId: 'client-1',
  permissions: ['portal.read', 'portal.write', 'portal.documents.write', 'portal.pay', 'dashboard.read'],
};

export const signedInAs = (user: User) => ({ 'GET /api/auth/user': () => ({ body: user }) });
