import { Body, Controller, Post } from '@nestjs/common';
import { may, type Scope, type Viewer } from '../../../../platform/access/viewer';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { RuleViolation } from '../../../../platform/core/errors';
import { mistake } from '../../../../platform/fields/check';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { newOf, shownAs } from '../../../../platform/records/requests/requests';
import { Driver } from '../../../operations/drivers';
import { Load } from '../../../operations/loads';
import { Vehicle } from '../../../operations/vehicles';
import { Expense } from '../expense';

export class NewExpense extends newOf(Expense) {}

@Controller('api/expenses')
export class ExpensesController {
  constructor(
    @StoreOf(Expense) private readonly expenses: RecordStore<Expense>,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Vehicle) private readonly vehicles: RecordStore<Vehicle>,
  ) {}

  @Post()
  @Route({
    allow: ['expenses.write', 'driver.write'],
    summary: 'Add an expense; a driver adds its own, in the books of the client it drives for',
    answer: shownAs(Expense),
    status: 201,
  })
  async add(
    @Body() body: NewExpense,
    @Ctx() context: CommandContext,
    @Me() viewer: Viewer,
  ): Promise<Versioned<Values>> {
    const written = may(viewer, 'expenses.write')
      ? await this.expenses.add(body, context)
      : await this.addOwn(body, context, await this.driverOf(viewer));
    return this.expenses.answer(viewer, written);
  }

  private async driverOf(viewer: Viewer): Promise<Driver> {
    const driver = viewer.driver ? await this.drivers.find(viewer, viewer.driver) : null;
    if (!driver) throw new RuleViolation('NO_DRIVER', 'The office has not linked your sign-in to a driver yet');
    return driver;
  }

  /**
   * Adds an expense of a signed-in driver. Drivers have no clients in scope, so the scope is extended by the client
   * that the driver drives for.
   * @throws RuleViolation when the request names another driver or client
   */
  private async addOwn(body: NewExpense, context: CommandContext, { id, clientId }: Driver) {
    if ((body.driverId ?? id) !== id) throw mistake('driverId', 'This driver does not exist');
    if ((body.clientId ?? clientId) !== clientId) throw mistake('clientId', 'This client does not exist');
    const scope = { ...context.scope, clients: clientId === null ? [] : [clientId] };
    const vehicleId = body.vehicleId ?? (await this.vehicleOf(body.loadId ?? null, scope));
    return this.expenses.add({ ...body, driverId: id, clientId, vehicleId }, { ...context, scope });
  }

  /** The vehicle that hauls the load; null when it was removed. Fuel bought on the way is counted for this vehicle. */
  private async vehicleOf(loadId: number | null, scope: Scope): Promise<string | null> {
    const load = loadId === null ? null : await this.loads.find(scope, loadId);
    const vehicle = load?.vehicleId ? await this.vehicles.find(scope, load.vehicleId) : null;
    return vehicle?.removedAt === null ? vehicle.id : null;
  }
}
