import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { AskedDrawing, AtPage, Drawn, Pictures } from './asked';
import { PAPER, photoOf, pictureOf, RECEIPT, type Canvases } from './pictures';
import type { Run, Runs } from './runs';

/** How much of a paper is read: what is more is told. */
const [MOST_PAGES, MOST_RUNS, MOST_MS] = [20, 40_000, 6_000];
const MOST_PIXELS = 50_000_000;
/** Less than this is a scan with a stamp, or with a line that a scanner added. */
const LEAST_LETTERS = 40;

/** A text of a page: its transformation turns it (a, b), and puts it at its last two numbers. */
interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}
const isText = (item: object): item is TextItem => 'str' in item && String(item.str).trim() !== '';

/** Opens a PDF: nothing in it runs, and no picture of it is larger than a camera takes. */
export const openPdf = async (place: string): Promise<PDFDocumentProxy> => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(readFileSync(place));
  return getDocument({ data, isEvalSupported: false, maxImageSize: MOST_PIXELS, verbosity: VerbosityLevel.ERRORS })
    .promise;
};

/** Quarters of a turn: text that runs upwards is 1. */
const turnOf = ([a = 1, b = 0]: readonly number[]): number => (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;

/** Where a text stands on a page of a size when the page is turned so that the text is level. */
const placeOf = (turn: number, x: number, y: number, wide: number, high: number): readonly [number, number] => {
  if (turn === 1) return [y, x];
  if (turn === 2) return [wide - x, y];
  return turn === 3 ? [high - y, wide - x] : [x, high - y];
};

/** The texts of a page, of those that run in the direction of most of them. */
const runsOfPage = async (page: PDFPageProxy, nr: number): Promise<Run[]> => {
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const content: readonly object[] = (await page.getTextContent()).items;
  const items = content.filter(isText).slice(0, MOST_RUNS);
  const letters = [0, 0, 0, 0];
  for (const { str, transform } of items) letters[turnOf(transform)] = (letters[turnOf(transform)] ?? 0) + str.length;
  const turn = letters.indexOf(Math.max(...letters));
  return items
    .filter(({ transform }) => turnOf(transform) === turn)
    .map(({ str, transform, width }) => {
      const [, , c = 0, d = 0, e = 0, f = 0] = transform;
      const [x, y] = placeOf(turn, e - left, f - bottom, right - left, top - bottom);
      return { page: nr, x, y, width, height: Math.hypot(c, d), text: str };
    });
};

/** Letters that can be read: a font without Unicode gives others. */
const lettersIn = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

/** The runs of a PDF, as far as its pages, texts and time go; of a scan, how many of its pages can be read. */
export const runsOfPdf = async (place: string): Promise<Runs | Pictures> => {
  const until = performance.now() + MOST_MS;
  const document = await openPdf(place);
  try {
    const of = document.numPages;
    const runs: Run[] = [];
    let pages = 0;
    while (pages < Math.min(of, MOST_PAGES) && runs.length < MOST_RUNS && performance.now() < until) {
      pages += 1;
      runs.push(...(await runsOfPage(await document.getPage(pages), pages)));
    }
    if (lettersIn(runs) >= LEAST_LETTERS) return { runs: runs.slice(0, MOST_RUNS), source: 'text', pages, of };
    return (await isDrawn(document)) ? { pictures: Math.min(of, MOST_PAGES) } : { runs: [], source: 'text', pages, of };
  } finally {
    await document.loadingTask.destroy();
  }
};

/** Something is drawn on one of its first pages; else there are no letters to recognize. */
const isDrawn = async (document: PDFDocumentProxy): Promise<boolean> => {
  for (let nr = 1; nr <= Math.min(3, document.numPages); nr += 1) {
    const { fnArray } = await (await document.getPage(nr)).getOperatorList();
    if (fnArray.length > 0) return true;
  }
  return false;
};

/** How the pages of a PDF are drawn. */
interface Drawing extends Pick<AskedDrawing, 'folder' | 'of'> {
  /** Told before each page. */
  readonly begins: (page: AtPage) => void;
}
/** Draws the pages of a PDF into files of a folder. */
export const picturesOfPdf = async (place: string, { folder, of, begins }: Drawing): Promise<Drawn> => {
  const document = await openPdf(place);
  const [most, ready] = of === 'receipt' ? ([1, RECEIPT] as const) : ([MOST_PAGES, PAPER] as const);
  const pages = Math.min(document.numPages, most);
  const places: string[] = [];
  for (let nr = 1; nr <= pages; nr += 1) {
    begins({ page: nr, of: pages });
    const picture = await pictureOf(await document.getPage(nr), document.canvasFactory as Canvases, ready);
    places.push(path.join(folder, `${nr}.png`));
    writeFileSync(path.join(folder, `${nr}.png`), picture);
    await document.cleanup();
  }
  return { places, of: document.numPages };
};

/** A page of a PDF as a picture to look at; the last one when there are fewer. */
export const photoOfPdf = async (place: string, nr: number): Promise<{ photo: Buffer; of: number }> => {
  const document = await openPdf(place);
  const of = document.numPages;
  const page = await document.getPage(Math.min(nr, of));
  return { photo: await photoOf(page, document.canvasFactory as Canvases), of };
};
