import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Scope } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { MilesOf } from '../../../operations/trips';
import {
  mileageTaxesOf,
  spansOf,
  type EnteredMileageRate,
  type MileageTax,
  type MilesOfSpan,
} from '../domain/mileage-taxes';
import { daysOf, type Period } from '../domain/period';
import { FleetOfQuarter } from './fleet-of-quarter';

/** A rate that staff entered, with the id of its record. */
export interface MileageRateRow extends EnteredMileageRate {
  readonly id: string;
}
/** What is owed of miles in a quarter, and the rates that were entered. */
export interface MileageTaxes {
  readonly taxes: readonly MileageTax[];
  readonly entered: readonly MileageRateRow[];
}

const ENTERED = `SELECT id, state, "from", over_pounds AS "overPounds", rate::text AS rate, source FROM mileage_rates
WHERE removed_at IS NULL ORDER BY state, "from" DESC, over_pounds, id`;

/** Works the mileage taxes of a client for a quarter out of the same trips as its fuel-tax return. */
@Injectable()
export class MileageTaxesOfQuarter {
  constructor(
    private readonly queries: QueryBus,
    private readonly fleet: FleetOfQuarter,
    private readonly dataSource: DataSource,
  ) {}

  async of(clientId: string, quarter: Period, scope: Scope): Promise<MileageTaxes> {
    const { rows: entered } = await sqlOf(this.dataSource).query<MileageRateRow>(ENTERED);
    const driven: MilesOfSpan[] = [];
    const begins = entered.map(({ from }) => from);
    for (const { from, to } of spansOf(daysOf(quarter), begins)) {
      const miles = await this.queries.execute(new MilesOf({ clientId, from, to }, scope));
      driven.push(
        ...miles.map(({ vehicleId, jurisdiction, taxableMiles }) => ({
          ...{ from, vehicleId, jurisdiction },
          miles: taxableMiles,
        })),
      );
    }
    const vehicles = await this.fleet.vehicles([...new Set(driven.map(({ vehicleId }) => vehicleId))]);
    return { taxes: mileageTaxesOf(driven, vehicles, entered), entered };
  }
}
