import { Entity } from 'typeorm';
import { z } from 'zod';
import { Cents, Decimal, Instant, Int, Text, TextKey } from '../../../platform/database/columns';
import { defineRecord } from '../../../platform/records/record';
import { announcedTo } from '../../../platform/realtime/visibility';

/** The firm itself: one record, `settings-firm`. */
@Entity('settings')
export class SettingsRow {
  @TextKey() id: string;
  @Text() name: string;
  @Text({ nullable: true }) address: string | null;
  @Text() phone: string;
  @Text() email: string;
  /** IANA name; today, this month and overdue are told in it. */
  @Text() timeZone: string;
  @Text({ nullable: true }) ein: string | null;
  @Text({ nullable: true }) einLast4: string | null;
  /** Where brokers send payments, as it stands on invoices. */
  @Text({ nullable: true }) remitTo: string | null;
  @Cents() defaultFee: number;
  @Decimal({ nullable: true }) fuelPrice: string | null;
  @Decimal({ nullable: true }) defaultMpg: string | null;
  @Text() invoicePrefix: string;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

export const settings = defineRecord({
  kind: 'settings',
  title: 'firm settings',
  table: SettingsRow,
  id: z.literal('firm'),
  secrets: ['ein'],
  values: z.object({
    name: z.string(),
    address: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
    timeZone: z.string(),
    ein: z.string().nullable(),
    einLast4: z.string().nullable().optional(),
    remitTo: z.string().nullable(),
    defaultFee: z.int(),
    fuelPrice: z.string().nullable(),
    defaultMpg: z.string().nullable(),
    invoicePrefix: z.string(),
  }),
});

export type FirmValues = Omit<SettingsRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** Until an administrator says otherwise (decisions.md §1). */
export const NEW_FIRM: FirmValues = {
  name: 'Axlebook',
  address: null,
  phone: '(555) 010-0199',
  email: 'support@axlebook.test',
  timeZone: 'America/New_York',
  ein: null,
  einLast4: null,
  remitTo: null,
  defaultFee: 15_000,
  fuelPrice: null,
  defaultMpg: null,
  invoicePrefix: 'INV-',
};

announcedTo('settings', 'settings.read', 'firm');
