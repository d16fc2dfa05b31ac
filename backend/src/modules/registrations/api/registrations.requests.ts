import { z } from 'zod';
import { bounded, choice, email, id, optionalText, shown, text } from '../../../platform/http/fields';
import { printable } from '../../../platform/http/patterns';
import { STATE, ZIP_CODE } from '../../../platform/http/places';
import { BUSINESS_TYPES, REGISTRATION_STATUSES, SERVICES, type RegistrationRow } from '../domain/registration';

const FLEET = 'Fleet size must be a whole number of at least 1';
/** What somebody asked for, as it may stand in a sentence. */
const named = (service: unknown): string =>
  typeof service === 'string' && service.trim() !== '' && printable(service) ? service.slice(0, 100) : 'This';

/** The registration form (000 §5). `website` is the honeypot: people never see it. */
export const newRegistration = z
  .strictObject({
    companyName: text('companyName', 255, 'Company name is required'),
    ownerName: text('ownerName', 255, 'Owner name is required'),
    email: email(),
    phone: text('phone', 50),
    address: text('address', 1_000),
    city: text('city', 100),
    state: text('state', 20, 'State is required', STATE).transform((code) => code.toUpperCase()),
    zipCode: text('zipCode', 20, 'Zip code is required', ZIP_CODE),
    businessType: choice('business type', BUSINESS_TYPES),
    dotNumber: optionalText('DOT number', 20).default(null),
    mcNumber: optionalText('MC number', 20).default(null),
    fleetSize: z
      .union([z.literal('').transform(() => null), z.null(), id('fleet size', FLEET, 6)], FLEET)
      .default(null),
    servicesNeeded: z
      .array(
        z.enum(SERVICES, { error: ({ input }) => `${named(input)} is none of our services: ${SERVICES.join(', ')}` }),
        'Services must be a list',
      )
      .max(20, 'Choose at most 20 services')
      .default([]),
    additionalInfo: optionalText('additional information', 10_000).default(null),
    website: bounded(2_000, 'Website must be text', 'Website must have at most 2000 characters').optional(),
  })
  .meta({ id: 'NewRegistration' });

export const statusChange = z
  .strictObject({ status: choice('status', REGISTRATION_STATUSES) })
  .meta({ id: 'RegistrationStatus' });

const line = z.string();
export const registrationView = z
  .object({
    id: line,
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
    createdAt: shown.instant,
    updatedAt: shown.instant,
    version: z.int(),
  })
  .meta({ id: 'Registration' });
export type RegistrationView = z.output<typeof registrationView>;

export const viewOfRegistration = ({ openRequest: _, ...row }: RegistrationRow): RegistrationView => row;
