import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { dateIn, usDate } from '../../../../platform/money/dates';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Broker } from '../../../clients/brokers';
import { Client } from '../../../clients/clients';
import { Load } from '../../../operations/loads';
import { Firm } from '../../../administration/settings';
import { Invoice, type InvoiceStore } from '../../invoices';
import { setInvoice, type InvoicePaper } from './invoice-paper';

export interface Printed {
  readonly number: string;
  readonly pdf: Buffer;
  readonly paper: InvoicePaper;
}

@Injectable()
export class InvoicePrinter {
  constructor(
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    private readonly firm: Firm,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  /** Prints an invoice with the current values of its broker, load and client, even when these have been removed. */
  async print(id: number, scope: Scope): Promise<Printed> {
    const row = await this.invoices.get(scope, id);
    const [firm, to, haul, stored] = await Promise.all([
      this.firm.values(),
      this.brokers.find(scope, row.brokerId),
      row.loadId ? this.loads.find(scope, row.loadId) : null,
      row.clientId ? this.clients.find(scope, row.clientId) : null,
    ]);
    const on = (instant: string | null): string | null =>
      instant ? usDate(dateIn(firm.timeZone, new Date(instant))) : null;
    const paper: InvoicePaper = {
      firm,
      carrier: stored && {
        name: stored.companyName,
        address:
          [stored.address, [stored.city, stored.state, stored.zipCode].filter(Boolean).join(' ')]
            .filter(Boolean)
            .join('\n') || null,
        dotNumber: stored.dotNumber,
        mcNumber: stored.mcNumber,
      },
      billTo: {
        name: to?.name ?? 'Carrier',
        address: to?.address ?? null,
        email: to?.contactEmail ?? null,
        phone: to?.contactPhone ?? null,
      },
      invoice: row,
      load: haul && {
        number: haul.loadNumber,
        pickup: haul.pickupLocation,
        dropoff: haul.dropoffLocation,
        pickupDate: on(haul.pickupDate),
        dropoffDate: on(haul.dropoffDate),
        miles: haul.distance,
      },
    };
    return { number: row.invoiceNumber, pdf: await setInvoice(paper), paper };
  }
}
