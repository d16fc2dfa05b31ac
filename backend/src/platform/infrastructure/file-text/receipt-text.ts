import { openPdf } from './pdf-runs';

const MOST_PAGES = 5;
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

/** The text of a receipt in a PDF; '' for one of pictures. */
export const textOfPdf = async (place: string): Promise<string> => {
  const document = await openPdf(place);
  const lines: string[] = [];
  for (let nr = 1; nr <= Math.min(document.numPages, MOST_PAGES); nr += 1) {
    const page = await document.getPage(nr);
    lines.push(...linesOf((await page.getTextContent()).items));
  }
  return lines.join('\n').trim();
};
