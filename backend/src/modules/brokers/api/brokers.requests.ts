import { z } from 'zod';
import { optionalEmail, optionalText, shown, text } from '../../../platform/http/fields';
import { maskedOrNull } from '../../../platform/records/secrets';
import type { BrokerRow } from '../domain/broker';

export const newBroker = z
  .strictObject({
    name: text('name', 255),
    contactEmail: optionalEmail('contactEmail').default(null),
    contactPhone: optionalText('phone', 50).default(null),
    address: optionalText('address', 1_000).default(null),
    taxId: optionalText('tax id', 50).default(null),
  })
  .meta({ id: 'NewBroker' });
export const brokerChanges = z
  .strictObject({
    name: text('name', 255),
    contactEmail: optionalEmail('contactEmail'),
    contactPhone: optionalText('phone', 50),
    address: optionalText('address', 1_000),
    taxId: optionalText('tax id', 50),
  })
  .partial()
  .meta({ id: 'BrokerChanges' });

export const brokerView = z
  .object({
    id: z.int(),
    name: z.string(),
    contactEmail: z.string().nullable(),
    contactPhone: z.string().nullable(),
    address: z.string().nullable(),
    taxId: z.string().nullable().meta({ description: 'Masked: the last four only' }),
    createdAt: shown.instant,
    updatedAt: shown.instant,
    version: z.int(),
  })
  .meta({ id: 'Broker' });
export type BrokerView = z.output<typeof brokerView>;

export const viewOfBroker = ({ taxIdLast4, ...row }: BrokerRow): BrokerView => ({
  ...row,
  taxId: maskedOrNull(taxIdLast4),
});
