import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import type { Invoice } from '../../invoices';
import type { OfBroker } from './broker-lines';

type Stands = Pick<
  Invoice,
  'status' | 'paid' | 'credited' | 'writtenOff' | 'open' | 'disputed' | 'shortPaid' | 'factoringStatus'
>;
/** An invoice that a broker has not paid, as it stands; in whole cents. */
export interface UnpaidInvoice extends Stands, Pick<Invoice, 'id' | 'invoiceNumber' | 'dueDate' | 'disputeReason'> {
  /** A bill of lading of it or of its load is there. */
  readonly packetComplete: boolean;
}

const MOST = 200;
const UNPAID = `SELECT i.id, i.invoice_number AS "invoiceNumber", to_char(i.due_date, 'YYYY-MM-DD') AS "dueDate",
  i.status,
    i.paid, i.credited, i.written_off AS "writtenOff", i.open, i.disputed, i.short_paid AS "shortPaid",
    i.factoring_status AS "factoringStatus",
    i.dispute_reason AS "disputeReason", EXISTS (SELECT 1 FROM documents d WHERE d.document_type = 'bol'
      AND d.status <> 'rejected' AND d.removed_at IS NULL AND (d.invoice_id = i.id OR d.load_id = i.load_id))
    AS "packetComplete"
  FROM invoices i WHERE i.broker_id = $1 AND i.status IN ('pending', 'overdue') AND ${inScope('i.client_id', '$2')}
    AND ($3::uuid IS NULL OR i.client_id = $3) AND (NOT $4 OR i.client_id IS NULL)
  ORDER BY i.due_date, i.id LIMIT ${MOST}`;

/** What a broker has not paid, the longest due first: at most 200. */
@Injectable()
export class BrokerUnpaid {
  constructor(private readonly dataSource: DataSource) {}

  async of({ brokerId, clientId, own }: OfBroker, scope: Scope): Promise<readonly UnpaidInvoice[]> {
    return (await sqlOf(this.dataSource).query<UnpaidInvoice>(UNPAID, [brokerId, scope.clients, clientId, own])).rows;
  }
}
