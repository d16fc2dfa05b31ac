import { readFileSync } from 'node:fs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { PAPER, pictureOf, readerOfPapers, type Canvases } from './pictures';
import type { Run, Runs } from './runs';

/** How much of a paper is read: what is more is told. */
const [MOST_PAGES, MOST_RUNS, MOST_MS] = [20, 40_000, 12_000];
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

/**
 * The runs of a PDF, as far as its pages, texts and time go; of a scan those of its first pages.
 * @param isPicture told before letters are recognized in a picture, which takes longer
 */
export const runsOfPdf = async (place: string, isPicture: () => void): Promise<Runs> => {
  const until = performance.now() + MOST_MS;
  const document = await openPdf(place);
  const of = document.numPages;
  const runs: Run[] = [];
  let pages = 0;
  while (pages < Math.min(of, MOST_PAGES) && runs.length < MOST_RUNS && performance.now() < until) {
    pages += 1;
    runs.push(...(await runsOfPage(await document.getPage(pages), pages)));
  }
  if (lettersIn(runs) >= LEAST_LETTERS) return { runs: runs.slice(0, MOST_RUNS), source: 'text', pages, of };
  isPicture();
  return scanned(document);
};

/** A page of a scan takes some seconds: as many as somebody waits for, at least the first one. */
const [MOST_SCANNED, MOST_SCANNING_MS] = [5, 30_000];
const scanned = async (document: PDFDocumentProxy): Promise<Runs> => {
  const until = performance.now() + MOST_SCANNING_MS;
  const wordsIn = await readerOfPapers();
  const of = document.numPages;
  const runs: Run[] = [];
  let pages = 0;
  do {
    pages += 1;
    const page = await document.getPage(pages);
    runs.push(...(await wordsIn(await pictureOf(page, document.canvasFactory as Canvases, PAPER), pages)));
  } while (pages < Math.min(of, MOST_SCANNED) && performance.now() < until);
  return { runs, source: 'ocr', pages, of };
};
