import { Worker } from 'node:worker_threads';
import { builtFile } from '../../core/built-file';
import { toXlsx, type WrittenSheet } from './write-sheet';

const WRITER = builtFile(__dirname, 'write-sheet.worker');
/** Up to so many rows are written sooner than a thread begins. */
const FEW_ROWS = 1_000;

/** A table as an .xlsx file; a long one is written by a thread of its own, so that others are answered meanwhile. */
export const xlsxApart = async (sheet: WrittenSheet): Promise<Buffer> => {
  if (sheet.rows.length <= FEW_ROWS) return toXlsx(sheet);
  const writer = new Worker(WRITER, { workerData: sheet });
  const written = new Promise<Uint8Array>((resolve, reject) => {
    writer.once('message', resolve);
    writer.once('error', reject);
    writer.once('exit', () => reject(new Error('The thread that writes a sheet ended before it was written')));
  });
  return Buffer.from(await written.finally(() => void writer.terminate()));
};
