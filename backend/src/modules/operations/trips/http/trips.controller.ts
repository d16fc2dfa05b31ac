import { Body, Controller, Post } from '@nestjs/common';
import { may, type Scope, type Viewer } from '../../../../platform/access/viewer';
import { RuleViolation } from '../../../../platform/core/errors';
import type { CommandContext } from '../../../../platform/event-log/commands/context';
import { mistake } from '../../../../platform/fields/check';
import { Line, Uuid } from '../../../../platform/fields/decorators';
import type { Values } from '../../../../platform/records/kind/kind';
import { newOf, shownAs } from '../../../../platform/records/requests/requests';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Versioned } from '../../../../platform/web/routes/answer';
import { Ctx, Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { Driver } from '../../drivers';
import { Load } from '../../loads';
import { Vehicle } from '../../vehicles';
import { NamedVehicles } from '../queries/named-vehicles';
import { Trip } from '../trip';

/** A trip that is added: its vehicle may be told by its unit number or load, its client follows from the vehicle. */
export class NewTrip extends newOf(Trip) {
  @Uuid('client', { absent: 'blank' }) declare clientId?: string;
  @Uuid('vehicle', { absent: 'blank' }) declare vehicleId?: string;
  @Line('Unit number', { max: 50, absent: 'blank', description: 'Of the vehicle, for who knows it by no id' })
  unitNumber?: string;
}

@Controller('api/ifta/trips')
export class TripsController {
  constructor(
    @StoreOf(Trip) private readonly trips: RecordStore<Trip>,
    @StoreOf(Driver) private readonly drivers: RecordStore<Driver>,
    @StoreOf(Load) private readonly loads: RecordStore<Load>,
    @StoreOf(Vehicle) private readonly vehicles: RecordStore<Vehicle>,
    private readonly named: NamedVehicles,
  ) {}

  @Post()
  @Route({
    allow: ['ifta.write', 'driver.write'],
    summary: 'Add a trip; a driver adds its own, with the vehicle it names, that of its load, or the one it drove last',
    answer: shownAs(Trip),
    status: 201,
  })
  async add(@Body() body: NewTrip, @Ctx() context: CommandContext, @Me() viewer: Viewer): Promise<Versioned<Values>> {
    const written = may(viewer, 'ifta.write')
      ? await this.trips.add(await this.whole(body, context.scope), context)
      : await this.addOwn(body, context, await this.driverOf(viewer));
    return this.trips.answer(viewer, written);
  }

  /** The vehicle of the load and the client of the vehicle, where the request says neither. */
  private async whole(
    { unitNumber, ...body }: NewTrip,
    scope: Scope,
    otherwise: string | null = null,
  ): Promise<Omit<NewTrip, 'unitNumber'>> {
    const load = (body.loadId ?? null) === null ? null : await this.loads.find(scope, body.loadId as number);
    const called = unitNumber === undefined ? null : await this.named.called(unitNumber, body.clientId ?? null, scope);
    const vehicleId = body.vehicleId ?? called ?? load?.vehicleId ?? otherwise;
    if (vehicleId === null) throw mistake('vehicleId', 'Say which vehicle it was, or which load');
    if (body.clientId !== undefined) return { ...body, vehicleId };
    const clientId = (await this.vehicles.find(scope, vehicleId))?.clientId ?? load?.clientId;
    return { ...body, vehicleId, ...(clientId && { clientId }) };
  }

  private async driverOf(viewer: Viewer): Promise<Driver> {
    const driver = viewer.driver ? await this.drivers.find(viewer, viewer.driver) : null;
    if (!driver) throw new RuleViolation('NO_DRIVER', 'The office has not linked your sign-in to a driver yet');
    return driver;
  }

  /**
   * Adds a trip of a signed-in driver. Drivers have no clients in scope, so the scope is extended by the client that
   * the driver drives for.
   * @throws RuleViolation when the request names another driver or client
   */
  private async addOwn(body: NewTrip, context: CommandContext, { id, clientId }: Driver) {
    if ((body.driverId ?? id) !== id) throw mistake('driverId', 'This driver does not exist');
    if (clientId === null)
      throw new RuleViolation('NO_CLIENT', 'The office has not said yet which client you drive for');
    if ((body.clientId ?? clientId) !== clientId) throw mistake('clientId', 'This client does not exist');
    const scope = { ...context.scope, clients: [clientId] };
    const values = await this.whole({ ...body, clientId }, scope, await this.named.lastOf(id));
    return this.trips.add({ ...values, driverId: id }, { ...context, scope });
  }
}
