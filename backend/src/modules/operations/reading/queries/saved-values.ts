import { Injectable } from '@nestjs/common';
import type { Scope } from '../../../../platform/access/viewer';
import { mistake } from '../../../../platform/fields/check';
import { dateIn } from '../../../../platform/money/dates';
import { moneyText } from '../../../../platform/money/money';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Invoice, type InvoiceStore } from '../../../accounting/invoices';
import { Firm } from '../../../administration/settings';
import { Broker } from '../../../clients/brokers';
import { Client } from '../../../clients/clients';
import { Load, type LoadTerms } from '../../loads';
import type { SavedPaper } from '../commands/paper-readings';
import type { Saved } from '../domain/outcomes';

const amount = (cents: number | null): Saved[string] => (cents === null ? null : { value: moneyText(cents) });
const text = (value: string | number | null): Saved[string] => (value === null ? null : { value: String(value) });

const termsIn = (terms: LoadTerms): Saved => ({
  detentionRate: amount(terms.detentionRate),
  detentionCap: amount(terms.detentionCap),
  layover: amount(terms.layover),
  tonu: amount(terms.tonu),
  detentionFreeMinutes: text(terms.detentionFreeMinutes),
  detentionIncrementMinutes: text(terms.detentionIncrementMinutes),
  noticeMinutes: text(terms.noticeMinutes),
  claimHours: text(terms.claimHours),
  startsAt: text(terms.startsAt),
});

/** Reads what was saved of a paper, by the names of its fields, in the invoice or load that was made of it. */
@Injectable()
export class SavedValues {
  constructor(
    @RichStoreOf(Invoice) private readonly invoices: InvoiceStore,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly firm: Firm,
  ) {}

  /** @throws RuleViolation INVALID naming invoiceId, also for one out of scope */
  async of(scope: Scope, invoiceId: number): Promise<SavedPaper> {
    const invoice = await this.invoices.find(scope, invoiceId);
    if (!invoice) throw mistake('invoiceId', 'This invoice does not exist');
    const load = invoice.loadId === null ? null : await this.loads.find(scope, invoice.loadId);
    const broker = (await this.brokers.names(scope, [invoice.brokerId])).get(invoice.brokerId);
    const ofInvoice: Saved = {
      broker: broker === undefined ? undefined : { value: broker, recordId: String(invoice.brokerId) },
      total: amount(invoice.amount),
      // it follows from the terms of the broker where nobody says it
      dueDate: invoice.dueDate === null ? null : { value: invoice.dueDate, filledIn: true },
    };
    if (!load) return { invoiceId, loadId: null, saved: ofInvoice };
    return { invoiceId, loadId: load.id, saved: { ...ofInvoice, ...(await this.inLoad(scope, load)) } };
  }

  /** What a load that was made alone says. @throws RuleViolation INVALID naming loadId, also for one out of scope */
  async ofLoad(scope: Scope, loadId: number): Promise<SavedPaper> {
    const load = await this.loads.find(scope, loadId);
    if (!load) throw mistake('loadId', 'This load does not exist');
    const broker = (await this.brokers.names(scope, [load.brokerId])).get(load.brokerId);
    const ofBroker = broker === undefined ? undefined : { value: broker, recordId: String(load.brokerId) };
    const saved = { broker: ofBroker, total: amount(load.rate), ...(await this.inLoad(scope, load)) };
    return { invoiceId: null, loadId, saved };
  }

  private async inLoad(scope: Scope, load: Load): Promise<Saved> {
    const zone = await this.firm.timeZone();
    const day = (instant: string | null): Saved[string] =>
      instant === null ? null : { value: dateIn(zone, new Date(instant)) };
    const { clientId, terms } = load;
    const carrier = clientId === null ? undefined : (await this.clients.names(scope, [clientId])).get(clientId);
    return {
      loadNumber: text(load.loadNumber),
      carrier: clientId === null || carrier === undefined ? undefined : { value: carrier, recordId: clientId },
      pickup: text(load.pickupLocation),
      delivery: text(load.dropoffLocation),
      pickupDate: day(load.pickupDate),
      deliveryDate: day(load.dropoffDate),
      miles: text(load.distance),
      ...(terms ? termsIn(terms) : {}),
    };
  }
}
