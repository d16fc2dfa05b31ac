import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '../../../platform/database/database';
import { streamName } from '../../../platform/event-store/facts';
import type { LetterState } from '../../../platform/mail/mail';
import { Mailer } from '../../../platform/mail/mailer';
import type { IsoDate } from '../../../platform/money/dates';
import { moneyText } from '../../../platform/money/money';
import { lookingBack } from '../../../platform/projections/past';
import type { Sight } from '../../../platform/auth/viewer';
import { StoreOf, type RecordStore } from '../../../platform/records/record-store';
import { Broker } from '../../brokers';
import { Client } from '../../clients';
import { Driver } from '../../drivers';
import { Load } from '../../loads';
import type { InvoiceNames } from '../commands/relied-on';
import { InvoiceRow } from '../projections/invoice-rows';
import type { PaymentRow } from '../projections/payment-rows';
import { statusOn } from '../queries/invoice-status';
import type { ListedInvoice } from '../queries/list-invoices';
import type { InvoiceView, PaymentView } from './invoices.answers';

type PaymentNames = Pick<PaymentView, 'clientName' | 'brokerName'>;
const viewOfPayment = ({ receivedBy: _, reversedBy: __, ...row }: PaymentRow, names: PaymentNames): PaymentView => ({
  ...row,
  ...names,
  amount: moneyText(row.amount),
  factorFee: row.factorFee === null ? null : moneyText(row.factorFee),
  netAmount: moneyText(row.netAmount),
});

const ON_ITS_WAY: LetterState = { status: 'waiting', reason: null, attempts: 0, lastTryAt: null };
const streamOf = (id: number): string => streamName('invoice', id);

/** Rows to answers: with the names of what they name, and the status of the day. */
@Injectable()
export class InvoiceViews {
  constructor(
    @StoreOf(Broker) private readonly brokers: RecordStore<Broker>,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
    private readonly mailer: Mailer,
    private readonly dataSource: DataSource,
  ) {}

  async ofList(sight: Sight, rows: readonly ListedInvoice[], today: IsoDate): Promise<InvoiceView[]> {
    const [letters, drivers] = await Promise.all([
      this.lettersOf(rows),
      this.drivers.names(
        sight,
        rows.map(({ driverId }) => driverId),
      ),
    ]);
    return rows.map((row, at) => {
      const { brokerName, loadNumber, clientName } = row;
      const driverName = drivers.get(row.driverId) ?? null;
      return view(row, { brokerName, loadNumber, clientName, driverName, letter: letters[at] ?? null }, today);
    });
  }

  /** `known` are names that a write has just looked up. */
  async one(sight: Sight, row: InvoiceRow, today: IsoDate, known: InvoiceNames = {}): Promise<InvoiceView> {
    const [brokerName, loadNumber, driverName, clientName, letters] = await Promise.all([
      known.brokerName ?? this.brokers.names(sight, [row.brokerId]).then((names) => names.get(row.brokerId) ?? null),
      row.loadId === null
        ? null
        : (known.loadNumber ??
          this.loads.names(sight, [row.loadId]).then((numbers) => numbers.get(row.loadId) ?? null)),
      known.driverName ?? this.drivers.names(sight, [row.driverId]).then((names) => names.get(row.driverId) ?? null),
      known.clientName ?? this.clientNames(sight, [row]).then((names) => names.get(row.clientId) ?? null),
      this.lettersOf([row]),
    ]);
    return view(row, { brokerName, loadNumber, clientName, driverName, letter: letters[0] ?? null }, today);
  }

  async payments(sight: Sight, rows: readonly PaymentRow[]): Promise<PaymentView[]> {
    const namesOf = await this.namesBeside(sight, rows);
    return rows.map((row) => viewOfPayment(row, namesOf(row)));
  }

  async payment(sight: Sight, row: PaymentRow): Promise<PaymentView> {
    return viewOfPayment(row, (await this.namesBeside(sight, [row]))(row));
  }

  /** The broker is the one of the invoice: where that is out of sight nothing is said of it. */
  private async namesBeside(sight: Sight, payments: readonly PaymentRow[]): Promise<(row: PaymentRow) => PaymentNames> {
    const invoices = await rowsOf(this.dataSource, InvoiceRow, sight)
      .select('r.id', 'id')
      .addSelect('r.brokerId', 'brokerId')
      .andWhere('r.id = ANY(:ids)', { ids: [...new Set(payments.map(({ invoiceId }) => invoiceId))] })
      .getRawMany<Pick<InvoiceRow, 'id' | 'brokerId'>>();
    const brokerOf = new Map(invoices.map(({ id, brokerId }) => [id, brokerId]));
    const [brokers, clients] = await Promise.all([
      this.brokers.names(sight, [...brokerOf.values()]),
      this.clientNames(sight, payments),
    ]);
    return ({ invoiceId, clientId }) => ({
      clientName: clients.get(clientId) ?? null,
      brokerName: brokers.get(brokerOf.get(invoiceId)) ?? null,
    });
  }

  private clientNames(
    sight: Sight,
    rows: readonly { clientId: string | null }[],
  ): Promise<ReadonlyMap<unknown, string>> {
    return this.clients.names(
      sight,
      rows.map(({ clientId }) => clientId),
    );
  }

  /** What became of the e-mails: no fact of the past tells it. One that is not kept yet is on its way. */
  private async lettersOf(rows: readonly InvoiceRow[]): Promise<(LetterState | null)[]> {
    if (lookingBack()) return rows.map(() => null);
    const states = await this.mailer.statesOf(
      rows.flatMap(({ id, sentAt }) => (sentAt === null ? [] : [{ stream: streamOf(id), askedAt: sentAt }])),
    );
    return rows.map(({ id, sentAt }) => (sentAt === null ? null : (states.get(streamOf(id)) ?? ON_ITS_WAY)));
  }
}

const view = (
  row: InvoiceRow,
  {
    brokerName,
    loadNumber,
    clientName,
    driverName,
    letter,
  }: Pick<InvoiceView, 'brokerName' | 'loadNumber' | 'clientName' | 'driverName' | 'letter'>,
  today: IsoDate,
): InvoiceView => ({
  id: row.id,
  invoiceNumber: row.invoiceNumber,
  clientId: row.clientId,
  clientName,
  loadId: row.loadId,
  loadNumber,
  brokerId: row.brokerId,
  brokerName,
  driverId: row.driverId,
  driverName,
  amount: moneyText(row.amount),
  paid: moneyText(row.paid),
  balance: moneyText(row.status === 'cancelled' ? 0 : row.amount - row.paid),
  status: statusOn(row, today),
  issueDate: row.issueDate,
  dueDate: row.dueDate,
  paidDate: row.paidDate,
  notes: row.notes,
  lines: row.lines.map(({ kind, description, amount }) => ({ kind, description, amount: moneyText(amount) })),
  sentAt: row.sentAt,
  sentTo: row.sentTo,
  remindedAt: row.remindedAt,
  remindedTo: row.remindedTo,
  letter,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});
