import type { CommandBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import type { Ids } from '../../../../platform/database/ids';
import { AddRecord, ChangeRecord } from '../../../../platform/records/store/record-commands';
import { kindOf } from '../../../../platform/records/kind/kind';
import { Broker } from '../../../clients/brokers';
import type { DepositStore } from '../../../accounting/deposits';
import type { InvoiceLine, NewPayment } from '../../../accounting/invoice-money';
import { CreateInvoice, type InvoiceStore } from '../../../accounting/invoices';
import { RecordPayment } from '../../../accounting/payments';
import { Load } from '../../../operations/loads';
import { MigrateRegistration, Registration } from '../../../clients/registrations';
import type { APPLICANTS } from '../domain/cast';
import type { Haul } from '../domain/story';

type Company = (typeof APPLICANTS)[number];
const FACTOR_FEE_PERCENT = 3;
const WRITTEN_OFF = 40_00;
const CREDITED = 50_00;
const MILES_PER_GALLON = 6.5;
const DIESEL_CENTS = 389;

const besideFreight = ({ detention, lumper }: Haul): readonly (InvoiceLine & { kind: 'detention' | 'lumper' })[] => [
  ...(detention
    ? [{ kind: 'detention', amount: detention, description: 'Waiting time at the receiver' } as const]
    : []),
  ...(lumper ? [{ kind: 'lumper', amount: lumper, description: 'Lumper receipt' } as const] : []),
];

/**
 * Sends the commands that an employee of the demo firm would send from the screens, and remembers the ids of the
 * records. Clients and drivers are given by their index in the list of clients.
 */
export class Clerk {
  private readonly brokerIds: number[] = [];
  private readonly clientIds = new Map<number, string>();
  private readonly userIds = new Map<number, string>();
  private readonly driverIds = new Map<number, number>();
  private readonly loadIds = new Map<Haul, number>();
  private readonly invoiceIds = new Map<Haul, number>();
  /** What is there once: a deposit, a short pay that the carrier disputes, a write-off, and a credit. */
  private readonly once = new Set<'deposit' | 'dispute' | 'write-off' | 'credit'>();

  constructor(
    private readonly commands: CommandBus,
    private readonly invoices: InvoiceStore,
    private readonly deposits: DepositStore,
    private readonly ids: Ids,
  ) {}

  async addBroker(values: object, context: CommandContext): Promise<void> {
    const id = await this.ids.next('broker_ids');
    await this.commands.execute(new AddRecord(kindOf(Broker), id, { ...values }, context));
    this.brokerIds.push(id);
  }

  async register(company: Company, index: number, context: CommandContext): Promise<string> {
    const id = this.ids.uuid();
    const { companyName, ownerName, city, state, zipCode, fleetSize } = company;
    const email = `${ownerName.split(' ')[0]?.toLowerCase() ?? 'office'}${index}@${companyName.toLowerCase().replace(/[^a-z0-9]+/g, '')}.test`;
    const form = {
      companyName,
      ownerName,
      email,
      phone: `(555) 010-${String(1000 + (index % 9000))}`,
      address: `${100 + index} Main St`,
      city,
      state,
      zipCode,
      fleetSize,
      businessType: fleetSize === 1 ? 'owner-operator' : fleetSize <= 10 ? 'small-fleet' : 'medium-fleet',
      dotNumber: String(2_500_000 + index * 137),
      mcNumber: String(900_000 + index * 53),
      servicesNeeded:
        index % 2
          ? ['Invoice Management', 'IFTA Processing']
          : ['Invoice Management', 'Document Storage', 'Tax Preparation'],
    };
    const visitor = { ...context, actor: { id: null, name: 'Visitor', role: 'visitor' } };
    await this.commands.execute(new AddRecord(kindOf(Registration), id, form, visitor));
    return id;
  }

  async takeOn(company: Company, index: number, context: CommandContext): Promise<void> {
    const client = await this.commands.execute(
      new MigrateRegistration(await this.register(company, index, context), context, { invite: false }),
    );
    this.clientIds.set(index, client.id);
    if (client.userId) this.userIds.set(index, client.userId);
  }

  /** Records who drives for a client from now on. */
  hired(index: number, driverId: number): void {
    this.driverIds.set(index, driverId);
  }

  driverId(index: number): number | null {
    return this.driverIds.get(index) ?? null;
  }

  /** The id of a client that was taken on; an empty string before. */
  clientId(index: number): string {
    return this.clientIds.get(index) ?? '';
  }

  /** The id of the invoice of a haul; 0 before it was made. */
  invoiceId(haul: Haul): number {
    return this.invoiceIds.get(haul) ?? 0;
  }

  /** The ids of a client and its portal user; undefined while there are none. */
  payer(index: number): { id: string; userId: string } | undefined {
    const [id, userId] = [this.clientIds.get(index), this.userIds.get(index)];
    return id && userId ? { id, userId } : undefined;
  }

  async bookLoad(haul: Haul, context: CommandContext): Promise<void> {
    const id = await this.ids.next('load_ids');
    const gallons = (haul.lane.miles / MILES_PER_GALLON).toFixed(1);
    const values = {
      loadNumber: haul.loadNumber,
      brokerId: this.brokerIds[haul.broker],
      clientId: this.clientIds.get(haul.client) ?? null,
      driverId: this.driverId(haul.client),
      pickupLocation: haul.lane.from,
      dropoffLocation: haul.lane.to,
      pickupDate: `${haul.pickedUp}T14:00:00.000Z`,
      dropoffDate: `${haul.delivered}T20:00:00.000Z`,
      distance: String(haul.lane.miles),
      estimatedFuel: gallons,
      estimatedFuelCost: Math.round(Number(gallons) * DIESEL_CENTS),
      rate: haul.freight,
      lines: besideFreight(haul),
    };
    await this.commands.execute(new AddRecord(kindOf(Load), id, values, context));
    this.loadIds.set(haul, id);
  }

  async moveLoad(haul: Haul, status: 'in_transit' | 'delivered' | 'cancelled', context: CommandContext): Promise<void> {
    const deliveredOn = status === 'delivered' ? { deliveredOn: haul.delivered } : {};
    await this.commands.execute(
      new ChangeRecord(kindOf(Load), this.loadIds.get(haul) ?? 0, { status, ...deliveredOn }, context),
    );
  }

  async invoice(haul: Haul, context: CommandContext): Promise<void> {
    const lines: InvoiceLine[] = [
      { kind: 'freight', description: 'Freight', amount: haul.freight },
      ...besideFreight(haul),
    ];
    const command = {
      number: null,
      brokerId: this.brokerIds[haul.broker] ?? 0,
      loadId: this.loadIds.get(haul) ?? null,
      clientId: this.clientIds.get(haul.client) ?? null,
      driverId: null,
      amount: lines.reduce((sum, { amount }) => sum + amount, 0),
      lines,
      issueDate: haul.invoiced,
      dueDate: null,
      notes: null,
    };
    const { record } = await this.commands.execute(new CreateInvoice(command, false, context));
    this.invoiceIds.set(haul, record.id);
  }

  async sendInvoice(haul: Haul, to: string, context: CommandContext): Promise<void> {
    const id = this.invoiceId(haul);
    await this.invoices.decide(id, { type: 'SendInvoice', id, to }, context);
  }

  async settle(haul: Haul, context: CommandContext): Promise<void> {
    const id = this.invoiceId(haul);
    const total = haul.freight + haul.detention + haul.lumper;
    const { how, on } = haul.end;
    const pay = async (
      amount: number,
      method: 'ach' | 'check' | 'factoring',
      factorFee: number | null,
      more: Partial<NewPayment> = {},
    ): Promise<void> => {
      const payment = {
        paymentId: await this.ids.next('payment_ids'),
        amount,
        paymentDate: on,
        method,
        factorId: null,
        factorFee,
        notes: null,
        ...more,
      };
      await this.commands.execute(new RecordPayment(id, payment, context));
    };
    if (how === 'paid' && haul.broker % 2) await pay(total, 'ach', null);
    if (how === 'paid' && haul.broker % 2 === 0) {
      await pay(total, 'check', null);
      if (this.isFirst('deposit')) await this.deposit(haul, context);
    }
    if (how === 'in parts') {
      const half = Math.round(total / 200) * 100;
      if (this.isFirst('dispute')) await pay(half, 'ach', null, { short: 'disputed', notes: 'Two of the hours only' });
      else if (this.isFirst('write-off'))
        await pay(total - WRITTEN_OFF, 'ach', null, { short: 'written_off', notes: 'Not worth a lawyer' });
      else {
        await pay(half, 'ach', null);
        if (this.isFirst('credit')) await this.credit(id, on, context);
      }
    }
    if (how === 'factored') await pay(total, 'factoring', Math.round((total * FACTOR_FEE_PERCENT) / 100));
    if (how === 'voided')
      await this.invoices.decide(id, { type: 'VoidInvoice', id, reason: 'Billed twice', on }, context);
  }

  /** A part of the freight is given up: it came late. */
  private async credit(id: number, on: string, context: CommandContext): Promise<void> {
    const asked = { amount: CREDITED, reason: 'Delivered a day late', on, bookedOn: null };
    await this.invoices.decide(id, { type: 'CreditInvoice', id, ...asked }, context);
  }

  private isFirst(what: 'deposit' | 'dispute' | 'write-off' | 'credit'): boolean {
    const isFirst = !this.once.has(what);
    this.once.add(what);
    return isFirst;
  }

  /** The carrier paid more than its invoice. */
  private async deposit({ broker, client, end: { on } }: Haul, context: CommandContext): Promise<void> {
    const of = { brokerId: this.brokerIds[broker] ?? 0, clientId: this.clientIds.get(client) ?? null };
    const terms = { ...of, amount: 75_00, receivedOn: on, bookedOn: null, checkNumber: '20418' };
    await this.deposits.create({ values: of, command: (id) => ({ type: 'TakeDeposit', id, terms }) }, context);
  }
}
