import { Entity } from 'typeorm';
import { z } from 'zod';
import { Cents, Day, Decimal, Instant, Int, Text, Uuid, UuidKey } from '../../../platform/database/columns';
import { uniqueValue } from '../../../platform/http/unique-sentences';
import { defineRecord } from '../../../platform/records/record';
import { announcedTo } from '../../../platform/realtime/visibility';
import { QUARTERS, type Quarter } from './due-date';

export const IFTA_STATUSES = ['received', 'pending', 'processed'] as const;

/** Where the fuel-tax filing of a client's quarter stands, as staff keep it and the portal shows it. */
@Entity('ifta_processes')
export class IftaProcessRow {
  @UuidKey() id: string;
  @Uuid() clientId: string;
  @Text() quarter: Quarter;
  @Int() year: number;
  @Text() status: (typeof IFTA_STATUSES)[number];
  @Day() dueDate: string;
  @Day({ nullable: true }) submittedDate: string | null;
  @Day({ nullable: true }) processedDate: string | null;
  @Decimal({ nullable: true }) totalMiles: string | null;
  @Decimal({ nullable: true }) totalGallons: string | null;
  @Cents({ nullable: true }) taxOwed: number | null;
  @Text({ nullable: true }) notes: string | null;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

const text = z.string();
export const iftaProcess = defineRecord({
  kind: 'iftaprocess',
  title: 'IFTA process',
  table: IftaProcessRow,
  id: text,
  values: z.object({
    clientId: text,
    quarter: z.enum(QUARTERS),
    year: z.int(),
    status: z.enum(IFTA_STATUSES),
    dueDate: text,
    submittedDate: text.nullable(),
    processedDate: text.nullable(),
    totalMiles: text.nullable(),
    totalGallons: text.nullable(),
    taxOwed: z.int().nullable(),
    notes: text.nullable(),
  }),
  clientOf: ({ clientId }) => clientId,
});

uniqueValue('ifta_processes_quarter', 'quarter', () => 'This client already has a process for that quarter');
announcedTo('iftaprocess', ['ifta.read', 'portal.read']);
