// Reads one sheet in a thread of its own, so that nobody waits while it is unpacked, and hands out its rows in portions, each when it is asked for.
const { createReadStream } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const { parse } = require('csv-parse');
const { readFile } = require('@e965/xlsx');

const PORTION = 500;
const { place, kind, mostRows } = workerData;

const twoDigits = (number) => String(number).padStart(2, '0');
const dayOf = (date) => `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;

/** A day as YYYY-MM-DD, a number in full, anything else as it is shown. */
const textOf = (cell) => {
  if (!cell || cell.v === undefined || cell.v === null || cell.t === 'e') return '';
  if (cell.v instanceof Date) return dayOf(cell.v);
  return String(cell.t === 'n' && !/^0\d/.test(cell.w ?? '') ? cell.v : (cell.w ?? cell.v)).trim();
};

const isFilled = (row) => row.some((cell) => cell !== '');

function* rowsOfBook() {
  const book = readFile(place, {
    dense: true,
    cellDates: true,
    UTC: true,
    cellFormula: false,
    cellHTML: false,
    sheets: 0,
    sheetRows: mostRows + 2,
  });
  const rows = book.Sheets[book.SheetNames[0]]?.['!data'] ?? [];
  for (let at = 0; at < rows.length; at += 1) yield Array.from(rows[at] ?? [], textOf);
}

async function* rowsOfText() {
  const lines = createReadStream(place).pipe(
    parse({
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
      max_record_size: 1_000_000,
      delimiter: [',', ';', '\t'],
    }),
  );
  for await (const line of lines) yield line;
}

/** How many rows are filled, but for the headers. */
const countOf = async (rows) => {
  let count = -1;
  for await (const row of rows) if (isFilled(row)) count += 1;
  return Math.max(count, 0);
};

const asked = () => new Promise((resolve) => parentPort.once('message', resolve));

const handOut = async () => {
  let portion = [];
  let read = 0;
  const rows = kind === 'csv' ? rowsOfText : () => pages;
  const pages = kind === 'csv' ? null : [...rowsOfBook()];
  const total = await countOf(rows());
  const send = async (last) => {
    await asked();
    parentPort.postMessage({ rows: portion, last, total });
    portion = [];
  };
  for await (const row of rows()) {
    read += 1;
    if (read > mostRows + 1) break;
    portion.push(row);
    if (portion.length === PORTION) await send(false);
  }
  await send(true);
};

handOut().catch(async (error) => {
  await asked();
  parentPort.postMessage({ fault: error instanceof Error ? error.message : 'unreadable' });
});
