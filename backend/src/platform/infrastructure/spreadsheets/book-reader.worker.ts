// Unpacks the first sheet of a workbook into a file of its rows, one JSON list of texts per line. It runs in a thread
// of its own, because unpacking takes many times the memory of the file, all of which is freed with the thread.
import { read, type CellObject } from '@e965/xlsx';
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { BookToRead } from './reading';
import { tellReading } from './tell-reading';
import { TooLarge } from './xlsx-parts';
import { readXlsx, type TakeRow } from './xlsx-rows';

const { place, to, kind, mostRows } = workerData as BookToRead;
const WRITTEN_AT_ONCE = 1_000;
/** The most text that is accepted from a sheet, in characters. */
const MOST_SIGNS = 512 * 1024 * 1024;

const twoDigits = (number: number): string => String(number).padStart(2, '0');
const dayOf = (date: Date): string =>
  `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;

/**
 * The text of a cell: a day as YYYY-MM-DD, a number with all its digits, anything else as displayed. A number displayed
 * with a leading zero, such as the zip code 02134, keeps it.
 */
const textOf = (cell: CellObject | undefined): string => {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.v instanceof Date) return dayOf(cell.v);
  return String(cell.t === 'n' && !/^0\d/.test(cell.w ?? '') ? cell.v : (cell.w ?? cell.v)).trim();
};

/** Escapes U+2028 and U+2029, which would also end a line of the file. */
const lineOf = (row: readonly string[]): string =>
  `${JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

/** The file of rows. Blank rows in between keep their lines; blank rows at the end are not written. */
class Lines {
  readonly count = { all: 0, filled: 0 };
  private readonly file = openSync(to, 'w');
  private waiting: string[] = [];
  private signs = 0;

  /** @returns false when there are more rows than are accepted */
  take(nr: number, cells: readonly string[]): boolean {
    if (!cells.some((text) => text !== '')) return true;
    if (nr > mostRows + 1) return false;
    while (this.count.all < nr - 1) this.write([]);
    this.write(cells);
    if (nr > 1) this.count.filled += 1;
    return true;
  }

  private write(cells: readonly string[]): void {
    const line = lineOf(cells);
    this.waiting.push(line);
    this.count.all += 1;
    this.signs += line.length;
    if (this.signs > MOST_SIGNS) throw new TooLarge();
    if (this.waiting.length >= WRITTEN_AT_ONCE) this.flush();
  }

  private flush(): void {
    writeSync(this.file, this.waiting.join(''));
    this.waiting = [];
  }

  close(): void {
    this.flush();
    closeSync(this.file);
  }
}

/** Reads any other kind of workbook as a whole. */
const readWhole = (row: TakeRow): void => {
  const book = read(readFileSync(place), {
    dense: true,
    cellDates: true,
    UTC: true,
    cellFormula: false,
    cellHTML: false,
    sheets: 0,
    sheetRows: mostRows + 2,
  });
  const rows = book.Sheets[book.SheetNames[0] ?? '']?.['!data'] ?? [];
  // the array has gaps where rows are blank
  for (let at = 0; at < rows.length; at += 1) if (!row(at + 1, Array.from(rows[at] ?? [], textOf))) return;
};

const takeApart = async (): Promise<object> => {
  const lines = new Lines();
  let tooMany = false;
  const row: TakeRow = (nr, cells) => {
    tooMany = !lines.take(nr, cells);
    return !tooMany;
  };
  try {
    if (kind !== 'xlsx' || !(await readXlsx(place, tellReading, row))) readWhole(row);
  } finally {
    lines.close();
  }
  return tooMany ? { tooMany } : { count: lines.count };
};

void takeApart()
  .catch((error: unknown) => (error instanceof TooLarge ? { tooLarge: true } : { fault: true }))
  .then((said) => parentPort?.postMessage(said));
