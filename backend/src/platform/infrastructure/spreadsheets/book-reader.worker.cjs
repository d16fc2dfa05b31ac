// Takes the first page of a workbook apart into a file of its rows, one JSON list of texts a line, in a thread of its
// own: what it takes to unpack a book
// is many times its size, and goes with the thread.
const { closeSync, openSync, readFileSync, writeSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { read } = require('@e965/xlsx');
const { tellReading } = require('./tell-reading.cjs');
const { TooLarge } = require('./xlsx-parts.cjs');
const { readXlsx } = require('./xlsx-rows.cjs');

const { place, to, kind, mostRows } = workerData;
const WRITTEN_AT_ONCE = 1_000;
/** So much text is taken of a sheet. */
const MOST_SIGNS = 512 * 1024 * 1024;

const twoDigits = (number) => String(number).padStart(2, '0');
const dayOf = (date) => `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;

/** A day as YYYY-MM-DD, a number in full, anything else as it is shown: 02134 of a zip code stays so. */
const textOf = (cell) => {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.v instanceof Date) return dayOf(cell.v);
  return String(cell.t === 'n' && !/^0\d/.test(cell.w ?? '') ? cell.v : (cell.w ?? cell.v)).trim();
};

/** The separators of lines and paragraphs would end a line of the file as well. */
const lineOf = (row) => `${JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`;

/** The file of rows: blank ones between others keep their lines, and none is written after the last filled one. */
class Lines {
  constructor() {
    this.file = openSync(to, 'w');
    this.waiting = [];
    this.signs = 0;
    this.count = { all: 0, filled: 0 };
  }

  /** @returns false when there are more rows than are taken */
  take(nr, cells) {
    if (!cells.some((text) => text !== '')) return true;
    if (nr > mostRows + 1) return false;
    while (this.count.all < nr - 1) this.write([]);
    this.write(cells);
    if (nr > 1) this.count.filled += 1;
    return true;
  }

  write(cells) {
    const line = lineOf(cells);
    this.waiting.push(line);
    this.count.all += 1;
    this.signs += line.length;
    if (this.signs > MOST_SIGNS) throw new TooLarge();
    if (this.waiting.length >= WRITTEN_AT_ONCE) this.flush();
  }

  flush() {
    writeSync(this.file, this.waiting.join(''));
    this.waiting = [];
  }

  close() {
    this.flush();
    closeSync(this.file);
  }
}

/** Any other workbook: taken apart in one piece. */
const readWhole = (row) => {
  const book = read(readFileSync(place), {
    dense: true,
    cellDates: true,
    UTC: true,
    cellFormula: false,
    cellHTML: false,
    sheets: 0,
    sheetRows: mostRows + 2,
  });
  const rows = book.Sheets[book.SheetNames[0]]?.['!data'] ?? [];
  // a page may have gaps where rows are blank
  for (let at = 0; at < rows.length; at += 1) if (row(at + 1, Array.from(rows[at] ?? [], textOf)) === false) return;
};

const takeApart = async () => {
  const lines = new Lines();
  let tooMany = false;
  const row = (nr, cells) => {
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

takeApart()
  .catch((error) => (error instanceof TooLarge ? { tooLarge: true } : { fault: true }))
  .then((said) => parentPort.postMessage(said));
