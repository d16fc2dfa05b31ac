import { z } from 'zod';
import { choice, email, id, optionalText, shown, text } from '../../../platform/http/fields';
import { POSTAL_CODE, STATE_CODES } from '../../../platform/http/places';
import { BUSINESS_TYPES, REGISTRATION_STATUSES, type RegistrationRow } from '../domain/registration';

/** The registration form (000 §5). `website` is the honeypot: people never see it. */
export const newRegistration = z
  .strictObject({
    companyName: text('companyName', 255, 'Company name is required'),
    ownerName: text('ownerName', 255, 'Owner name is required'),
    email: email(),
    phone: text('phone', 50),
    address: text('address', 1_000),
    city: text('city', 100),
    state: text('state', 10).transform((code) => code.toUpperCase()).refine((code) => STATE_CODES.includes(code), 'State must be a US state or Canadian province code'),
    zipCode: text('zipCode', 20, 'Zip code is required').refine((code) => POSTAL_CODE.test(code), 'Zip code is not valid'),
    businessType: choice('business type', BUSINESS_TYPES),
    dotNumber: optionalText('DOT number', 20).default(null),
    mcNumber: optionalText('MC number', 20).default(null),
    fleetSize: z.union([z.literal('').transform(() => null), z.null(), id('fleet size', 'Fleet size must be a whole number of at least 1').refine((size) => size <= 1_000_000, 'Fleet size is too large')], 'Fleet size must be a whole number of at least 1').default(null),
    servicesNeeded: z.array(text('service', 100), 'Services must be a list').max(20, 'Choose at most 20 services').default([]),
    additionalInfo: optionalText('additional information', 10_000).default(null),
    website: z.string().max(2_000).optional(),
  })
  .meta({ id: 'NewRegistration' });

export const statusChange = z.strictObject({ status: choice('status', REGISTRATION_STATUSES) }).meta({ id: 'RegistrationStatus' });

const line = z.string();
export const registrationView = z
  .object({
    id: line, companyName: line, ownerName: line, email: line, phone: line, address: line, city: line, state: line, zipCode: line, businessType: z.enum(BUSINESS_TYPES),
    dotNumber: line.nullable(), mcNumber: line.nullable(), fleetSize: z.int().nullable(), servicesNeeded: z.array(line), additionalInfo: line.nullable(),
    status: z.enum(REGISTRATION_STATUSES), clientId: line.nullable(), createdAt: shown.instant, updatedAt: shown.instant, version: z.int(),
  })
  .meta({ id: 'Registration' });
export type RegistrationView = z.output<typeof registrationView>;

export const viewOfRegistration = ({ openRequest: _, ...row }: RegistrationRow): RegistrationView => row;
