import path from 'node:path';
import type { PDFPageProxy } from 'pdfjs-dist';
import type { Run } from './runs';

const MOST_PIXELS = 50_000_000;
/** A page of letter size is so wide, in points. */
const PAGE_WIDTH = 612;

/** How a picture is made ready: a width at which letters are told well, in pixels, and what takes out specks. */
interface Ready {
  readonly width: number;
  readonly height: number;
  readonly median?: number;
}
export const RECEIPT: Ready = { width: 1_400, height: 4_200 };
export const PAPER: Ready = { width: 2_000, height: 6_000, median: 3 };

/** A canvas of @napi-rs/canvas, which the library draws on like a browser's. */
interface Canvas {
  width: number;
  height: number;
  encode(type: 'png'): Promise<Buffer>;
  encode(type: 'jpeg', quality: number): Promise<Buffer>;
}
/** Makes canvases for drawing pages; the library has no type for it. */
export interface Canvases {
  create(width: number, height: number): { readonly canvas: Canvas };
}

/** A page as a picture; its points are let go of at once, for a paper has many pages. */
const drawn = async (
  page: PDFPageProxy,
  canvases: Canvases,
  ready: Ready,
  encoded: (canvas: Canvas) => Promise<Buffer>,
): Promise<Buffer> => {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(ready.width / width, ready.height / height) });
  const { canvas } = canvases.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas: canvas as never, viewport }).promise;
  const picture = await encoded(canvas);
  [canvas.width, canvas.height] = [1, 1];
  page.cleanup();
  return picture;
};
/** Draws a page as a picture, for scanned pages without text. */
export const pictureOf = (page: PDFPageProxy, canvases: Canvases, ready: Ready): Promise<Buffer> =>
  drawn(page, canvases, ready, (canvas) => canvas.encode('png'));

/** A page that somebody looks at beside its fields. */
const LOOKED_AT: Ready = { width: 1_200, height: 3_600 };
const QUALITY = 72;
export const photoOf = (page: PDFPageProxy, canvases: Canvases): Promise<Buffer> =>
  drawn(page, canvases, LOOKED_AT, (canvas) => canvas.encode('jpeg', QUALITY));

const madeReady = async (image: string | Buffer, { width, height, median }: Ready): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const grey = sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .resize({ width, height, fit: 'inside' });
  return (median === undefined ? grey : grey.median(median)).png().toBuffer();
};

const readerOfEnglish = async () => {
  const { createWorker, OEM } = await import('tesseract.js');
  const langPath = path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  return createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' });
};

/** The text of a receipt, line by line. */
export const textInPicture = async (image: string | Buffer): Promise<string> => {
  const picture = await madeReady(image, RECEIPT);
  return (await (await readerOfEnglish()).recognize(picture)).data.text;
};

/** Recognizes the letters of papers: made once for all pages of one, for it takes seconds to begin. */
export const readerOfPapers = async () => {
  const { PSM } = await import('tesseract.js');
  const reader = await readerOfEnglish();
  await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK });
  /** The words where they stand, as if the picture were a page of letter size; it is turned upright before. */
  return async (image: string | Buffer, page: number): Promise<Run[]> => {
    const picture = await madeReady(image, PAPER);
    const { data } = await reader.recognize(picture, { rotateAuto: true }, { blocks: true, text: false });
    const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((each) => each.lines));
    return lines.flatMap((line) => runsOfLine(line, page));
  };
};

interface Box {
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
}
const POINT = PAGE_WIDTH / PAPER.width;
/** Words of one line stand on one height, also where a photo is a little turned. */
const runsOfLine = (
  { words, bbox }: Box & { words: (Box & { text: string; confidence: number })[] },
  page: number,
): Run[] => {
  const heights = words.map((word) => word.bbox.y1 - word.bbox.y0).sort((one, other) => one - other);
  const height = (heights[Math.floor(heights.length / 2)] ?? 0) * POINT;
  const y = ((bbox.y0 + bbox.y1) / 2) * POINT;
  return words.map(({ text, confidence, bbox: { x0, x1 } }) => ({
    page,
    x: x0 * POINT,
    y,
    width: (x1 - x0) * POINT,
    height,
    text,
    sure: confidence / 100,
  }));
};
