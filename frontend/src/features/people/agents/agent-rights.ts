import { agentFields } from '../../../generated/fields/agent';

/** What an agent may be given, in the order of its form. */
export const RIGHTS = ['canCreateInvoices', 'canViewReports', 'canManageClients', 'canAccessAccounting'] as const;

export const rightLabel = (right: (typeof RIGHTS)[number]): string =>
  agentFields.find(({ name }) => name === right)?.label ?? right;
