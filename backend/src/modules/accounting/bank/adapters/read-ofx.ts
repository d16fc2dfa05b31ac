import { on } from 'node:events';
import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { builtFile } from '../../../../platform/core/built-file';
import { OfxRefused } from '../domain/ofx';
import type { ReadLine } from '../domain/statement-line';
import type { OfxFault, OfxPortion, OfxToRead } from './ofx-reading';

const READER = builtFile(__dirname, 'ofx-reader.worker');
const MOST_MEGABYTES = 512;
/** A file that takes this long was made to block the server. */
const PATIENCE_MS = 30_000;
const TOO_LARGE = 'The file is too large to be read, or damaged. Export fewer days, and try again.';
const HEAD = 4_096;
const OFX = /OFXHEADER|<OFX\b/i;

/** Whether a file is OFX or QFX, by its content. */
export const isOfx = async (place: string): Promise<boolean> => {
  const file = await open(place);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD), length: HEAD, position: 0 });
    return OFX.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
};

/** Yields the lines of an OFX or QFX file in portions. @throws OfxRefused with a sentence for the user */
export async function* readOfx(data: OfxToRead): AsyncGenerator<readonly ReadLine[]> {
  const worker = new Worker(READER, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS);
  try {
    const said = on(worker, 'message', { close: ['exit'] });
    for (;;) {
      const next = await said.next().catch((cause: unknown): never => {
        throw new OfxRefused(TOO_LARGE, { cause });
      });
      if (next.done) throw new OfxRefused(TOO_LARGE);
      const [message] = next.value as [OfxPortion | OfxFault];
      if ('fault' in message) throw new OfxRefused(message.fault);
      clearTimeout(patience);
      yield message.lines;
      if (message.last) return;
    }
  } finally {
    clearTimeout(patience);
    await worker.terminate();
  }
}
