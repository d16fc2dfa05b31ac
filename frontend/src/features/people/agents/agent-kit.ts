import { agentFields } from '../../../generated/fields/agent';
import { agentFlow } from '../../../generated/flows/agent';
import type { Agent } from '../../../lib/api/api-types';
import { featureLabels, isFeature, optionsOf } from '../../../lib/format/labels';
import { roots } from '../../../lib/api/query-roots';
import { recordKit } from '../../../lib/records/record-kit';
import { offered } from '../../../lib/records/steps';
import { agentSubject } from '../../../lib/subjects';
import { RIGHTS } from './agent-rights';

const levelHints: Record<string, string> = {
  basic: 'What is checked below, without deleting.',
  standard: 'Everything checked below.',
  advanced: 'Everything checked below, and clients nobody is assigned to.',
  restricted: 'Can view, but not change anything.',
} satisfies Record<Agent['accessLevel'], string>;

export const limitRule = (label: string) => ({
  validate: (value: unknown) =>
    /^\d{0,6}$/.test(String(value).trim()) || `${label} must be a whole number of at least 0`,
});
/** An emptied limit is no limit. */
const limitIn = (typed: unknown): number => Number(String(typed).trim() || '0');

export const agentKit = recordKit<Agent>({
  kind: 'agent',
  at: '/agents',
  what: 'agent',
  may: 'agents.manage',
  fields: agentFields,
  form: [
    { name: 'userId', label: 'User', wide: true },
    { name: 'displayName', most: 120 },
    { name: 'email', label: 'Email', hint: "Shown to clients. The sign-in stays the user's own." },
    { name: 'department', most: 120 },
    { name: 'accessLevel', hint: ({ accessLevel }) => levelHints[String(accessLevel)] },
    { name: 'maxClients', label: 'Max Clients', hint: '0 means unlimited.', rule: limitRule('Max clients') },
    {
      name: 'maxInvoices',
      label: 'Max Invoices',
      hint: 'In one month. 0 means unlimited.',
      rule: limitRule('Max invoices'),
    },
    { name: 'canCreateInvoices', label: 'Permissions', wide: true },
    {
      name: 'restrictedFeatures',
      label: 'Restricted features',
      options: optionsOf(featureLabels),
      hint: 'Hidden and refused, whatever is checked above.',
      wide: true,
    },
  ],
  inputs: () => import('./agent-inputs').then(({ inputs }) => inputs),
  otherwise: {
    values: (agent) => ({
      canViewReports: agent?.canViewReports ?? false,
      canManageClients: agent?.canManageClients ?? true,
      canAccessAccounting: agent?.canAccessAccounting ?? false,
      restrictedFeatures: (agent?.restrictedFeatures ?? []).filter(isFeature),
    }),
    body: (values) => ({
      ...Object.fromEntries(RIGHTS.map((right) => [right, values[right]])),
      restrictedFeatures: values['restrictedFeatures'],
      maxClients: limitIn(values['maxClients']),
      maxInvoices: limitIn(values['maxInvoices']),
    }),
  },
  displayName: ({ displayName }) => displayName,
  steps: offered(
    agentFlow,
    { true: 'Activate', false: 'Deactivate' },
    { part: 'toggle-status', done: 'Agent status updated successfully', failed: 'Failed to update agent status' },
  ),
  subject: agentSubject,
  dialogTitles: { add: 'Create Agent', submit: 'Create Agent' },
  says: { added: 'Agent created successfully', notAdded: 'Failed to create agent' },
  foundAmongAll: 'This agent does not exist',
  replaces: true,
  failsAloud: true,
  stale: [roots.clients],
});
