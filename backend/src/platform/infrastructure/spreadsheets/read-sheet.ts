import { on } from 'node:events';
import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../core/built-file';
import type { SheetKind } from './kind-of-sheet';
import type { BookToRead, RowCount, TextToRead } from './reading';

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
const BOOK_READER = builtFile(__dirname, 'book-reader.worker');
const READER = builtFile(__dirname, 'sheet-reader.worker');
const TOO_LARGE = 'The file is too large to be read, or damaged. Save it as .csv or split it, and try again.';
const NO_SHEET = 'The file cannot be read as a sheet. Save it as .xlsx or .csv.';

/** Some rows of a sheet, and how many filled ones it has in all, but for the headers. */
export interface Portion {
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
}
/** Which share of the file is read, before its first rows come: 0 to 1. */
export interface SheetReading {
  readonly read: number;
}
interface Counted {
  readonly count: RowCount;
}
type Fault = { readonly fault: true } | { readonly tooLarge: true } | { readonly tooMany: true };

/** A thread with little room, and what it says next. */
class Reader<Answer extends object> {
  private readonly worker: Worker;
  private readonly said: AsyncIterator<unknown>;
  private patience: NodeJS.Timeout;

  constructor(
    file: string,
    private readonly data: { readonly mostRows: number },
  ) {
    this.worker = new Worker(file, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    this.said = on(this.worker, 'message', { close: ['exit'] });
    this.patience = this.waiting();
  }

  /**
   * How far it is, or its answer. @throws UnreadableSheet when the thread fails, ends, or takes too long, or the file
   * is no sheet
   */
  async next(): Promise<Answer | SheetReading> {
    const said = await this.said.next().catch((cause: unknown): never => {
      throw new UnreadableSheet(TOO_LARGE, { cause });
    });
    if (said.done) throw new UnreadableSheet(TOO_LARGE);
    const [message] = said.value as [Answer | SheetReading | Fault];
    if ('fault' in message) throw new UnreadableSheet(NO_SHEET);
    if ('tooLarge' in message) throw new UnreadableSheet(TOO_LARGE);
    if ('tooMany' in message)
      throw new UnreadableSheet(
        `The sheet has more than ${this.data.mostRows.toLocaleString('en-US')} rows. Split it.`,
      );
    if (!('read' in message)) clearTimeout(this.patience);
    return message;
  }

  goOn(): void {
    this.patience = this.waiting();
    this.worker.postMessage('next');
  }

  async end(): Promise<void> {
    clearTimeout(this.patience);
    await this.said.return?.();
    await this.worker.terminate();
  }

  private waiting(): NodeJS.Timeout {
    return setTimeout(() => void this.worker.terminate(), PATIENCE_MS);
  }
}

/**
 * The rows of a sheet's first page, the headers first, some hundreds at a time; the next ones come when they are asked
 * for. Before the first come, it says now and then how much is read. A sheet that cannot be taken is refused before its
 * first row. @throws UnreadableSheet
 */
export async function* readSheet(
  place: string,
  kind: SheetKind,
  mostRows = MOST_ROWS,
): AsyncGenerator<Portion | SheetReading> {
  if (kind === 'csv') {
    yield* portionsOf({ place, kind, mostRows });
    return;
  }
  const lines = `${place}.lines`;
  try {
    const known = yield* takenApart({ place, to: lines, kind, mostRows });
    yield* portionsOf({ place: lines, kind: 'lines', mostRows, known });
  } finally {
    await rm(lines, { force: true });
  }
}

async function* takenApart(data: BookToRead): AsyncGenerator<SheetReading, RowCount> {
  const book = new Reader<Counted>(BOOK_READER, data);
  try {
    for (;;) {
      const said = await book.next();
      if ('count' in said) return said.count;
      yield said;
    }
  } finally {
    await book.end();
  }
}

async function* portionsOf(data: TextToRead): AsyncGenerator<Portion | SheetReading> {
  const reader = new Reader<Portion & { readonly last: boolean }>(READER, data);
  try {
    for (;;) {
      const said = await reader.next();
      yield said;
      if ('read' in said) continue;
      if (said.last) return;
      reader.goOn();
    }
  } finally {
    await reader.end();
  }
}
