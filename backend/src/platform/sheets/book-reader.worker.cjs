// Takes the first page of a workbook apart into a file of its rows, one JSON list of texts a line, in a thread of its own: what it takes to unpack a book
// is many times its size, and goes with the thread.
const { closeSync, openSync, readFileSync, writeSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { read } = require('@e965/xlsx');

const { place, to, mostRows } = workerData;
const WRITTEN_AT_ONCE = 1_000;

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

const takeApart = () => {
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
  const file = openSync(to, 'w');
  try {
    for (let at = 0; at < rows.length; at += WRITTEN_AT_ONCE) {
      // a page may have gaps where rows are blank
      const some = Array.from(rows.slice(at, at + WRITTEN_AT_ONCE), (row) => Array.from(row ?? [], textOf));
      writeSync(file, some.map(lineOf).join(''));
    }
  } finally {
    closeSync(file);
  }
};

try {
  takeApart();
  parentPort.postMessage({});
} catch {
  parentPort.postMessage({ fault: true });
}
