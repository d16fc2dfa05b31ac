import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Ids } from '../../../../platform/database/ids';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { addDays, type IsoDate } from '../../../../platform/money/dates';
import { kindOf, type Values } from '../../../../platform/records/kind/kind';
import { AddRecord } from '../../../../platform/records/store/record-commands';
import { Expense } from '../../../accounting/expenses';
import { ReturnBook } from '../../../compliance/ifta';
import { FleetCardBook } from '../../../operations/fuel';
import { Trip } from '../../../operations/trips';
import { drivenForClient } from '../domain/driven-for-clients';
import { lastQuarters } from '../domain/last-quarters';
import { Chance } from '../domain/random';
import type { OfficeStep } from './office';

/** Two clients whose miles and fuel are kept trip by trip: the return of one is filed, that of the other a draft. */
const FLEETS = [
  { client: 5, cards: ['7083051200004417', '7083051200004425'], workedAfter: 24, isFiled: true },
  { client: 7, cards: ['7083051200009182'], workedAfter: 30, isFiled: false },
] as const;
const MOST_TRUCKS = 2;

/** Trips, fuel cards and fuel-tax returns of the demo. */
@Injectable()
export class DemoFuelTax {
  constructor(
    private readonly commands: CommandBus,
    private readonly ids: Ids,
    private readonly cards: FleetCardBook,
    private readonly returns: ReturnBook,
  ) {}

  /** @param clientId the id of a client by its index, known once it is taken on */
  steps(
    trucksOf: (client: number) => readonly string[],
    clientId: (client: number) => string,
    today: IsoDate,
  ): OfficeStep[] {
    const chance = new Chance(20_260_103);
    const [ended] = lastQuarters(today);
    if (!ended) return [];
    return FLEETS.flatMap(({ client, cards, workedAfter, isFiled }): OfficeStep[] => {
      const trucks = trucksOf(client).slice(0, MOST_TRUCKS);
      const handed = cards.map((cardNumber, nr) => ({
        on: addDays(ended.began, -3),
        act: (context: CommandContext) => {
          const values = { provider: 'efs', cardNumber, clientId: clientId(client), vehicleId: trucks[nr] ?? null };
          return this.cards.add(values, context);
        },
      }));
      const driven = drivenForClient(chance, ended.began, today, trucks).flatMap(({ on, trip, fuel }) => [
        { on, act: (context: CommandContext) => this.drive({ ...trip, clientId: clientId(client) }, context) },
        { on, act: (context: CommandContext) => this.buy({ ...fuel, clientId: clientId(client) }, context) },
      ]);
      const worked = addDays(ended.ended, workedAfter);
      const work = (context: CommandContext) =>
        this.workOut({ ...ended, clientId: clientId(client) }, isFiled ? worked : null, context);
      return [...handed, ...driven, ...(worked <= today ? [{ on: worked, act: work }] : [])].map((step) => ({
        ...step,
        client,
      }));
    });
  }

  private drive(trip: Values, context: CommandContext): Promise<unknown> {
    return this.commands.execute(new AddRecord(kindOf(Trip), this.ids.uuid(), trip, context));
  }
  private async buy(fuel: Values, context: CommandContext): Promise<void> {
    const id = await this.ids.next('expense_ids');
    await this.commands.execute(new AddRecord(kindOf(Expense), id, fuel, context));
  }

  /** Drafts a return, and files it where all its rates are known. */
  private async workOut(
    quarter: Pick<Parameters<ReturnBook['draft']>[0], 'clientId' | 'year' | 'quarter'>,
    filedOn: IsoDate | null,
    context: CommandContext,
  ): Promise<void> {
    const { record } = await this.returns.draft({ ...quarter, units: null, previousCredit: 0 }, context);
    if (filedOn === null) return;
    await this.returns.reviewed(record.id, context);
    const { problems } = await this.returns.now(record.id, filedOn, context);
    if (problems.length > 0) return;
    const how = { filedOn, today: filedOn, reference: 'TN-0417733', bookedOn: null };
    await this.returns.file(record.id, how, context);
  }
}
