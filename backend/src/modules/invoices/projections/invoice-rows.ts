import { Entity } from 'typeorm';
import { Cents, Day, Id, IdKey, Instant, Int, Json, Text, Uuid } from '../../../platform/database/columns';
import { uniqueValue } from '../../../platform/http/unique-sentences';
import { defineProjection, existing, type Unstamped } from '../../../platform/projections/projection';
import { invoiceFacts, type InvoiceLine, type Terms } from '../domain/invoice.facts';
import { announcedTo } from '../../../platform/realtime/visibility';
import { namedBy } from '../../../platform/records/named-rows';
import { searchedBy } from '../../../platform/search/searched';

export type StoredStatus = 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled';

/**
 * One invoice as lists and papers show it. `paid` is what has come off the receivable; overdue is also told on read
 * (see `statusOn`).
 */
@Entity('invoices')
export class InvoiceRow {
  @IdKey() id: number;
  @Text() invoiceNumber: string;
  @Uuid({ nullable: true }) clientId: string | null;
  @Id({ nullable: true }) loadId: number | null;
  @Id() brokerId: number;
  @Id({ nullable: true }) driverId: number | null;
  @Cents() amount: number;
  @Cents() paid: number;
  @Text() status: StoredStatus;
  @Day() issueDate: string;
  @Day({ nullable: true }) dueDate: string | null;
  @Day({ nullable: true }) paidDate: string | null;
  @Text({ nullable: true }) notes: string | null;
  @Json() lines: readonly InvoiceLine[];
  @Instant({ nullable: true }) sentAt: string | null;
  @Text({ nullable: true }) sentTo: string | null;
  @Instant({ nullable: true }) remindedAt: string | null;
  @Text({ nullable: true }) remindedTo: string | null;
  /** The user who created it. */
  @Uuid({ nullable: true }) createdBy: string | null;
  @Int() version: number;
  @Instant() createdAt: string;
  @Instant() updatedAt: string;
}

const ofTerms = ({
  number,
  brokerId,
  loadId,
  clientId,
  driverId,
  amount,
  lines,
  issueDate,
  dueDate,
  notes,
}: Terms) => ({
  invoiceNumber: number,
  brokerId,
  loadId,
  clientId,
  driverId,
  amount,
  lines,
  issueDate,
  dueDate,
  notes,
});
const fresh = (id: number, terms: Terms, status: StoredStatus, createdBy: string | null): Unstamped<InvoiceRow> => ({
  id,
  ...ofTerms(terms),
  status,
  paid: 0,
  paidDate: null,
  sentAt: null,
  sentTo: null,
  remindedAt: null,
  remindedTo: null,
  createdBy,
});

const changed = (row: InvoiceRow | undefined, changes: Partial<InvoiceRow>): InvoiceRow => ({
  ...existing(row),
  ...changes,
});

export const invoiceRows = defineProjection({
  name: 'invoices',
  version: 4,
  table: InvoiceRow,
  facts: invoiceFacts,
  seesMetadata: true,
  keys: ({ data }) => [{ id: data.id }],
  on: {
    InvoiceDrafted: (row, { data, metadata }) => fresh(data.id, data, 'draft', row ? row.createdBy : metadata.actorId),
    InvoiceIssued: (row, { data, metadata }) => fresh(data.id, data, 'pending', row ? row.createdBy : metadata.actorId),
    InvoiceNotesChanged: (row, { data: { changes } }) => {
      const { number, ...rest } = changes;
      const reopened = changes.dueDate !== undefined && row?.status === 'overdue';
      return changed(row, {
        ...(rest as Partial<InvoiceRow>),
        ...(number ? { invoiceNumber: number } : {}),
        ...(reopened ? { status: 'pending' } : {}),
      });
    },
    InvoiceCorrected: (row, { data }) => changed(row, { ...ofTerms(data.after), status: 'pending' }),
    InvoiceSent: (row, { data, recordedAt }) => changed(row, { sentAt: recordedAt, sentTo: data.to }),
    InvoiceReminded: (row, { data, recordedAt }) => changed(row, { remindedAt: recordedAt, remindedTo: data.to }),
    InvoiceBecameOverdue: (row) => changed(row, { status: 'overdue' }),
    InvoicePaymentReceived: (row, { data }) => {
      const paid = existing(row).paid + data.amount;
      return changed(
        row,
        paid === existing(row).amount ? { paid, status: 'paid', paidDate: data.paymentDate } : { paid },
      );
    },
    InvoicePaymentReversed: (row, { data }) =>
      changed(row, {
        paid: existing(row).paid - data.amount,
        status: existing(row).status === 'paid' ? 'pending' : existing(row).status,
        paidDate: null,
      }),
    InvoiceVoided: (row) => changed(row, { status: 'cancelled' }),
  },
});

uniqueValue('invoices_number', 'invoiceNumber', (value) => `The invoice number ${value} is already in use`);
announcedTo('invoice', 'invoices.read');
namedBy('invoice', {
  table: InvoiceRow,
  id: 'id',
  ids: 'numbers',
  called: ({ invoiceNumber }) => invoiceNumber,
});
searchedBy<InvoiceRow>('invoice', {
  title: 'invoice',
  titles: 'invoices',
  category: 'invoice',
  table: InvoiceRow,
  texts: [
    ['invoiceNumber', null],
    ['notes', 'Notes'],
  ],
  number: 'invoiceNumber',
  amounts: ['amount'],
  names: ['brokerId', 'clientId'],
  called: ({ invoiceNumber }) => invoiceNumber,
});
