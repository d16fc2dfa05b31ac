import { once } from 'node:events';
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
const READER = path.join(__dirname, 'sheet-reader.worker.cjs');
const TOO_LARGE = 'The file is too large to be read, or damaged. Save it as .csv or split it, and try again.';

/** Some rows of a sheet, and how many filled ones it has in all, but for the headers. */
export interface Portion {
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
}
type Answer = (Portion & { readonly last: boolean }) | { readonly fault: true } | { readonly tooMany: true };

/** @throws UnreadableSheet when the thread fails, ends, or takes too long */
const answerOf = async (worker: Worker, ended: AbortSignal): Promise<Answer> => {
  try {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(PATIENCE_MS)]);
    const [answer] = (await once(worker, 'message', { signal })) as [Answer];
    return answer;
  } catch (cause) {
    throw new UnreadableSheet(TOO_LARGE, { cause });
  }
};

/** The rows of a sheet's first page, the headers first, some hundreds at a time; the next ones come when they are asked for. @throws UnreadableSheet */
export async function* readSheet(place: string, kind: SheetKind, mostRows = MOST_ROWS): AsyncGenerator<Portion> {
  const worker = new Worker(READER, {
    workerData: { place, kind, mostRows },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const ended = new AbortController();
  worker.once('exit', () => ended.abort());
  try {
    for (;;) {
      const answer = await answerOf(worker, ended.signal);
      if ('fault' in answer) throw new UnreadableSheet('The file cannot be read as a sheet. Save it as .xlsx or .csv.');
      if ('tooMany' in answer)
        throw new UnreadableSheet(`The sheet has more than ${mostRows.toLocaleString('en-US')} rows. Split it.`);
      yield answer;
      if (answer.last) return;
      worker.postMessage('next');
    }
  } finally {
    await worker.terminate();
  }
}
