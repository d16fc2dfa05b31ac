import { Injectable } from '@nestjs/common';
import { Ids } from '../../../../platform/database/ids';
import { EVERYTHING } from '../../../../platform/access/viewer';
import type { AnyPart } from '../../../../platform/event-log/commands/aggregate';
import { part } from '../../../../platform/event-log/commands/task';
import type { Guard } from '../../../../platform/event-log/store/unit';
import { OpenDays } from '../../../../platform/money/open-days';
import { kindOf } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Expense } from '../../../accounting/expenses';
import { accountOf, driverAccountKind } from '../../../pay/driver-accounts';
import { Driver } from '../../drivers';
import { Vehicle } from '../../vehicles';
import { advanceOf, expenseOf, type Bookable } from '../domain/bookings';
import { FleetCard } from '../fleet-card';

/** What a line books: the parts of its commit, and the number of the expense; null where it is an advance. */
export interface Booked {
  readonly parts: readonly AnyPart[];
  readonly expenseId: number | null;
}

/** Makes what lines of fuel cards book: expenses, and advances of drivers. */
@Injectable()
export class TransactionParts {
  constructor(
    private readonly ids: Ids,
    private readonly openDays: OpenDays,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
    @StoreOf(Vehicle) private readonly vehicles: RecordStore<Vehicle>,
    @StoreOf(FleetCard) private readonly cards: RecordStore<FleetCard>,
  ) {}

  async of(line: Bookable): Promise<Booked> {
    const open = await this.openDays.from(line.clientId, line.date);
    const bookedOn = open > line.date ? open : null;
    if (line.productClass === 'cash_advance') return { parts: [await this.advance(line, bookedOn)], expenseId: null };
    const { aggregate, options } = kindOf(Expense);
    const expenseId = await this.ids.next(options.numbers ?? '');
    const values = expenseOf(line, bookedOn);
    const prepare = () => ({ command: { type: 'Add' as const, id: expenseId, values } });
    return { parts: [part({ aggregate, id: expenseId, fresh: true, prepare })], expenseId };
  }

  /** What the lines rely on: that nobody changes or removes the cards, vehicles and drivers that they name. */
  async guards(lines: readonly Pick<Bookable, 'cardId' | 'vehicleId' | 'driverId'>[]): Promise<readonly Guard[]> {
    const idsOf = <Id>(ids: readonly (Id | null)[]): Id[] => [...new Set(ids.filter((id) => id !== null))];
    const [cards, vehicles, drivers] = await Promise.all([
      Promise.all(idsOf(lines.map(({ cardId }) => cardId)).map((id) => this.cards.get(EVERYTHING, id))),
      Promise.all(idsOf(lines.map(({ vehicleId }) => vehicleId)).map((id) => this.vehicles.get(EVERYTHING, id))),
      Promise.all(idsOf(lines.map(({ driverId }) => driverId)).map((id) => this.drivers.get(EVERYTHING, id))),
    ]);
    return [
      ...cards.map((card) => this.cards.guardOf(card)),
      ...vehicles.map((vehicle) => this.vehicles.guardOf(vehicle)),
      ...drivers.map((driver) => this.drivers.guardOf(driver)),
    ];
  }

  private async advance(line: Bookable, bookedOn: string | null): Promise<AnyPart> {
    const of = accountOf(await this.drivers.get(EVERYTHING, line.driverId ?? 0));
    const command = { type: 'GiveAdvance', of, ...advanceOf(line, bookedOn) } as const;
    return part({ aggregate: driverAccountKind.aggregate, id: of.id, prepare: () => ({ command }) });
  }
}
