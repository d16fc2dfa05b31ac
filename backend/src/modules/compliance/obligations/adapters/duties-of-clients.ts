import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { addDays, dateIn } from '../../../../platform/money/dates';
import { ClaimWindows, type ClaimWindow } from '../../../operations/loads';
import { Firm } from '../../../administration/settings';
import { EndingsOfKinds } from './endings-of-kinds';
import { FormsOfPayers } from './forms-of-payers';
import { MONTH_NUMBERS, type MonthOfPeriod } from '../domain/rules/form-2290-tax';
import type {
  ClientDuties,
  DutyClaim,
  DutyDriver,
  DutyHeavyUse,
  DutyPosition,
  DutyQuarter,
  DutyRenewal,
  DutyTest,
  DutyVehicle,
} from '../domain/duties';

/** The id of a client; null stands for the firm itself. */
export type ClientOrFirm = string | null;
type Of<T> = T & { readonly clientId: ClientOrFirm };
type HeavyUseRow = Omit<DutyHeavyUse, 'firstUsedMonth'> & { readonly firstUsedMonth: MonthOfPeriod };

/** SQL condition for records of the clients in $1; a null in $1 selects the records of the firm itself. */
const OF_THEM = '(client_id = ANY($1::uuid[]) OR (client_id IS NULL AND array_position($1::uuid[], NULL) IS NOT NULL))';
const CLIENTS = `SELECT id AS "clientId", dot_number AS "dotNumber", tax_id_last4 IS NOT NULL AS "hasTaxId" FROM clients
  WHERE id = ANY($1::uuid[]) AND removed_at IS NULL AND status <> 'inactive'
  UNION ALL SELECT NULL::uuid, NULL::text, COALESCE((SELECT ein IS NOT NULL FROM settings), FALSE)
    WHERE array_position($1::uuid[], NULL) IS NOT NULL`;
const VEHICLES = `SELECT client_id AS "clientId", id, unit_number AS "unitNumber", weight, axles,
  first_used_month AS "firstUsedMonth"
  FROM vehicles WHERE ${OF_THEM} AND removed_at IS NULL AND status <> 'sold' ORDER BY unit_number, id`;
const DRIVERS = `SELECT client_id AS "clientId", id::text AS id, first_name || ' ' || last_name AS name,
  date_hired AS "hiredOn",
  mvr_review_date AS "recordReviewedOn", clearinghouse_query_date AS "clearinghouseQueriedOn" FROM drivers
  WHERE ${OF_THEM} AND removed_at IS NULL AND employment_status IN ('active', 'on_leave') ORDER BY id`;
const POSITIONS = `SELECT client_id AS "clientId", date_hired AS "hiredOn", CASE
  WHEN employment_status = 'terminated' THEN termination_date END AS "endedOn"
  FROM drivers WHERE ${OF_THEM} AND removed_at IS NULL
    AND (employment_status IN ('active', 'on_leave') OR (employment_status = 'terminated'
      AND termination_date IS NOT NULL))`;
const TESTS = `SELECT client_id AS "clientId", tested_on AS "testedOn", substance FROM substance_tests
  WHERE ${OF_THEM} AND removed_at IS NULL AND type = 'random' AND result NOT IN ('pending', 'cancelled')`;

/**
 * SQL for the day on which a filing, alias `r`, was done; null while it is pending. Without a filed date, it is the day
 * of the last event that filed it, or that added it as filed, in the time zone $2 of the firm.
 */
const doneOn = (category: string, filed: string, added: string): string =>
  `CASE WHEN r.status <> 'pending' THEN COALESCE(r.filed_date,
    (SELECT (f.recorded_at AT TIME ZONE $2)::date FROM facts f
    WHERE f.stream_id = '${category}-' || r.id AND f.type IN ('${filed}', '${added}')
    ORDER BY f.version DESC LIMIT 1)) END AS "doneOn"`;
const RENEWALS = `SELECT client_id AS "clientId", fleet, year_start AS "yearStart", jurisdictions,
  ${doneOn('irprenewal', 'IrpRenewalFiled', 'IrpRenewalAdded')}
  FROM irp_renewals r WHERE ${OF_THEM} AND removed_at IS NULL ORDER BY fleet, year_start`;
const QUARTERS = `SELECT client_id AS "clientId", year, quarter, due_date AS "dueDate",
  total_miles IS NOT NULL AS "hasMiles",
  total_gallons IS NOT NULL AS "hasGallons", tax_owed AS "taxOwed",
  CASE WHEN status = 'processed' THEN COALESCE(processed_date, submitted_date, due_date) END AS "doneOn"
  FROM ifta_processes WHERE ${OF_THEM} AND removed_at IS NULL`;
const HEAVY_USE = `SELECT client_id AS "clientId", vehicle_id AS "vehicleId", tax_year AS "taxYear", suspended, weight,
  first_used_month AS "firstUsedMonth",
  ${doneOn('heavyusefiling', 'HeavyUseFilingFiled', 'HeavyUseFilingAdded')}
  FROM heavy_use_filings r WHERE ${OF_THEM} AND removed_at IS NULL`;

/** So long after its window a claim that nobody made stays an obligation; then it is lost. */
const CLAIMS_KEPT_DAYS = 30;
const claimOf = (
  { loadId, departedAt, endsAt, claimedOn: doneOn, loadNumber, place, claimHours, amount, missing }: ClaimWindow,
  timeZone: string,
): DutyClaim => ({
  ...{ loadId: String(loadId), loadNumber, place, claimHours, amount, missing, doneOn },
  departedOn: dateIn(timeZone, new Date(departedAt)),
  dueDate: dateIn(timeZone, new Date(endsAt)),
});

/** Reads the records from which the rules work out the obligations of clients. */
@Injectable()
export class DutiesOfClients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ends: EndingsOfKinds,
    private readonly firm: Firm,
    private readonly forms: FormsOfPayers,
    private readonly claims: ClaimWindows,
  ) {}

  /**
   * @returns the duties by client id, and under null those of the firm itself when null is among the ids; inactive and
   * removed clients are left out
   */
  async read(clientIds: readonly ClientOrFirm[]): Promise<ReadonlyMap<ClientOrFirm, ClientDuties>> {
    const rows = async <T>(sql: string, ...more: readonly string[]): Promise<readonly Of<T>[]> =>
      (await poolOf(this.dataSource).query<Of<T>>(sql, [clientIds, ...more])).rows;
    const timeZone = await this.firm.timeZone();
    const today = await this.firm.today();
    const [clients, vehicles, drivers, positions, tests, renewals, quarters, heavyUse, endings, forms1099, windows] =
      await Promise.all([
        rows<Pick<ClientDuties, 'dotNumber' | 'hasTaxId'>>(CLIENTS),
        rows<DutyVehicle>(VEHICLES),
        rows<DutyDriver>(DRIVERS),
        rows<DutyPosition>(POSITIONS),
        rows<DutyTest>(TESTS),
        rows<DutyRenewal>(RENEWALS, timeZone),
        rows<DutyQuarter>(QUARTERS),
        rows<HeavyUseRow>(HEAVY_USE, timeZone),
        this.ends.read(clientIds),
        this.forms.read(clientIds, today),
        this.claims.of(clientIds, addDays(today, -CLAIMS_KEPT_DAYS)),
      ]);
    const of = <T>(all: readonly Of<T>[], id: ClientOrFirm): readonly T[] =>
      all.filter(({ clientId }) => clientId === id);
    return new Map(
      clients.map(({ clientId, dotNumber, hasTaxId }) => [
        clientId,
        {
          dotNumber,
          hasTaxId,
          vehicles: of(vehicles, clientId),
          drivers: of(drivers, clientId),
          positions: of(positions, clientId),
          tests: of(tests, clientId),
          irpRenewals: of(renewals, clientId),
          iftaProcesses: of(quarters, clientId),
          heavyUse: of(heavyUse, clientId).map((filing) => ({
            ...filing,
            firstUsedMonth: MONTH_NUMBERS[filing.firstUsedMonth],
          })),
          endings: of(endings, clientId),
          forms1099: of(forms1099, clientId),
          claims: of(windows, clientId).map((window) => claimOf(window, timeZone)),
        },
      ]),
    );
  }
}
