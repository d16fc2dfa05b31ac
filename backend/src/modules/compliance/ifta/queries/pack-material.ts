import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../../../platform/access/viewer';
import { sqlOf } from '../../../../platform/event-log/projections/read-tables';
import { papersIn } from '../../../../platform/records/kind/papers';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Expense, FuelPurchases, type FuelPurchase } from '../../../accounting/expenses';
import type { ReportTable } from '../../../accounting/reports';
import { TripsOf, type ReviewedTrip } from '../../../operations/trips';
import { daysOf, periodOf, type Period } from '../domain/period';
import { IftaReturn, type IftaReturnStore } from '../ifta-return';
import { ReturnPrinter } from '../pdf/print-return';
import { FleetOfQuarter } from './fleet-of-quarter';
import { receiptName, type Filing } from './pack-sheets';
import { ReturnFilings } from './return-filings';
import { WorkOutReturn } from './work-out-return';

/** The file of a receipt: its name in the archive, and the hash of its content. */
export interface Receipt {
  readonly expenseId: number;
  readonly name: string;
  readonly hash: string;
}
/** All that an auditor asks for about a return. */
export interface Material {
  readonly record: IftaReturn;
  readonly period: Period;
  /** The return in the order of the columns of its paper. */
  readonly table: ReportTable;
  readonly trips: readonly ReviewedTrip[];
  readonly fuel: readonly FuelPurchase[];
  /** Unit numbers by the ids of vehicles. */
  readonly units: ReadonlyMap<string, string>;
  readonly receipts: readonly Receipt[];
  readonly filings: readonly Filing[];
  /** What trips, fuel and rates come to now: the hash of the return where nothing changed since. */
  readonly hashNow: string;
}

const WITH_PAPERS = "SELECT id FROM expenses WHERE id = ANY($1::bigint[]) AND papers <> '[]'";

/** Gathers what an auditor asks for: the return, its trips, fuel, receipts, rates and history. */
@Injectable()
export class PackMaterial {
  constructor(
    private readonly queries: QueryBus,
    private readonly prints: ReturnPrinter,
    private readonly fleet: FleetOfQuarter,
    private readonly works: WorkOutReturn,
    private readonly filings: ReturnFilings,
    @RichStoreOf(IftaReturn) private readonly returns: IftaReturnStore,
    @StoreOf(Expense) private readonly expenses: RecordStore<Expense>,
    private readonly dataSource: DataSource,
  ) {}

  async of(id: string, viewer: Viewer): Promise<Material> {
    const record = await this.returns.get(viewer, id);
    const { clientId, year, quarter, units, totals, filedOn } = record;
    const period = periodOf(year, quarter);
    const days = { clientId, ...daysOf(period) };
    const trips = await this.queries.execute(new TripsOf(days, viewer));
    const fuel = await this.queries.execute(new FuelPurchases(days, viewer));
    const ids = [...trips, ...fuel].flatMap(({ vehicleId }) => (vehicleId === null ? [] : [vehicleId]));
    const vehicles = await this.fleet.vehicles([...new Set(ids)]);
    const asked = { clientId, year, quarter, units, filedOn, previousCredit: totals.previousCredit };
    const { terms } = await this.works.of(asked, viewer);
    return {
      ...{ record, period, trips, fuel, hashNow: terms.inputHash },
      table: await this.prints.table(id, viewer),
      units: new Map(vehicles.map((each) => [each.id, each.unitNumber])),
      receipts: await this.receipts(fuel, viewer),
      filings: await this.filings.of(id),
    };
  }

  private async receipts(fuel: readonly FuelPurchase[], viewer: Viewer): Promise<readonly Receipt[]> {
    const ids = fuel.map(({ id }) => id);
    const { rows: found } = await sqlOf(this.dataSource).query<{ id: number }>(WITH_PAPERS, [ids]);
    const rows = await this.expenses.byIds(
      viewer,
      found.map(({ id }) => id),
    );
    const papers = new Map(rows.map((row) => [row.id, papersIn(row as Expense & Values)]));
    return fuel.flatMap((purchase) =>
      (papers.get(purchase.id) ?? [])
        .filter(({ removedAt }) => removedAt === null)
        .map((paper) => ({ expenseId: purchase.id, name: receiptName(purchase, paper), hash: paper.file })),
    );
  }
}
