// Reads one PDF or picture and applies one of our functions to it, or draws a page of it. The work runs in a thread, so
// that this process can watch its own memory and exit when it uses too much.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { photoOfPdf, runsOfPdf } from './pdf-runs';
import { readerOfPapers, textInPicture } from './pictures';
import type { Answer, Asked, AskedPicture, AtPage, Making, Pictures } from './read-text';
import { textOfPdf } from './receipt-text';
import type { Runs } from './runs';

const MOST_BYTES = 700 * 1024 * 1024;
const LOOK_EVERY_MS = 50;
const MOST_LETTERS = 10_000;
/** A text takes a second or two; a file that takes this long was made to block the server. */
const PATIENCE_MS = 20_000;

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
const runsAnswer = async ({ place, kind, making, manyPictures }: Asked): Promise<Answer<unknown>> => {
  const read: Runs | Pictures = await (kind === 'pdf'
    ? runsOfPdf(place, { many: manyPictures, begins })
    : pictureRuns(place));
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
  const [, self = '', asked = ''] = process.argv;
  const end = (answer: object): unknown => process.send?.(answer, undefined, undefined, () => process.exit());
  setInterval(() => process.memoryUsage.rss() > MOST_BYTES && process.exit(1), LOOK_EVERY_MS);
  process.on('disconnect', () => process.exit(1));
  const worker = new Worker(self, { workerData: JSON.parse(asked) as unknown });
  const late = setTimeout(() => end({ fault: 'damaged' }), PATIENCE_MS);
  worker.on('message', (said: object) => {
    if (!('at' in said)) return end(said);
    clearTimeout(late);
    return process.send?.(said);
  });
  worker.once('error', () => end({ fault: 'damaged' }));
} else {
  const asked = workerData as Asked | AskedPicture;
  const answer = (): Promise<Answer<unknown>> => {
    if (asked.as === 'picture') return pictureAnswer(asked);
    return asked.as === 'text' ? textAnswer(asked) : runsAnswer(asked);
  };
  void answer().then(
    (said) => parentPort?.postMessage(said),
    () => parentPort?.postMessage({ fault: 'damaged' }),
  );
}
