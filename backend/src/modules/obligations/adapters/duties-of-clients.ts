import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../platform/database/database';
import { EndingsOfKinds } from './endings-of-kinds';
import { MONTH_NUMBERS, type MonthOfPeriod } from '../domain/form-2290-tax';
import type { ClientDuties, DutyDriver, DutyHeavyUse, DutyQuarter, DutyVehicle } from '../domain/duties';

type Of<T> = T & { readonly clientId: string };
type HeavyUseRow = Omit<DutyHeavyUse, 'firstUsedMonth'> & { readonly firstUsedMonth: MonthOfPeriod };

const CLIENTS = `SELECT id AS "clientId", dot_number AS "dotNumber", tax_id_last4 IS NOT NULL AS "hasTaxId" FROM clients
  WHERE id = ANY($1::uuid[]) AND removed_at IS NULL AND status <> 'inactive'`;
const VEHICLES = `SELECT client_id AS "clientId", id, unit_number AS "unitNumber", weight, axles, first_used_month AS "firstUsedMonth"
  FROM vehicles WHERE client_id = ANY($1::uuid[]) AND removed_at IS NULL AND status <> 'sold' ORDER BY unit_number, id`;
const DRIVERS = `SELECT client_id AS "clientId", id::text AS id, first_name || ' ' || last_name AS name, date_hired AS "hiredOn",
  mvr_review_date AS "recordReviewedOn", clearinghouse_query_date AS "clearinghouseQueriedOn" FROM drivers
  WHERE client_id = ANY($1::uuid[]) AND removed_at IS NULL AND employment_status IN ('active', 'on_leave') ORDER BY id`;
const QUARTERS = `SELECT client_id AS "clientId", year, quarter, due_date AS "dueDate", total_miles IS NOT NULL AS "hasMiles",
  total_gallons IS NOT NULL AS "hasGallons", tax_owed AS "taxOwed", CASE WHEN status = 'processed' THEN COALESCE(processed_date, submitted_date, due_date) END AS "doneOn"
  FROM ifta_processes WHERE client_id = ANY($1::uuid[]) AND removed_at IS NULL`;
const HEAVY_USE = `SELECT client_id AS "clientId", vehicle_id AS "vehicleId", tax_year AS "taxYear", suspended, weight, first_used_month AS "firstUsedMonth",
  CASE WHEN status <> 'pending' THEN COALESCE(filed_date, updated_at::date) END AS "doneOn"
  FROM heavy_use_filings WHERE client_id = ANY($1::uuid[]) AND removed_at IS NULL`;

/** What the deadlines of clients follow from, read from their records. */
@Injectable()
export class DutiesOfClients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ends: EndingsOfKinds,
  ) {}

  /** Those that the firm works for, by their id. */
  async read(clientIds: readonly string[]): Promise<ReadonlyMap<string, ClientDuties>> {
    const rows = async <T>(sql: string): Promise<readonly Of<T>[]> =>
      (await poolOf(this.dataSource).query<Of<T>>(sql, [clientIds])).rows;
    const [clients, vehicles, drivers, quarters, heavyUse, endings] = await Promise.all([
      rows<Pick<ClientDuties, 'dotNumber' | 'hasTaxId'>>(CLIENTS),
      rows<DutyVehicle>(VEHICLES),
      rows<DutyDriver>(DRIVERS),
      rows<DutyQuarter>(QUARTERS),
      rows<HeavyUseRow>(HEAVY_USE),
      this.ends.read(clientIds),
    ]);
    const of = <T>(all: readonly Of<T>[], id: string): readonly T[] => all.filter(({ clientId }) => clientId === id);
    return new Map(
      clients.map(({ clientId, dotNumber, hasTaxId }) => [
        clientId,
        {
          dotNumber,
          hasTaxId,
          vehicles: of(vehicles, clientId),
          drivers: of(drivers, clientId),
          iftaProcesses: of(quarters, clientId),
          heavyUse: of(heavyUse, clientId).map((filing) => ({
            ...filing,
            firstUsedMonth: MONTH_NUMBERS[filing.firstUsedMonth],
          })),
          endings: of(endings, clientId),
        },
      ]),
    );
  }
}
