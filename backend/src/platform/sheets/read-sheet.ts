import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SheetKind } from './kind-of-sheet';

/** The file cannot be read as a sheet. */
export class UnreadableSheet extends Error {
  override readonly name = 'UnreadableSheet';
}

export const MOST_ROWS = 200_000;
/** A sheet unpacks to many times its size; one that needs more is refused instead of taking the server with it. */
const MOST_MEGABYTES = 384;
const READER = path.join(__dirname, 'sheet-reader.worker.cjs');

/** Some rows of a sheet, and how many filled ones it has in all, but for the headers. */
export interface Portion {
  readonly rows: readonly (readonly string[])[];
  readonly total: number;
}
type Answer = (Portion & { readonly last: boolean }) | { readonly fault: string };

const nextOf = (worker: Worker): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const told = (portion: Answer): void => {
      worker.off('error', failed);
      resolve(portion);
    };
    const failed = (error: Error): void => {
      worker.off('message', told);
      reject(new UnreadableSheet('The file is too large to be read, or damaged', { cause: error }));
    };
    worker.once('message', told);
    worker.once('error', failed);
    worker.postMessage('next');
  });

/** The rows of a sheet's first page, the headers first, some hundreds at a time; the next ones are read when they are asked for. @throws UnreadableSheet */
export async function* readSheet(place: string, kind: SheetKind): AsyncGenerator<Portion> {
  const worker = new Worker(READER, {
    workerData: { place, kind, mostRows: MOST_ROWS },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  try {
    for (let last = false; !last;) {
      const portion = await nextOf(worker);
      if ('fault' in portion) throw new UnreadableSheet('The file cannot be read as a sheet');
      yield portion;
      ({ last } = portion);
    }
  } finally {
    await worker.terminate();
  }
}
