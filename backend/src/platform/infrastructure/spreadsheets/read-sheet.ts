import { on } from 'node:events';
import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../core/built-file';
import type { SheetKind } from './kind-of-sheet';
import type { BookToRead, RowCount, TextToRead } from './reading';

/** The file cannot be read as a spreadsheet; the message says why. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

const MOST_ROWS = 200_000;
/**
 * The memory limit of the thread. A sheet unpacks to many times its size; one that needs more is refused instead of
 * crashing the server.
 */
const MOST_MEGABYTES = 320;
/** The size of the young generation; a larger one does not make reading faster. */
const YOUNG_MEGABYTES = 16;
/** A file that takes this long was made to block the server. */
const PATIENCE_MS = 120_000;
const BOOK_READER = builtFile(__dirname, 'book-reader.worker');
const READER = builtFile(__dirname, 'sheet-reader.worker');
const TOO_LARGE = 'The file is too large to be read, or damaged. Save it as .csv or split it, and try again.';
const NO_SHEET = 'The file cannot be read as a sheet. Save it as .xlsx or .csv.';

/** Some rows of a sheet, and the total number of non-blank rows without the header. */
export interface Portion {
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
}
/** The progress before the first rows come: the share of the file read so far, 0 to 1. */
export interface SheetReading {
  readonly read: number;
}
interface Counted {
  readonly count: RowCount;
}
type Fault = { readonly fault: true } | { readonly tooLarge: true } | { readonly tooMany: true };

/** A worker thread with limited memory, and the messages that it sends. */
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
   * The next message: progress or a result. @throws UnreadableSheet when the thread fails, ends or takes too long, or
   * when the file is not a sheet
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
 * Yields the rows of the first sheet of a file, headers first, in portions of some hundred rows; each is read when it
 * is asked for. Progress messages come before the first portion. A sheet that cannot be accepted is refused before its
 * first row.
 * @throws UnreadableSheet
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
