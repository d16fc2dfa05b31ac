import { Inject, Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Viewer } from '../../../../platform/access/viewer';
import { FILES, type Files } from '../../../../platform/infrastructure/files/files';
import { xlsxApart } from '../../../../platform/infrastructure/spreadsheets/write-apart';
import { toCsv, type WrittenSheet } from '../../../../platform/infrastructure/spreadsheets/write-sheet';
import { fileOf } from '../../../accounting/reports';
import { PackMaterial, type Material } from './pack-material';
import { filingsSheet, fuelSheet, ratesSheet, tripsSheet } from './pack-sheets';

/** An archive that is still being written: its name, and its bytes as they come. */
export interface Pack {
  readonly filename: string;
  readonly bytes: Readable;
}

/** Puts all that an auditor asks for into one archive: the return, its trips, fuel, receipts, rates and history. */
@Injectable()
export class AuditPack {
  constructor(
    private readonly material: PackMaterial,
    @Inject(FILES) private readonly files: Files,
  ) {}

  async of(id: string, viewer: Viewer): Promise<Pack> {
    const all = await this.material.of(id, viewer);
    const { record, period, table, trips, fuel, units, receipts, filings } = all;
    // a storage that is away refuses the archive before its first byte
    if (receipts[0]) await this.files.has(receipts[0].hash);
    const zip = new ZipFile();
    // a file that cannot be read breaks the archive off, so that nobody takes it for whole
    zip.on('error', (error) => (zip.outputStream as Readable).destroy(error as Error));
    for (const format of ['pdf', 'csv', 'xlsx'] as const)
      zip.addBuffer((await fileOf(table, format, period)).bytes, `${period}/return.${format}`);
    const sheets: readonly (readonly [string, WrittenSheet])[] = [
      ['trips', tripsSheet(trips, units)],
      ['fuel', fuelSheet(fuel, units, new Map(receipts.map(({ expenseId, name }) => [expenseId, name])))],
      ['rates', ratesSheet(record)],
      ['history', filingsSheet(filings)],
    ];
    // the long ones at once: each is written by a thread of its own
    const books = await Promise.all(sheets.map(([, written]) => xlsxApart(written)));
    for (const [at, [name, written]] of sheets.entries()) {
      zip.addBuffer(toCsv(written), `${period}/${name}.csv`);
      zip.addBuffer(books[at] as Buffer, `${period}/${name}.xlsx`);
    }
    zip.addBuffer(Buffer.from(about(all)), `${period}/read-me.txt`);
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
}

/** What the archive says of itself. */
const about = ({ record: { inputHash }, period, filings, hashNow }: Material): string =>
  [
    `Fuel tax return ${period}`,
    '',
    'return: as it was filed, or as its draft stands. trips, fuel: the records that it is worked out from, with their ids.',
    'receipts: the files of the purchases, named by day, state, gallons and id. rates: each rate with its source.',
    'history: each version that was filed, with its hash over trips, fuel and rates.',
    '',
    `Hash of the return: ${inputHash}`,
    hashNow === inputHash
      ? 'Trips, fuel and rates are the same as when it was calculated.'
      : `Trips, fuel or rates changed since: they come to ${hashNow}. The sheets show them as they are now.`,
    `Versions filed: ${filings.length}`,
    '',
  ].join('\r\n');
