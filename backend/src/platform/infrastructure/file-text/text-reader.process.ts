// Reads PDFs and pictures, one after another, and applies one of our functions to each, or draws a page of it. The work
// runs in a thread, so that this process can watch its own memory and exit when it uses too much.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import {
  isTextAlone,
  type Answer,
  type Asked,
  type AskedPicture,
  type AtPage,
  type Making,
  type Pictures,
} from './asked';
import { photoOfPdf, runsOfPdf } from './pdf-runs';
import { readerOfPapers, textInPicture } from './pictures';
import { textOfPdf } from './receipt-text';
import type { Runs } from './runs';

/** The most memory: a text takes some 110 MB, recognizing letters of many pages some 380. */
const [MOST_OF_TEXT, MOST_BYTES] = [180 * 1024 * 1024, 480 * 1024 * 1024];
const LOOK_EVERY_MS = 10;
const MOST_LETTERS = 10_000;

type Made = (...given: readonly unknown[]) => unknown;
const functionOf = async ({ file, name }: Making): Promise<Made | undefined> =>
  ((await import(file)) as Readonly<Record<string, Made>>)[name];

const textAnswer = async ({ place, kind, making }: Asked): Promise<Answer<unknown>> => {
  const read = await (kind === 'pdf' ? textOfPdf : textInPicture)(place);
  const text = read.slice(0, MOST_LETTERS).trim();
  if (text === '') return { fault: 'empty' };
  return { text, made: (await functionOf(making))?.(text, ...making.given) };
};
/** Told before letters are recognized in a page, which takes longer. */
const begins = (at: AtPage): void => parentPort?.postMessage({ at });
const pictureRuns = async (place: string): Promise<Runs> => {
  begins({ page: 1, of: 1 });
  return { runs: await (await readerOfPapers())(place, 1), source: 'ocr', pages: 1, of: 1 };
};
const runsAnswer = async ({ place, kind, making, pictures }: Asked): Promise<Answer<unknown>> => {
  const read: Runs | Pictures = await (kind === 'pdf' ? runsOfPdf(place, { pictures, begins }) : pictureRuns(place));
  if ('pictures' in read) return read;
  if (read.runs.length === 0) return { fault: 'empty' };
  const { source, pages, of } = read;
  return { source, pages, of, made: (await functionOf(making))?.(read, ...making.given) };
};

const pictureAnswer = async ({ place, page }: AskedPicture): Promise<Answer<unknown>> => {
  const { photo, of } = await photoOfPdf(place, page);
  return { picture: photo.toString('base64'), of };
};

if (isMainThread) {
  const [, self = ''] = process.argv;
  let most = MOST_OF_TEXT;
  // at once: an ordinary exit waits for the thread, which takes more meanwhile
  setInterval(() => process.memoryUsage.rss() > most && process.kill(process.pid, 'SIGKILL'), LOOK_EVERY_MS);
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  const worker = new Worker(self);
  worker.on('message', (said: Answer<unknown> | { readonly at: AtPage }) =>
    process.send?.('at' in said ? said : { answer: said, bytes: process.memoryUsage.rss() }),
  );
  worker.once('error', () => process.exit(1));
  process.on('message', (asked: Asked | AskedPicture) => {
    most = isTextAlone(asked) ? MOST_OF_TEXT : MOST_BYTES;
    worker.postMessage(asked);
  });
} else {
  const answerOf = (asked: Asked | AskedPicture): Promise<Answer<unknown>> => {
    if (asked.as === 'picture') return pictureAnswer(asked);
    return asked.as === 'text' ? textAnswer(asked) : runsAnswer(asked);
  };
  parentPort?.on('message', (asked: Asked | AskedPicture) => {
    void answerOf(asked).then(
      (said) => parentPort?.postMessage(said),
      () => parentPort?.postMessage({ fault: 'damaged' }),
    );
  });
}
