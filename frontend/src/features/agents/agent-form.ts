import type { AccessLevel, Agent, AgentForm, RestrictedFeature } from '../../lib/api-types';
import type { RecordForm } from '../../lib/forms/record-form';
import { isFeature } from '../../lib/labels';
import { orNull } from '../../lib/rules';

export interface AgentValues {
  userId: string;
  displayName: string;
  email: string;
  department: string;
  accessLevel: AccessLevel;
  maxClients: string;
  maxInvoices: string;
  canCreateInvoices: boolean;
  canViewReports: boolean;
  canManageClients: boolean;
  canAccessAccounting: boolean;
  restrictedFeatures: RestrictedFeature[];
}

const newAgent: AgentValues = {
  userId: '',
  displayName: '',
  email: '',
  department: '',
  accessLevel: 'basic',
  maxClients: '50',
  maxInvoices: '100',
  canCreateInvoices: true,
  canViewReports: false,
  canManageClients: true,
  canAccessAccounting: false,
  restrictedFeatures: [],
};

const agentValues = (agent: Agent | null): AgentValues =>
  agent === null
    ? newAgent
    : {
        userId: agent.userId,
        displayName: agent.displayName,
        email: agent.email ?? '',
        department: agent.department ?? '',
        accessLevel: agent.accessLevel,
        maxClients: String(agent.maxClients),
        maxInvoices: String(agent.maxInvoices),
        canCreateInvoices: agent.canCreateInvoices,
        canViewReports: agent.canViewReports,
        canManageClients: agent.canManageClients,
        canAccessAccounting: agent.canAccessAccounting,
        restrictedFeatures: agent.restrictedFeatures.filter(isFeature),
      };

export const agentForm: RecordForm<AgentValues, Agent> = { name: 'agent', kind: 'agent', values: agentValues };
export const agentFieldNames = Object.keys(newAgent) as (keyof AgentValues)[];

/** An emptied limit is no limit. */
export const agentFields = (values: AgentValues): AgentForm => ({
  ...values,
  displayName: values.displayName.trim(),
  email: orNull(values.email),
  department: orNull(values.department),
  maxClients: Number(values.maxClients.trim() || '0'),
  maxInvoices: Number(values.maxInvoices.trim() || '0'),
});

export const limitRule = (label: string) => ({
  validate: (value: string) => /^\d{0,6}$/.test(value.trim()) || `${label} must be a whole number of at least 0`,
});

export const limitText = (limit: number | null | undefined): string =>
  limit !== null && limit !== undefined && limit > 0 ? limit.toLocaleString('en-US') : 'Unlimited';
