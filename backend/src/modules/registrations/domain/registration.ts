import { Entity } from 'typeorm';
import { z } from 'zod';
import { Instant, Int, Json, Text, Uuid, UuidKey } from '../../../platform/database/columns';
import { uniqueValue } from '../../../platform/http/unique-sentences';
import { defineRecord } from '../../../platform/records/record';
import { announcedTo } from '../../../platform/realtime/visibility';

export const REGISTRATION_STATUSES = ['pending', 'contacted', 'approved', 'rejected'] as const;
export const BUSINESS_TYPES = ['owner-operator', 'small-fleet', 'medium-fleet', 'large-fleet'] as const;
/** What a company may ask for (000 §5). */
export const SERVICES = [
  'Invoice Management',
  'IFTA Processing',
  'Expense Tracking',
  'Document Storage',
  'Payment Processing',
  'Tax Preparation',
  'BOC-3 Filing',
  'DOT Updates',
] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** A trucking company's request to become a client. */
@Entity('registrations')
export class RegistrationRow {
  @UuidKey() id: string;
  @Text() companyName: string;
  @Text() ownerName: string;
  @Text() email: string;
  @Text() phone: string;
  @Text() address: string;
  @Text() city: string;
  @Text() state: string;
  @Text() zipCode: string;
  @Text() businessType: (typeof BUSINESS_TYPES)[number];
  @Text({ nullable: true }) dotNumber: string | null;
  @Text({ nullable: true }) mcNumber: string | null;
  @Int({ nullable: true }) fleetSize: number | null;
  @Json() servicesNeeded: string[];
  @Text({ nullable: true }) additionalInfo: string | null;
  @Text() status: RegistrationStatus;
  @Uuid({ nullable: true }) clientId: string | null;
  /** Who asks, while the request is open: one open request a company and e-mail. */
  @Text({ nullable: true }) openRequest: string | null;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

const line = z.string();
export const registration = defineRecord({
  kind: 'registration',
  title: 'registration',
  table: RegistrationRow,
  id: line,
  values: z.object({
    companyName: line,
    ownerName: line,
    email: line,
    phone: line,
    address: line,
    city: line,
    state: line,
    zipCode: line,
    businessType: z.enum(BUSINESS_TYPES),
    dotNumber: line.nullable(),
    mcNumber: line.nullable(),
    fleetSize: z.int().nullable(),
    servicesNeeded: z.array(line),
    additionalInfo: line.nullable(),
    status: z.enum(REGISTRATION_STATUSES),
    clientId: line.nullable(),
    openRequest: line.nullable(),
  }),
  clientOf: ({ clientId }) => clientId,
  belonging: 'open',
});

uniqueValue(
  'registrations_open',
  'email',
  () => 'We already have your request and will contact you within 24 hours. There is no need to send it again.',
);

/** The mark of an open request; closed ones have none, so that the company may ask again. */
export const openRequestOf = (
  status: RegistrationStatus,
  { email, companyName }: { email: string; companyName: string },
): string | null =>
  status === 'pending' || status === 'contacted' ? `${email} ${companyName.toLowerCase().replace(/\s+/g, ' ')}` : null;
announcedTo('registration', 'registrations.read', 'open');
