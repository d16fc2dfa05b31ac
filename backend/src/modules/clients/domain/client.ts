import { Entity } from 'typeorm';
import { z } from 'zod';
import { Cents, Instant, Int, Text, Uuid, UuidKey } from '../../../platform/database/columns';
import { uniqueValue } from '../../../platform/http/unique-sentences';
import { defineRecord } from '../../../platform/records/record';
import { announcedTo } from '../../../platform/realtime/visibility';

export const PAYMENT_TERMS = ['net_15', 'net_30', 'net_45', 'net_60', 'due_on_receipt', 'cash_on_delivery'] as const;
export const CLIENT_STATUSES = ['active', 'inactive', 'suspended'] as const;

/** A trucking business whose books and filings the firm keeps. */
@Entity('clients')
export class ClientRow {
  @UuidKey() id: string;
  @Uuid({ nullable: true }) userId: string | null;
  @Text() companyName: string;
  @Text({ nullable: true }) contactName: string | null;
  @Text({ nullable: true }) email: string | null;
  @Text({ nullable: true }) phone: string | null;
  @Text({ nullable: true }) address: string | null;
  @Text({ nullable: true }) city: string | null;
  @Text({ nullable: true }) state: string | null;
  @Text({ nullable: true }) zipCode: string | null;
  @Text({ nullable: true }) dotNumber: string | null;
  @Text({ nullable: true }) mcNumber: string | null;
  @Text({ nullable: true }) taxId: string | null;
  @Text({ nullable: true }) taxIdLast4: string | null;
  @Text({ nullable: true }) billingAddress: string | null;
  @Text() paymentTerms: (typeof PAYMENT_TERMS)[number];
  @Cents({ nullable: true }) creditLimit: number | null;
  @Text() status: (typeof CLIENT_STATUSES)[number];
  @Text({ nullable: true }) notes: string | null;
  /** The registration it was migrated from. */
  @Uuid({ nullable: true }) registrationId: string | null;
  /** The agent who looks after it. */
  @Uuid({ nullable: true }) agentId: string | null;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

const line = z.string().nullable();
export const client = defineRecord({
  kind: 'client',
  title: 'client',
  table: ClientRow,
  id: z.string(),
  secrets: ['taxId'],
  values: z.object({
    userId: line,
    companyName: z.string(),
    contactName: line,
    email: line,
    phone: line,
    address: line,
    city: line,
    state: line,
    zipCode: line,
    dotNumber: line,
    mcNumber: line,
    taxId: line,
    taxIdLast4: line,
    billingAddress: line,
    paymentTerms: z.enum(PAYMENT_TERMS),
    creditLimit: z.int().nullable(),
    status: z.enum(CLIENT_STATUSES),
    notes: line,
    registrationId: line,
    agentId: line.optional(),
  }),
  clientOf: (_, id) => String(id),
});

uniqueValue('clients_registration', 'registrationId', () => 'This registration was already migrated to a client');
announcedTo('client', ['clients.read', 'portal.read']);
