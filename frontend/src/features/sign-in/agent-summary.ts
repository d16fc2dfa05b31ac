import type { User } from '../../lib/api-types';
import { can } from '../../lib/session/session-context';
import { resolveStoredSession } from '../../lib/session/stored-session';

type Fact = readonly [label: string, value: string];

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const limit = (value: unknown): string => (typeof value === 'number' && value > 0 ? String(value) : 'Unlimited');

export const agentSummaryOf = (user: User): { permissions: Fact[]; limits: Fact[] } => {
  const found = resolveStoredSession();
  const stored: Record<string, unknown> = found.kind === 'stored' ? found.session.user : {};
  return {
    permissions: [
      ['Create invoices', yesNo(can(user, 'invoices.write'))],
      ['View reports', yesNo(can(user, 'reports.read'))],
      ['Manage clients', yesNo(can(user, 'clients.write'))],
      ['Access accounting', yesNo(can(user, 'ledger.read'))],
    ],
    limits: [
      ['Clients', limit(stored['maxClients'])],
      ['Invoices a month', limit(stored['maxInvoices'])],
    ],
  };
};
