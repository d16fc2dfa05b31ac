import { Entity } from 'typeorm';
import { z } from 'zod';
import { Flag, Instant, Int, Text, TextKey } from '../../../platform/database/columns';
import { defineRecord } from '../../../platform/records/record';
import { ACCOUNT_TYPES, type AccountType } from './chart';
import { announcedTo } from '../../../platform/realtime/visibility';

/** One account of the chart; its number is its id. */
@Entity('accounts')
export class AccountRow {
  @TextKey() id: string;
  @Text() name: string;
  @Text() type: AccountType;
  @Text({ nullable: true }) subtype: string | null;
  @Text({ nullable: true }) description: string | null;
  @Flag() active: boolean;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

export const account = defineRecord({
  kind: 'account',
  title: 'account',
  table: AccountRow,
  id: z.string(),
  values: z.object({
    name: z.string(),
    type: z.enum(ACCOUNT_TYPES),
    subtype: z.string().nullable(),
    description: z.string().nullable(),
    active: z.boolean(),
  }),
});

announcedTo('account', 'ledger.read', 'firm');
