import { Entity } from 'typeorm';
import { z } from 'zod';
import { Flag, Instant, Int, Json, Text, Uuid, UuidKey } from '../../../platform/database/columns';
import { uniqueValue } from '../../../platform/http/unique-sentences';
import { defineRecord } from '../../../platform/records/record';
import { announcedTo } from '../../../platform/realtime/visibility';
import { ACCESS_LEVELS, type AccessLevel } from '../../access';

/** What a member of the staff may do who looks after some of the clients (000 §3, §6). Name, picture and sign-in are its user's. */
@Entity('agents')
export class AgentRow {
  @UuidKey() id: string;
  @Uuid() userId: string;
  @Text() displayName: string;
  @Text({ nullable: true }) email: string | null;
  @Text({ nullable: true }) department: string | null;
  @Text() accessLevel: AccessLevel;
  /** How many clients it may look after; 0: as many as there are. */
  @Int() maxClients: number;
  /** How many invoices it may create in a month; 0: as many as it likes. */
  @Int() maxInvoices: number;
  @Flag() canCreateInvoices: boolean;
  @Flag() canViewReports: boolean;
  @Flag() canManageClients: boolean;
  @Flag() canAccessAccounting: boolean;
  @Json() restrictedFeatures: string[];
  @Flag() isActive: boolean;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

const flag = z.boolean();
export const agent = defineRecord({
  kind: 'agent',
  title: 'agent',
  table: AgentRow,
  id: z.string(),
  values: z.object({
    userId: z.string(),
    displayName: z.string(),
    email: z.string().nullable(),
    department: z.string().nullable(),
    accessLevel: z.enum(ACCESS_LEVELS),
    maxClients: z.int(),
    maxInvoices: z.int(),
    canCreateInvoices: flag,
    canViewReports: flag,
    canManageClients: flag,
    canAccessAccounting: flag,
    restrictedFeatures: z.array(z.string()),
    isActive: flag,
  }),
});

/** Of a new agent (000 §3, §9). */
export const AGENT_DEFAULTS = {
  email: null,
  department: null,
  accessLevel: 'basic',
  maxClients: 50,
  maxInvoices: 100,
  canCreateInvoices: true,
  canViewReports: false,
  canManageClients: true,
  canAccessAccounting: false,
  restrictedFeatures: [],
  isActive: true,
} as const;

uniqueValue('agents_user', 'userId', () => 'This user is an agent already');
uniqueValue('agents_email', 'email', (value) => `The e-mail ${value} already belongs to an agent`);
announcedTo('agent', ['agents.manage', 'agent.read'], 'firm');
