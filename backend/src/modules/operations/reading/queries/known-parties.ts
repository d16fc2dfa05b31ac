import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inScope } from '../../../../platform/access/narrow';
import type { Scope } from '../../../../platform/access/viewer';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { add, NOTHING, type Cents } from '../../../../platform/money/money';
import type { Charge } from '../domain/compare';
import type { Known } from '../domain/matching';
import type { BilledInvoice } from '../domain/remitted';

const MOST = 500;
const BROKERS = `SELECT id::text, name, payment_days AS "paymentDays" FROM brokers
  WHERE removed_at IS NULL AND lower(left(name, 3)) = $1 ORDER BY name, id LIMIT ${MOST}`;
const CLIENTS = `SELECT id::text, company_name AS name, array_remove(ARRAY[mc_number, dot_number], NULL) AS numbers
  FROM clients
  WHERE removed_at IS NULL AND ${inScope('id', '$1')}
    AND (lower(left(company_name, 3)) = $2 OR mc_number = ANY($3) OR dot_number = ANY($3))
  ORDER BY company_name, id LIMIT ${MOST}`;
const LOAD = `SELECT id, load_number AS "loadNumber", broker_id AS "brokerId", rate, lines FROM loads
  WHERE removed_at IS NULL AND ${inScope('client_id', '$1')} AND lower(load_number) = lower($2) LIMIT 1`;

const INVOICES = `SELECT i.id, i.invoice_number AS "invoiceNumber", i.amount, i.lines, l.load_number AS "loadNumber",
  b.name AS broker
FROM invoices i LEFT JOIN loads l ON l.id = i.load_id LEFT JOIN brokers b ON b.id = i.broker_id
WHERE i.status <> 'cancelled' AND ${inScope('i.client_id', '$1')} AND (i.invoice_number = ANY($2)
  OR i.load_id IN (SELECT id FROM loads WHERE removed_at IS NULL AND lower(load_number) = ANY($3)))
ORDER BY i.id LIMIT ${MOST}`;

const begins = (name: string): string => name.slice(0, 3).toLowerCase();

interface LoadRow {
  readonly id: number;
  readonly loadNumber: string;
  readonly brokerId: number;
  readonly rate: Cents | null;
  readonly lines: readonly { readonly kind: string; readonly amount: Cents }[] | null;
}
interface InvoiceRow {
  readonly id: number;
  readonly invoiceNumber: string;
  readonly amount: Cents;
  readonly lines: readonly { readonly kind: string; readonly amount: Cents }[];
  readonly loadNumber: string | null;
  readonly broker: string | null;
}
/** A broker, and within how many days it pays where that is agreed. */
export interface KnownBroker extends Known {
  readonly paymentDays: number | null;
}
/** What lines of loads and invoices charge, as papers call it. */
export const CHARGE_OF: Readonly<Record<string, Charge['kind']>> = {
  ...{ freight: 'line_haul', fuel_surcharge: 'fuel_surcharge', detention: 'detention', lumper: 'lumper' },
};
/** A load that is kept under the number of a paper. */
export interface KnownLoad {
  readonly id: number;
  readonly loadNumber: string;
  readonly brokerId: number;
  /** Its rate and lines; null where it has no rate. */
  readonly total: Cents | null;
  readonly lines: NonNullable<LoadRow['lines']>;
}

/** Reads the brokers, clients and loads that a paper may name, in the scope of who asks. */
@Injectable()
export class KnownParties {
  constructor(private readonly dataSource: DataSource) {}

  async brokers(name: string): Promise<KnownBroker[]> {
    return (await poolOf(this.dataSource).query<KnownBroker>(BROKERS, [begins(name)])).rows;
  }
  async clients({ clients }: Scope, name: string, numbers: readonly string[]): Promise<Known[]> {
    return (await poolOf(this.dataSource).query<Known>(CLIENTS, [clients, begins(name), numbers])).rows;
  }
  async load({ clients }: Scope, loadNumber: string): Promise<KnownLoad | null> {
    const { rows } = await poolOf(this.dataSource).query<LoadRow>(LOAD, [clients, loadNumber]);
    const [row] = rows;
    if (!row) return null;
    const lines = row.lines ?? [];
    const total = row.rate === null ? null : add(row.rate, ...lines.map(({ amount }) => amount), NOTHING);
    return { id: row.id, loadNumber: row.loadNumber, brokerId: row.brokerId, total, lines };
  }

  /** The invoices of these numbers, and those of loads of these numbers. */
  async invoices(
    { clients }: Scope,
    invoiceNumbers: readonly string[],
    loadNumbers: readonly string[],
  ): Promise<BilledInvoice[]> {
    const { rows } = await poolOf(this.dataSource).query<InvoiceRow>(INVOICES, [
      clients,
      invoiceNumbers,
      loadNumbers.map((each) => each.toLowerCase()),
    ]);
    return rows.map(({ id, invoiceNumber, amount, lines, loadNumber, broker }) => ({
      ...{ id, invoiceNumber, loadNumber, broker, total: amount, title: 'invoice', date: null, dueDate: null },
      charges: lines.map((line) => ({ kind: CHARGE_OF[line.kind] ?? 'other', amount: line.amount })),
      source: `invoice ${invoiceNumber}`,
    }));
  }
}
