import { z } from 'zod';
import { choice, email, optionalEmail, optionalText, shown, text, uuid, whole } from '../../../platform/http/fields';
import { ACCESS_LEVELS, FEATURES, newPassword } from '../../access';

const MOST = 1_000_000;
/** 0 is no limit. */
const limit = (name: string) =>
  whole(name, 0, MOST, `${name} must be a whole number of at least 0`, `${name} is too large`);
const flag = (name: string) => z.boolean(`${name} must be true or false`);

/** The agent form (000 §5). */
export const agentForm = z
  .strictObject({
    userId: uuid('User ID', 'User ID is required'),
    displayName: text('displayName', 255, 'Display name is required'),
    email: optionalEmail(),
    department: optionalText('department', 100),
    accessLevel: choice('access level', ACCESS_LEVELS).optional(),
    maxClients: limit('Maximum clients').optional(),
    maxInvoices: limit('Maximum invoices').optional(),
    canCreateInvoices: flag('Create invoices').optional(),
    canViewReports: flag('View reports').optional(),
    canManageClients: flag('Manage clients').optional(),
    canAccessAccounting: flag('Access accounting').optional(),
    restrictedFeatures: z
      .array(choice('restricted feature', FEATURES), 'Restricted features must be a list')
      .max(FEATURES.length)
      .optional(),
  })
  .meta({ id: 'AgentForm' });
export type AgentForm = z.output<typeof agentForm>;

export const activity = z.strictObject({ isActive: flag('Active') }).meta({ id: 'AgentActivity' });
export const passwordForm = z.strictObject({ password: newPassword() }).meta({ id: 'AgentPassword' });

const line = z.string();
export const deskClient = z.object({ id: line, name: line, email: line.nullable() }).meta({ id: 'AgentClient' });
export const deskInvoice = z
  .object({ id: z.int(), invoiceNumber: line, carrier: line, amount: shown.money, status: line })
  .meta({ id: 'AgentInvoice' });
export const deskStats = z
  .object({
    totalRevenue: shown.money
      .nullable()
      .meta({ description: 'Received for invoices of its clients; null without the permission to view reports' }),
    invoicesCreated: z.int(),
    invoicesThisMonth: z.int(),
    clientsManaged: z.int(),
  })
  .meta({ id: 'AgentStats' });

export const ownProfile = z
  .strictObject({
    firstName: text('firstName', 100, 'First name is required'),
    lastName: text('lastName', 100, 'Last name is required'),
    email: email(),
  })
  .meta({ id: 'AgentProfile' });
