import { Choice, Email, Flag, Line, ListOf, RefersTo, Whole } from '../../../platform/fields/decorators';
import { STORED_TEXT } from '../../../platform/fields/stored';
import { choice } from '../../../platform/fields/texts';
import { setChoiceLabels } from '../../../platform/fields/words';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { ACCESS_LEVELS, FEATURES, type AccessLevel } from '../permissions';

setChoiceLabels({ ifta: 'IFTA' });
const MOST = 1_000_000;
/** Old events may name a feature that no longer exists, so the stored form is any text. */
const feature = { ...choice('restricted feature', FEATURES), stored: STORED_TEXT };
const limit = (label: string) => ({
  wrong: `${label} must be a whole number of at least 0`,
  tooLarge: `${label} is too large`,
});

/**
 * An agent: a member of the staff who looks after some of the clients, with access level, flags and limits (000 §3, §6,
 * §9). Name, picture and sign-in belong to the agent’s user.
 */
@Kind({
  plural: 'agents',
  displayName: 'displayName',
  belonging: 'person',
  unique: [
    { index: 'agents_user', by: ['userId'], say: () => 'This user is an agent already' },
    { index: 'agents_email', by: ['email'], say: ({ email }) => `The e-mail ${email} already belongs to an agent` },
  ],
  flow: { field: 'isActive', moves: { AgentActivated: { to: true }, AgentDeactivated: { to: false } } },
  may: { read: 'agents.manage', notifies: 'agent.read', write: 'agents.manage', remove: 'agents.manage' },
})
export class Agent extends StoredRecord {
  @RefersTo('user', { label: 'User ID', missing: 'User ID is required' }) userId: string;
  @Line('Display name', { searched: true, sorted: true }) displayName: string;
  @Email('email', { optional: true, searched: true }) email: string | null;
  @Line('Department', { optional: true, max: 100, searched: true }) department: string | null;
  @Choice('Access level', ACCESS_LEVELS, { initial: 'basic' }) accessLevel: AccessLevel;
  /** The most clients that the agent may look after; 0: no limit. */
  @Whole('Maximum clients', 0, MOST, { initial: 50, ...limit('Maximum clients') }) maxClients: number;
  /** The most invoices that the agent may create in a month; 0: no limit. */
  @Whole('Maximum invoices', 0, MOST, { initial: 100, ...limit('Maximum invoices') }) maxInvoices: number;
  @Flag('Create invoices', { initial: true }) canCreateInvoices: boolean;
  @Flag('View reports', { initial: false }) canViewReports: boolean;
  @Flag('Manage clients', { initial: true }) canManageClients: boolean;
  @Flag('Access accounting', { initial: false }) canAccessAccounting: boolean;
  @ListOf('Restricted features', feature, { initial: [], most: FEATURES.length })
  restrictedFeatures: readonly (typeof FEATURES)[number][];
  @Flag('Active', { initial: true, systemSet: true }) isActive: boolean;
}
