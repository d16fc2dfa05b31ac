import { Inject, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Viewer } from '../../../../platform/access/viewer';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { toCsv, toXlsx, type WrittenSheet } from '../../../../platform/infrastructure/spreadsheets/write-sheet';
import { papersIn } from '../../../../platform/records/kind/papers';
import type { Values } from '../../../../platform/records/kind/kind';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { RichStoreOf } from '../../../../platform/records/store/rich-store';
import { Expense, FuelPurchases, type FuelPurchase } from '../../../accounting/expenses';
import { fileOf } from '../../../accounting/reports';
import { TripsOf } from '../../../operations/trips';
import { daysOf, periodOf } from '../domain/period';
import { IftaReturn, type IftaReturnStore } from '../ifta-return';
import { ReturnPrinter } from '../pdf/print-return';
import { FleetOfQuarter } from './fleet-of-quarter';
import { filingsSheet, fuelSheet, ratesSheet, receiptName, tripsSheet, type Filing } from './pack-sheets';
import { ReturnFilings } from './return-filings';
import { WorkOutReturn } from './work-out-return';

/** An archive that is still being written: its name, and its bytes as they come. */
export interface Pack {
  readonly filename: string;
  readonly bytes: Readable;
}

/** Puts all that an auditor asks for into one archive: the return, its trips, fuel, receipts, rates and history. */
@Injectable()
export class AuditPack {
  constructor(
    private readonly queries: QueryBus,
    private readonly prints: ReturnPrinter,
    private readonly fleet: FleetOfQuarter,
    private readonly works: WorkOutReturn,
    private readonly filings: ReturnFilings,
    @RichStoreOf(IftaReturn) private readonly returns: IftaReturnStore,
    @StoreOf(Expense) private readonly expenses: RecordStore<Expense>,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async of(id: string, viewer: Viewer): Promise<Pack> {
    const record = await this.returns.get(viewer, id);
    const { clientId, year, quarter } = record;
    const period = periodOf(year, quarter);
    const days = { clientId, ...daysOf(period) };
    const trips = await this.queries.execute(new TripsOf(days, viewer));
    const fuel = await this.queries.execute(new FuelPurchases(days, viewer));
    const ids = [...trips, ...fuel].flatMap(({ vehicleId }) => (vehicleId === null ? [] : [vehicleId]));
    const units = new Map((await this.fleet.vehicles([...new Set(ids)])).map((each) => [each.id, each.unitNumber]));
    const filings = await this.filings.of(id);
    const zip = new ZipFile();
    // a file that cannot be read breaks the archive off, so that nobody takes it for whole
    zip.on('error', (error) => (zip.outputStream as Readable).destroy(error as Error));
    const sheet = async (name: string, written: WrittenSheet): Promise<void> => {
      zip.addBuffer(toCsv(written), `${period}/${name}.csv`);
      zip.addBuffer(await toXlsx(written), `${period}/${name}.xlsx`);
    };
    const table = await this.prints.table(id, viewer);
    for (const format of ['pdf', 'csv', 'xlsx'] as const)
      zip.addBuffer((await fileOf(table, format, period)).bytes, `${period}/return.${format}`);
    await sheet('trips', tripsSheet(trips, units));
    const receipts = await this.receipts(fuel, viewer);
    await sheet('fuel', fuelSheet(fuel, units, new Map(receipts.map(({ purchase, name }) => [purchase.id, name]))));
    await sheet('rates', ratesSheet(record));
    await sheet('history', filingsSheet(filings));
    zip.addBuffer(Buffer.from(await this.about(record, filings, viewer)), `${period}/read-me.txt`);
    // each is opened when its turn comes: a quarter has thousands
    for (const { name, hash } of receipts)
      zip.addReadStreamLazy(`${period}/receipts/${name}`, {}, (use) => {
        this.files.get(hash).then(
          (file) => use(null, file),
          (error: unknown) => (zip.outputStream as Readable).destroy(error as Error),
        );
      });
    zip.end();
    return { filename: `ifta-audit-${period}.zip`, bytes: zip.outputStream as Readable };
  }

  private async receipts(
    fuel: readonly FuelPurchase[],
    viewer: Viewer,
  ): Promise<readonly { readonly purchase: FuelPurchase; readonly name: string; readonly hash: string }[]> {
    const rows = await this.expenses.byIds(
      viewer,
      fuel.map(({ id }) => id),
    );
    const papers = new Map(rows.map((row) => [row.id, papersIn(row as Expense & Values)]));
    return fuel.flatMap((purchase) =>
      (papers.get(purchase.id) ?? [])
        .filter(({ removedAt }) => removedAt === null)
        .map((paper) => ({ purchase, name: receiptName(purchase, paper), hash: paper.file })),
    );
  }

  private async about(record: IftaReturn, filings: readonly Filing[], viewer: Viewer): Promise<string> {
    const { clientId, year, quarter, units, totals, filedOn, inputHash } = record;
    const asked = { clientId, year, quarter, units, filedOn, previousCredit: totals.previousCredit };
    const { terms } = await this.works.of(asked, viewer);
    const same = terms.inputHash === inputHash;
    return [
      `Fuel tax return ${periodOf(year, quarter)}`,
      '',
      'return: as it was filed, or as its draft stands. trips, fuel: the records that it is worked out from, with their ids.',
      'receipts: the files of the purchases, named by day, state, gallons and id. rates: each rate with its source.',
      'history: each version that was filed, with its hash over trips, fuel and rates.',
      '',
      `Hash of the return: ${inputHash}`,
      same
        ? 'Trips, fuel and rates say the same as when it was worked out.'
        : `Trips, fuel or rates changed since: they come to ${terms.inputHash}. The sheets show them as they are now.`,
      `Versions filed: ${filings.length}`,
      '',
    ].join('\r\n');
  }
}
