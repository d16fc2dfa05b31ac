// Reads PDFs and pictures, one after another, and applies one of our functions to each, or draws a page of it. The work
// runs in a thread, so that this process can watch its own memory and exit when it uses too much.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import {
  isTextAlone,
  type Answer,
  type Asked,
  type AskedDrawing,
  type AskedLetters,
  type AskedPicture,
  type AskedRuns,
  type AskedText,
  type AtPage,
  type Making,
} from './asked';
import { photoOfPdf, picturesOfPdf, runsOfPdf } from './pdf-runs';
import { readerOfPapers, textInPicture } from './pictures';
import { textOfPdf } from './receipt-text';
import type { Run, Runs } from './runs';

/** The most memory: a text takes some 110 MB, recognizing letters some 260, drawing a page of a large picture 350. */
const MEGABYTE = 1024 * 1024;
const [MOST_OF_TEXT, MOST_OF_LETTERS, MOST_OF_DRAWING] = [180 * MEGABYTE, 360 * MEGABYTE, 480 * MEGABYTE];
const LOOK_EVERY_MS = 10;
const MOST_LETTERS = 10_000;

type Made = (...given: readonly unknown[]) => unknown;
const functionOf = async ({ file, name }: Making): Promise<Made | undefined> =>
  ((await import(file)) as Readonly<Record<string, Made>>)[name];

const textAnswer = async ({ place, kind, making }: AskedText): Promise<Answer<unknown>> => {
  const read = await (kind === 'pdf' ? textOfPdf : textInPicture)(place);
  const text = read.slice(0, MOST_LETTERS).trim();
  if (text === '') return kind === 'pdf' ? { pictures: 1 } : { fault: 'empty' };
  return { text, made: (await functionOf(making))?.(text, ...making.given) };
};
/** Told before something is done with a page that takes longer. */
const begins = (at: AtPage): void => parentPort?.postMessage({ at });

const paperOf = async (read: Runs, making: Making): Promise<Answer<unknown>> => {
  if (read.runs.length === 0) return { fault: 'empty' };
  const { source, pages, of } = read;
  return { source, pages, of, made: (await functionOf(making))?.(read, ...making.given) };
};
const runsAnswer = async ({ place, making }: AskedRuns): Promise<Answer<unknown>> => {
  const read = await runsOfPdf(place);
  return 'pictures' in read ? read : paperOf(read, making);
};
const lettersAnswer = async ({ places, of, making }: AskedLetters): Promise<Answer<unknown>> => {
  const pages = places.length;
  begins({ page: 1, of: pages });
  const wordsIn = await readerOfPapers();
  const runs: Run[] = [];
  for (const [at, place] of places.entries()) {
    if (at > 0) begins({ page: at + 1, of: pages });
    runs.push(...(await wordsIn(place, at + 1)));
  }
  return paperOf({ runs, source: 'ocr', pages, of }, making);
};

const drawnAnswer = ({ place, folder, of }: AskedDrawing): Promise<Answer<unknown>> =>
  picturesOfPdf(place, { folder, of, begins });
const pictureAnswer = async ({ place, page }: AskedPicture): Promise<Answer<unknown>> => {
  const { photo, of } = await photoOfPdf(place, page);
  return { picture: photo.toString('base64'), of };
};

const answerOf = (asked: Asked): Promise<Answer<unknown>> => {
  if (asked.as === 'runs') return runsAnswer(asked);
  if (asked.as === 'text') return textAnswer(asked);
  if (asked.as === 'letters') return lettersAnswer(asked);
  return asked.as === 'drawn' ? drawnAnswer(asked) : pictureAnswer(asked);
};
const mostBytesOf = (asked: Asked): number => {
  if (isTextAlone(asked)) return MOST_OF_TEXT;
  return asked.as === 'drawn' || asked.as === 'picture' ? MOST_OF_DRAWING : MOST_OF_LETTERS;
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
  process.on('message', (asked: Asked) => {
    most = mostBytesOf(asked);
    worker.postMessage(asked);
  });
} else {
  parentPort?.on('message', (asked: Asked) => {
    void answerOf(asked).then(
      (said) => parentPort?.postMessage(said),
      () => parentPort?.postMessage({ fault: 'damaged' }),
    );
  });
}
