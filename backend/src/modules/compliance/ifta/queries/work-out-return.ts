import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Scope } from '../../../../platform/access/viewer';
import type { IsoDate } from '../../../../platform/money/dates';
import { cents } from '../../../../platform/money/money';
import { countryOf } from '../../../../platform/places/jurisdictions';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { FuelOfClient } from '../../../accounting/expenses';
import { Client } from '../../../clients/clients';
import { MilesOf } from '../../../operations/trips';
import type { Quarter } from '../domain/due-date';
import { inputsOf, type Inputs } from '../domain/inputs';
import type { WorkedOut } from '../domain/ifta-return.decider';
import { daysOf, periodOf } from '../domain/period';
import type { Units } from '../domain/rates';
import { computeReturn, type FuelTaxReturn } from '../domain/return';
import { EnteredRates } from './entered-rates';
import { FleetOfQuarter } from './fleet-of-quarter';

/** Of whom and of when a return is. `units` null: those of the country of the client. */
export interface ReturnAsked {
  readonly clientId: string;
  readonly year: number;
  readonly quarter: Quarter;
  readonly units: Units | null;
  readonly previousCredit: number;
  readonly filedOn: IsoDate | null;
}
/** A return as it stands now, with what stands in its way. */
export interface ReturnNow extends WorkedOut {
  readonly made: FuelTaxReturn;
}

/** Works a return out from the trips and fuel of a client and the rates of the quarter. */
@Injectable()
export class WorkOutReturn {
  constructor(
    private readonly queries: QueryBus,
    private readonly rates: EnteredRates,
    private readonly fleet: FleetOfQuarter,
    @StoreOf(Client) private readonly clients: RecordStore<Client>,
  ) {}

  async of(asked: ReturnAsked, scope: Scope): Promise<ReturnNow> {
    const { clientId, year, quarter, previousCredit } = asked;
    // the mark comes first: what changes while the rest is read is seen by its not fitting any more
    const mark = await this.fleet.mark(clientId, daysOf(periodOf(year, quarter)));
    const { made, fuels, vehicles } = await this.unmarked(asked, scope);
    const rates = made.sections.map(({ lines }) =>
      lines.map(({ jurisdiction, kind, rate }) => [jurisdiction, kind, rate]),
    );
    const inputHash = createHash('sha256')
      .update(JSON.stringify([mark.hash, fuels, vehicles, rates, previousCredit]))
      .digest('hex');
    return {
      made,
      problems: made.problems,
      terms: {
        ...{ clientId, year, quarter, version: 0, units: made.units, fuels, vehicles },
        ...{ trips: mark.trips, fuelRows: mark.fuelRows, inputHash },
        ...{ sections: made.sections, totals: made.totals, filedOn: null, reference: null, paid: 0 },
      },
    };
  }

  /** What a return comes to, without the mark of the records that it is made from. */
  async unmarked(asked: ReturnAsked, scope: Scope): Promise<Inputs & { readonly made: FuelTaxReturn }> {
    const { clientId, year, quarter, previousCredit, filedOn } = asked;
    const period = periodOf(year, quarter);
    const days = { clientId, ...daysOf(period) };
    const units = asked.units ?? (await this.unitsOf(clientId, scope));
    const [miles, fuel, entered] = [
      await this.queries.execute(new MilesOf(days, scope)),
      await this.queries.execute(new FuelOfClient(days, scope)),
      await this.rates.of(period),
    ];
    const ids = [...miles, ...fuel].flatMap(({ vehicleId }) => (vehicleId === null ? [] : [vehicleId]));
    const inputs = inputsOf(miles, fuel, await this.fleet.vehicles([...new Set(ids)]), units);
    const { fuels } = inputs;
    const given = { quarter: period, units, fuels, filedOn, previousCredit: cents(previousCredit) };
    return { ...inputs, made: computeReturn(given, entered) };
  }

  private async unitsOf(clientId: string, scope: Scope): Promise<Units> {
    const { state } = await this.clients.get(scope, clientId);
    return state !== null && countryOf(state) === 'CA' ? 'metric' : 'us';
  }
}
