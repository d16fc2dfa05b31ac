// Reads one PDF or picture and applies one of our functions to it. The work runs in a thread, so that this process can
// watch its own memory and exit when it uses too much.
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { runsOfPdf } from './pdf-runs';
import { readerOfPapers, textInPicture } from './pictures';
import type { Answer, Asked, Making } from './read-text';
import { textOfPdf } from './receipt-text';
import type { Runs } from './runs';

const MOST_BYTES = 700 * 1024 * 1024;
const LOOK_EVERY_MS = 50;
const MOST_LETTERS = 10_000;
/** A text takes a second or two; a file that takes this long was made to block the server. */
const PATIENCE_MS = 20_000;
/** What the thread says before it recognizes letters of a paper, which takes longer. */
const PICTURE = 'picture';

type Made = (...given: readonly unknown[]) => unknown;
const functionOf = async ({ file, name }: Making): Promise<Made | undefined> =>
  ((await import(file)) as Readonly<Record<string, Made>>)[name];

const textAnswer = async ({ place, kind, making }: Asked): Promise<Answer<unknown>> => {
  const read = await (kind === 'pdf' ? textOfPdf : textInPicture)(place);
  const text = read.slice(0, MOST_LETTERS).trim();
  if (text === '') return { fault: 'empty' };
  return { text, made: (await functionOf(making))?.(text, ...making.given) };
};
const runsAnswer = async ({ place, kind, making }: Asked): Promise<Answer<unknown>> => {
  const isPicture = (): void => parentPort?.postMessage(PICTURE);
  const picture = async (): Promise<Runs> => {
    isPicture();
    return { runs: await (await readerOfPapers())(place, 1), source: 'ocr', pages: 1, of: 1 };
  };
  const read = await (kind === 'pdf' ? runsOfPdf(place, isPicture) : picture());
  if (read.runs.length === 0) return { fault: 'empty' };
  const { source, pages, of } = read;
  return { source, pages, of, made: (await functionOf(making))?.(read, ...making.given) };
};

if (isMainThread) {
  const [, self = '', asked = ''] = process.argv;
  const end = (answer: object): unknown => process.send?.(answer, undefined, undefined, () => process.exit());
  setInterval(() => process.memoryUsage.rss() > MOST_BYTES && process.exit(1), LOOK_EVERY_MS);
  process.on('disconnect', () => process.exit(1));
  const worker = new Worker(self, { workerData: JSON.parse(asked) as unknown });
  const late = setTimeout(() => end({ fault: 'damaged' }), PATIENCE_MS);
  worker.on('message', (said: object | typeof PICTURE) => (typeof said === 'string' ? clearTimeout(late) : end(said)));
  worker.once('error', () => end({ fault: 'damaged' }));
} else {
  const asked = workerData as Asked;
  void (asked.as === 'text' ? textAnswer : runsAnswer)(asked).then(
    (answer) => parentPort?.postMessage(answer),
    () => parentPort?.postMessage({ fault: 'damaged' }),
  );
}
