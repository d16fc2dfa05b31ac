import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { MEMBERS } from '../domain/jurisdictions';
import type { Period } from '../domain/period';
import { rateOf, type EnteredRate, type Rate, type RateKind, type Units } from '../domain/rates';

/** A rate that staff entered, with the id of its record. */
export interface EnteredRateRow extends EnteredRate {
  readonly id: string;
}
/** The rates of a jurisdiction in a quarter: of tax, and of surcharge. */
export interface RatesOfJurisdiction {
  readonly jurisdiction: string;
  readonly tax: Rate;
  readonly surcharge: Rate;
  readonly entered: readonly EnteredRateRow[];
}

const OF_QUARTER = `SELECT id, quarter, fuel_type AS "fuelType", units, jurisdiction, kind, rate::text AS rate, source
FROM ifta_rates WHERE removed_at IS NULL AND quarter = $1`;

/** Rates that staff entered, and the table of a quarter that comes of them and of the published ones. */
@Injectable()
export class EnteredRates {
  constructor(private readonly dataSource: DataSource) {}

  async of(quarter: Period): Promise<readonly EnteredRateRow[]> {
    return (await sqlOf(this.dataSource).query<EnteredRateRow>(OF_QUARTER, [quarter])).rows;
  }

  async table(quarter: Period, fuelType: string, units: Units): Promise<readonly RatesOfJurisdiction[]> {
    const all = await this.of(quarter);
    const entered = all.filter((each) => each.fuelType === fuelType && each.units === units);
    const rate = (jurisdiction: string, kind: RateKind): Rate =>
      rateOf({ quarter, fuelType, units, jurisdiction, kind }, entered);
    return MEMBERS.map((jurisdiction) => ({
      jurisdiction,
      tax: rate(jurisdiction, 'tax'),
      surcharge: rate(jurisdiction, 'surcharge'),
      entered: entered.filter((each) => each.jurisdiction === jurisdiction),
    }));
  }
}
