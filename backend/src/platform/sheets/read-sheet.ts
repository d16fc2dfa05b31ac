import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SheetKind } from './kind-of-sheet';

/** The file cannot be read as a sheet; the sentence says why. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

const MOST_ROWS = 200_000;
/** A sheet unpacks to many times its size; one that needs more is refused instead of taking the server with it. */
const MOST_MEGABYTES = 320;
/** Room for what is soon let go of: with more of it the same sheet is read no faster. */
const YOUNG_MEGABYTES = 16;
/** A file that is read for longer was made to hold somebody up. */
const PATIENCE_MS = 120_000;
const BOOK_READER = path.join(__dirname, 'book-reader.worker.cjs');
const READER = path.join(__dirname, 'sheet-reader.worker.cjs');
const TOO_LARGE = 'The file is too large to be read, or damaged. Save it as .csv or split it, and try again.';

/** Some rows of a sheet, and how many filled ones it has in all, but for the headers. */
export interface Portion {
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
}
type Answer = (Portion & { readonly last: boolean }) | { readonly tooMany: true };

/** A thread with little room, and what it answers next. */
class Reader {
  private readonly worker: Worker;
  private readonly ended = new AbortController();

  constructor(file: string, workerData: object) {
    this.worker = new Worker(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    this.worker.once('exit', () => this.ended.abort());
  }

  /** @throws UnreadableSheet when the thread fails, ends, or takes too long, or the file is no sheet */
  async answer<Given extends object>(): Promise<Given> {
    const signal = AbortSignal.any([this.ended.signal, AbortSignal.timeout(PATIENCE_MS)]);
    const message = (once(this.worker, 'message', { signal }) as Promise<[Given | { readonly fault: true }]>).catch(
      (cause: unknown): never => {
        throw new UnreadableSheet(TOO_LARGE, { cause });
      },
    );
    const [given] = await message;
    if ('fault' in given) throw new UnreadableSheet('The file cannot be read as a sheet. Save it as .xlsx or .csv.');
    return given;
  }

  goOn(): void {
    this.worker.postMessage('next');
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

/** The rows of a sheet's first page, the headers first, some hundreds at a time; the next ones come when they are asked for. @throws UnreadableSheet */
export async function* readSheet(place: string, kind: SheetKind, mostRows = MOST_ROWS): AsyncGenerator<Portion> {
  if (kind === 'csv') {
    yield* portionsOf(place, kind, mostRows);
    return;
  }
  const lines = `${place}.lines`;
  const book = new Reader(BOOK_READER, { place, to: lines, mostRows });
  try {
    await book.answer().finally(() => book.end());
    yield* portionsOf(lines, 'lines', mostRows);
  } finally {
    await rm(lines, { force: true });
  }
}

async function* portionsOf(place: string, kind: 'csv' | 'lines', mostRows: number): AsyncGenerator<Portion> {
  const reader = new Reader(READER, { place, kind, mostRows });
  try {
    for (;;) {
      const answer = await reader.answer<Answer>();
      if ('tooMany' in answer)
        throw new UnreadableSheet(`The sheet has more than ${mostRows.toLocaleString('en-US')} rows. Split it.`);
      yield answer;
      if (answer.last) return;
      reader.goOn();
    }
  } finally {
    await reader.end();
  }
}
