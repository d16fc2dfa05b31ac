import { z } from 'zod';
import {
  choice,
  optionalEmail,
  optionalMoney,
  optionalText,
  optionalUuid,
  shown,
  shownMoneyOrNull,
  text,
  type Form,
} from '../../../platform/http/fields';
import { orBlank } from '../../../platform/http/patterns';
import { STATE, ZIP_CODE } from '../../../platform/http/places';
import { maskedOrNull } from '../../../platform/records/secrets';
import { CLIENT_STATUSES, PAYMENT_TERMS, type ClientRow } from '../domain/client';

const orNone = ({ pattern, wrong }: Form): Form => ({ pattern: orBlank(pattern), wrong });
const state = optionalText('state', 20, orNone(STATE)).transform((code) => code?.toUpperCase() ?? code);
const zipCode = optionalText('zip code', 20, orNone(ZIP_CODE));

const fields = {
  companyName: text('companyName', 255, 'Company name is required'),
  contactName: optionalText('contact name'),
  email: optionalEmail(),
  phone: optionalText('phone', 50),
  address: optionalText('address', 1_000),
  city: optionalText('city', 100),
  state,
  zipCode,
  dotNumber: optionalText('DOT number', 20),
  mcNumber: optionalText('MC number', 20),
  taxId: optionalText('tax id', 50),
  billingAddress: optionalText('billing address', 1_000),
  paymentTerms: choice('payment terms', PAYMENT_TERMS),
  creditLimit: optionalMoney('credit limit'),
  status: choice('status', CLIENT_STATUSES),
  notes: optionalText('notes', 10_000),
  agentId: optionalUuid('agent'),
};
export const clientChanges = z.strictObject(fields).partial().meta({ id: 'ClientChanges' });
export const newClient = clientChanges.extend({ companyName: fields.companyName }).meta({ id: 'NewClient' });

/** What a new client has when the form leaves it out. */
export const CLIENT_DEFAULTS = {
  userId: null,
  contactName: null,
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  zipCode: null,
  dotNumber: null,
  mcNumber: null,
  taxId: null,
  taxIdLast4: null,
  billingAddress: null,
  paymentTerms: 'net_30',
  creditLimit: null,
  status: 'active',
  notes: null,
  registrationId: null,
  agentId: null,
} as const;
export const withDefaults = (given: object): Record<string, unknown> => ({
  ...CLIENT_DEFAULTS,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});

const line = z.string().nullable();
export const clientView = z
  .object({
    id: z.string(),
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
    taxId: line.meta({ description: 'Masked: the last four only' }),
    billingAddress: line,
    paymentTerms: z.enum(PAYMENT_TERMS),
    creditLimit: shown.money.nullable(),
    status: z.enum(CLIENT_STATUSES),
    notes: line,
    registrationId: line,
    agentId: line,
    createdAt: shown.instant,
    updatedAt: shown.instant,
    version: z.int(),
  })
  .meta({ id: 'Client' });
export type ClientView = z.output<typeof clientView>;

export const viewOfClient = ({ taxIdLast4, creditLimit, ...row }: ClientRow): ClientView => ({
  ...row,
  taxId: maskedOrNull(taxIdLast4),
  creditLimit: shownMoneyOrNull(creditLimit),
});
