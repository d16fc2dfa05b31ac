// Reads the rows of a text file (.csv, or one JSON list per line) in a thread of its own, and sends them in portions,
// each when it is asked for.
import { parse } from 'csv-parse';
import { once } from 'node:events';
import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { inUtf8 } from './in-utf8';
import type { RowCount, TextToRead } from './reading';
import { tellReading } from './tell-reading';

const PORTION = 500;
const { place, kind, mostRows, known } = workerData as TextToRead;
const asker = parentPort as MessagePort;

type Row = readonly string[];
type Rows = AsyncIterable<Row>;
type Heard = (share: number) => void;

const DELIMITERS = [',', ';', '\t'];
/** The delimiter that occurs most often in the header line; in other lines it may be part of a text. */
const delimiterOf = (bytes: Buffer): string => {
  const end = bytes.indexOf(10);
  const headers = bytes.toString('utf8', 0, end === -1 ? bytes.length : end);
  const count = (sign: string): number => headers.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

const PIECE = 65_536;
function* piecesOf(bytes: Buffer, heard: Heard): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) {
    heard(at / bytes.length);
    yield bytes.subarray(at, at + PIECE);
  }
}

/** Parses the text in pieces, again for each reading, so that memory use does not depend on the number of rows. */
const rowsOfText = (bytes: Buffer, heard: Heard): Rows =>
  Readable.from(piecesOf(bytes, heard)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(bytes),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      trim: true,
      max_record_size: 1_000_000,
    }),
  );

async function* rowsOfLines(): AsyncGenerator<Row> {
  for await (const line of createInterface({ input: createReadStream(place, 'utf8') })) yield JSON.parse(line) as Row;
}

const unheard = () => undefined;
/**
 * Returns a function that reads all rows as lists of texts and reports progress; it can be called repeatedly. Blank
 * rows are included, so that row numbers stay right.
 */
const readerOf = (): ((heard?: Heard) => Rows) => {
  if (kind === 'lines') return rowsOfLines;
  const held = inUtf8(readFileSync(place));
  return (heard = unheard) => rowsOfText(held, heard);
};

const isFilled = (row: Row): boolean => row.some((cell) => cell !== '');

/** Counts the rows, and the non-blank ones without the header; null when there are more than are accepted. */
const counted = async (rows: Rows): Promise<RowCount | null> => {
  const count = { all: 0, filled: 0 };
  for await (const row of rows) {
    if (count.all > mostRows) return null;
    if (count.all > 0 && isFilled(row)) count.filled += 1;
    count.all += 1;
  }
  return count;
};

const handOut = async (): Promise<void> => {
  const rows = readerOf();
  const count = known ?? (await counted(rows(tellReading)));
  if (count === null) return asker.postMessage({ tooMany: true });
  let handed = 0;
  let portion: Row[] = [];
  const send = async (): Promise<void> => {
    const isLast = handed === count.all;
    asker.postMessage({ rows: portion, last: isLast, total: count.filled });
    portion = [];
    if (!isLast) await once(asker, 'message');
  };
  for await (const row of rows()) {
    portion.push(row);
    handed += 1;
    if (portion.length === PORTION || handed === count.all) await send();
  }
  if (count.all === 0) await send();
};

handOut().catch(() => asker.postMessage({ fault: true }));
