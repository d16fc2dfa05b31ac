// Reads the text of one PDF or picture and applies one of our functions to it. The work runs in a thread, so that this
// process can watch its own memory and exit when it uses too much.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Answer, Making, Readable } from './read-text';

const MOST_BYTES = 700 * 1024 * 1024;
const LOOK_EVERY_MS = 50;
const MOST_PAGES = 5;
const MOST_PIXELS = 50_000_000;
const MOST_LETTERS = 10_000;
/** Text recognition works best on receipts of about this width. */
const WIDTH = 1_400;
const HEIGHT = 4_200;
/** Texts whose vertical positions differ by no more than this are on one line. */
const SAME_LINE = 3;

/** A text of a page and its position: x and y are the last two numbers of its transformation. */
interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
}
interface Line {
  readonly y: number;
  readonly words: { readonly x: number; readonly str: string }[];
}
/** A canvas of @napi-rs/canvas, which the library draws on like a browser's. */
interface Canvas {
  encode(type: 'png'): Promise<Buffer>;
}
/** Makes canvases for drawing pages; the library has no type for it. */
interface Canvases {
  create(width: number, height: number): { readonly canvas: Canvas };
}

const isText = (item: object): item is TextItem => 'str' in item && String(item.str).trim() !== '';

/** The texts of a page as lines, from top to bottom, each from left to right. */
const linesOf = (items: readonly object[]): readonly string[] => {
  const lines: Line[] = [];
  for (const { str, transform } of items.filter(isText)) {
    const [, , , , x = 0, y = 0] = transform;
    const line = lines.find((each) => Math.abs(each.y - y) <= SAME_LINE);
    if (line) line.words.push({ x, str });
    else lines.push({ y, words: [{ x, str }] });
  }
  return lines
    .sort((one, other) => other.y - one.y)
    .map((line) =>
      line.words
        .sort((one, other) => one.x - other.x)
        .map(({ str }) => str.trim())
        .join(' '),
    );
};

const textOfPdf = async (place: string): Promise<string> => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(readFileSync(place));
  const document = await getDocument({ data, isEvalSupported: false, verbosity: VerbosityLevel.ERRORS }).promise;
  const lines: string[] = [];
  for (let nr = 1; nr <= Math.min(document.numPages, MOST_PAGES); nr += 1) {
    const page = await document.getPage(nr);
    lines.push(...linesOf((await page.getTextContent()).items));
  }
  return (
    lines.join('\n').trim() ||
    textOfImage(await pictureOf(await document.getPage(1), document.canvasFactory as Canvases))
  );
};

/** Draws a page as a picture, for scanned pages without text. */
const pictureOf = async (page: PDFPageProxy, canvases: Canvases): Promise<Buffer> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(WIDTH / width, HEIGHT / height) });
  const { canvas } = canvases.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  return canvas.encode('png');
};

const textOfImage = async (image: string | Buffer): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const { createWorker, OEM } = await import('tesseract.js');
  const picture = await sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside' })
    .png()
    .toBuffer();
  const langPath = path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  const reader = await createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' });
  return (await reader.recognize(picture)).data.text;
};

if (isMainThread) {
  const [, self = '', place, kind, making = ''] = process.argv;
  const end = (answer: object): unknown => process.send?.(answer, undefined, undefined, () => process.exit());
  setInterval(() => process.memoryUsage.rss() > MOST_BYTES && process.exit(1), LOOK_EVERY_MS);
  process.on('disconnect', () => process.exit(1));
  const worker = new Worker(self, { workerData: { place, kind, making: JSON.parse(making) as unknown } });
  worker.once('message', end);
  worker.once('error', () => end({ fault: 'damaged' }));
} else {
  const { place, kind, making } = workerData as { place: string; kind: Readable; making: Making };
  const answerOf = async (read: string): Promise<Answer<unknown>> => {
    const text = read.slice(0, MOST_LETTERS).trim();
    if (text === '') return { fault: 'empty' };
    const module = (await import(making.file)) as Readonly<Record<string, (...given: unknown[]) => unknown>>;
    return { text, made: module[making.name]?.(text, ...making.given) };
  };
  void (kind === 'pdf' ? textOfPdf : textOfImage)(place)
    .then(answerOf)
    .then(
      (answer) => parentPort?.postMessage(answer),
      () => parentPort?.postMessage({ fault: 'damaged' }),
    );
}
