import { Entity } from 'typeorm';
import { z } from 'zod';
import { IdKey, Instant, Int, Text } from '../../../platform/database/columns';
import { defineRecord } from '../../../platform/records/record';
import { announcedTo } from '../../../platform/realtime/visibility';

/** Who a load is hauled for and who is invoiced; "Carrier" in invoice forms (001 §3). */
@Entity('brokers')
export class BrokerRow {
  @IdKey() id: number;
  @Text() name: string;
  @Text({ nullable: true }) contactEmail: string | null;
  @Text({ nullable: true }) contactPhone: string | null;
  @Text({ nullable: true }) address: string | null;
  @Text({ nullable: true }) taxId: string | null;
  @Text({ nullable: true }) taxIdLast4: string | null;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

export const broker = defineRecord({
  kind: 'broker',
  title: 'broker',
  table: BrokerRow,
  id: z.int(),
  secrets: ['taxId'],
  values: z.object({
    name: z.string(),
    contactEmail: z.string().nullable(),
    contactPhone: z.string().nullable(),
    address: z.string().nullable(),
    taxId: z.string().nullable(),
    taxIdLast4: z.string().nullable(),
  }),
});

announcedTo('broker', 'brokers.read', 'firm');
