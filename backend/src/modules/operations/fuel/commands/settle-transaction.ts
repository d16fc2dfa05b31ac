import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../../platform/core/errors';
import { CommandRunner } from '../../../../platform/event-log/commands/command-runner';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { part } from '../../../../platform/event-log/commands/task';
import { mistake } from '../../../../platform/fields/check';
import { kindOf } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Driver } from '../../drivers';
import { Vehicle } from '../../vehicles';
import type { Bookable } from '../domain/bookings';
import { useOf, type ProductClass } from '../domain/products';
import { wordKey } from '../domain/settle-line';
import { FleetCard } from '../fleet-card';
import type { RememberedWord } from '../fuel-mapping';
import { FuelTransaction } from '../fuel-transaction';
import { FuelMappings } from './fuel-mappings';
import { TransactionParts } from './transaction-parts';

/** What somebody says of a line that was set aside; absent: it stays as it is known. */
export interface Answers {
  readonly clientId?: string | null | undefined;
  readonly cardId?: number | null | undefined;
  readonly vehicleId?: string | null | undefined;
  readonly driverId?: number | null | undefined;
  readonly jurisdiction?: string | null | undefined;
  readonly productClass?: ProductClass | null | undefined;
  readonly exchangeRate?: string | null | undefined;
}
const notOpen = (): RuleViolation =>
  new RuleViolation('NOT_SET_ASIDE', 'Only a line that is set aside can be booked or left out');

/** Books lines that were set aside, by what somebody says of them, which is remembered; or leaves them out. */
@Injectable()
export class SettleTransaction {
  constructor(
    private readonly runner: CommandRunner,
    private readonly booked: TransactionParts,
    private readonly mappings: FuelMappings,
    @StoreOf(FuelTransaction) private readonly transactions: RecordStore<FuelTransaction>,
    @StoreOf(FleetCard) private readonly cards: RecordStore<FleetCard>,
    @StoreOf(Vehicle) private readonly vehicles: RecordStore<Vehicle>,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
  ) {}

  /** @throws RuleViolation NOT_SET_ASIDE, INVALID naming what is still unknown */
  async book(id: string, answers: Answers, context: CommandContext): Promise<FuelTransaction> {
    const row = await this.transactions.get(context.scope, id);
    if (row.status !== 'set_aside') throw notOpen();
    if (row.amount < 0)
      throw new RuleViolation('IS_CREDIT', 'Correct or delete the expense of this credit, and leave its line out');
    const line = await this.bookable(row, answers, context);
    const { parts, expenseId } = await this.booked.of(line);
    const guards = await this.booked.guards([line]);
    const { clientId, cardId, vehicleId, driverId, jurisdiction, productClass, exchangeRate } = line;
    const named = { clientId, cardId, vehicleId, driverId, jurisdiction, productClass, exchangeRate };
    const changes = { ...named, status: 'imported', expenseId };
    const { aggregate } = kindOf(FuelTransaction);
    const command = { type: 'Change' as const, id, changes };
    const own = part({ aggregate, id, prepare: () => ({ command, guards }) });
    await this.runner.runTogether({ parts: [own, ...parts], context, answer: null });
    await this.mappings.remember(clientId, row.provider, wordsOf(row, line), context);
    return this.transactions.get(context.scope, id);
  }

  async dismiss(id: string, dismissedFor: string, context: CommandContext): Promise<FuelTransaction> {
    const row = await this.transactions.get(context.scope, id);
    if (row.status !== 'set_aside') throw notOpen();
    return (await this.transactions.change(id, { status: 'dismissed', dismissedFor }, context)).record;
  }

  private async bookable(row: FuelTransaction, answers: Answers, { scope }: CommandContext): Promise<Bookable> {
    const cardId = answers.cardId ?? row.cardId;
    const card = cardId === null ? null : await this.there(this.cards.find(scope, cardId), 'cardId', 'card');
    const clientId = answers.clientId === undefined ? (card ? card.clientId : row.clientId) : answers.clientId;
    const vehicleId = answers.vehicleId ?? row.vehicleId ?? card?.vehicleId ?? null;
    const driverId = answers.driverId ?? row.driverId ?? card?.driverId ?? null;
    const vehicle =
      vehicleId === null ? null : await this.there(this.vehicles.find(scope, vehicleId), 'vehicleId', 'vehicle');
    const driver =
      driverId === null ? null : await this.there(this.drivers.find(scope, driverId), 'driverId', 'driver');
    for (const [field, one] of [
      ['cardId', card],
      ['vehicleId', vehicle],
      ['driverId', driver],
    ] as const)
      if (one && one.clientId !== clientId) throw mistake(field, 'It is of other books than the purchase');
    const productClass = answers.productClass ?? row.productClass;
    const jurisdiction = answers.jurisdiction ?? row.jurisdiction;
    const exchangeRate = answers.exchangeRate ?? row.exchangeRate;
    if (productClass === null) throw mistake('productClass', `Say what “${row.product}” is`);
    const use = useOf(productClass);
    if (use !== null && row.quantity === null) throw mistake('productClass', 'It is not fuel: it has no quantity');
    if (use !== null && jurisdiction === null) throw mistake('jurisdiction', 'Choose the state or province');
    if (use !== null && vehicleId === null) throw mistake('vehicleId', 'Choose the vehicle');
    if (row.currency === 'CAD' && exchangeRate === null) throw mistake('exchangeRate', 'Enter the exchange rate');
    if (productClass === 'cash_advance' && driverId === null) throw mistake('driverId', 'Choose who took the cash');
    return { ...row, clientId, cardId, vehicleId, driverId, jurisdiction, productClass, exchangeRate };
  }

  private async there<R extends { readonly removedAt: string | null }>(
    found: Promise<R | null>,
    field: string,
    title: string,
  ): Promise<R> {
    const record = await found;
    if (record?.removedAt !== null) throw mistake(field, `This ${title} does not exist`);
    return record;
  }
}

/** What its answers say about words that nobody knew. */
const wordsOf = (row: FuelTransaction, line: Bookable): readonly RememberedWord[] => {
  const { cardMark, unit, state, site, product } = row;
  const words: (RememberedWord | null)[] = [
    cardMark !== null && row.cardId === null && line.cardId !== null
      ? { what: 'card', said: cardMark, means: String(line.cardId) }
      : null,
    unit !== null && row.vehicleId === null && line.vehicleId !== null
      ? { what: 'unit', said: wordKey(unit), means: line.vehicleId }
      : null,
    state !== null && row.jurisdiction === null && line.jurisdiction !== null
      ? { what: 'state', said: wordKey(state), means: line.jurisdiction }
      : null,
    state === null && site !== null && row.jurisdiction === null && line.jurisdiction !== null
      ? { what: 'site', said: wordKey(site), means: line.jurisdiction }
      : null,
    row.productClass === null ? { what: 'product', said: wordKey(product), means: line.productClass } : null,
  ];
  return words.filter((word) => word !== null);
};
