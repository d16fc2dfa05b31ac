// Reads the rows of the first sheet of an .xlsx while it is unpacked (ECMA-376 part 1, 18.2 workbook, 18.3 worksheet,
// 18.4 shared strings, 18.8 styles).
import { posix as path } from 'node:path';
import { cellTexts, GENERAL, numberFormats, unescaped, type BookParts } from './xlsx-cells';
import { localName, openBook, type Book } from './xlsx-parts';

const BOOK = 'xl/workbook.xml';
const MOST_COLUMNS = 16_384;

interface Related {
  readonly id: string | undefined;
  readonly type: string;
  readonly part: string;
}
/** Receives a row of the sheet with its number, counted from 1; returns false to stop reading. */
export type TakeRow = (nr: number, cells: readonly string[]) => boolean;

const relatedTo = async (book: Book, part: string): Promise<readonly Related[]> => {
  const related: Related[] = [];
  const folder = path.dirname(part);
  await book.parse(`${folder}/_rels/${path.basename(part)}.rels`, {
    open: (name, { Id, Type, Target, TargetMode }) => {
      if (name === 'Relationship' && Target && TargetMode !== 'External')
        related.push({ id: Id, type: path.basename(Type ?? ''), part: path.resolve('/', folder, Target).slice(1) });
    },
  });
  return related;
};

/** Finds the first sheet, the parts it needs, and the base of its day numbers. */
const lookInto = async (book: Book) => {
  let first: string | null = null;
  let date1904 = false;
  await book.parse(BOOK, {
    open: (name, attributes) => {
      if (name === 'workbookPr') date1904 = ['1', 'true', 'on'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet')
        first ??= Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === 'id')?.[1] ?? '';
    },
  });
  const related = await relatedTo(book, BOOK);
  const ofType = (type: string): string => related.find((each) => each.type === type)?.part ?? '';
  return {
    date1904,
    page: related.find(({ id }) => id === first)?.part ?? '',
    texts: ofType('sharedStrings'),
    styles: ofType('styles'),
  };
};

/** The number format of each cell style. */
const formatsOf = async (book: Book, part: string): Promise<readonly string[]> => {
  const own = new Map<string | undefined, string | undefined>();
  const formats: string[] = [];
  let isOfCells = false;
  await book.parse(part, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') own.set(numFmtId, formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells)
        formats.push(own.get(numFmtId) ?? numberFormats.get_table()[Number(numFmtId)] ?? GENERAL);
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
};

/** The shared texts; phonetic hints (rPh) are left out. */
const textsOf = async (book: Book, part: string, heard: (bytes: number) => void): Promise<readonly string[]> => {
  const texts: string[] = [];
  let said = '';
  let isText = false;
  let aloud = 0;
  await book.parse(
    part,
    {
      open: (name) => {
        if (name === 'si') said = '';
        if (name === 'rPh') aloud += 1;
        isText = name === 't' && aloud === 0;
      },
      text: (text) => {
        if (isText) said += text;
      },
      close: (name) => {
        isText = false;
        if (name === 'rPh') aloud -= 1;
        if (name === 'si') texts.push(unescaped(said));
      },
    },
    heard,
  );
  return texts;
};

/** 'C7' is column 2. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const sign of reference.toUpperCase()) {
    if (sign < 'A' || sign > 'Z') break;
    column = column * 26 + sign.charCodeAt(0) - 64;
  }
  return column - 1;
};

const rowsOf = async (
  book: Book,
  { page, ...parts }: BookParts & { readonly page: string },
  heard: (bytes: number) => void,
  row: TakeRow,
): Promise<void> => {
  const textOf = cellTexts(parts);
  let [nr, column, aloud] = [0, -1, 0];
  let cells: string[] = [];
  let cell: { readonly type: string; readonly style: number; text: string } | null = null;
  let isSaid = false;
  let isOver = false;
  await book.parse(
    page,
    {
      open: (name, attributes) => {
        if (name === 'row') {
          nr = Number(attributes['r']) || nr + 1;
          [cells, column] = [[], -1];
        } else if (name === 'c') {
          column = attributes['r'] ? columnOf(attributes['r']) : column + 1;
          cell = { type: attributes['t'] ?? 'n', style: Number(attributes['s'] ?? 0), text: '' };
        } else if (name === 'rPh') aloud += 1;
        isSaid = cell !== null && aloud === 0 && (name === 'v' || name === 't');
      },
      text: (text) => {
        if (cell && isSaid) cell.text += text;
      },
      close: (name) => {
        isSaid = false;
        if (name === 'rPh') aloud -= 1;
        if (name === 'c' && cell) {
          const text = textOf(cell.type, cell.style, cell.text);
          if (text !== '' && column >= 0 && column < MOST_COLUMNS) {
            while (cells.length < column) cells.push('');
            cells[column] = text;
          }
          cell = null;
        }
        if (name === 'row' && !isOver) isOver = !row(nr, cells);
      },
    },
    heard,
    () => isOver,
  );
};

/**
 * Reads the rows of the first sheet. `heard` is called with the share of the workbook that has been read, `row` with
 * each row and its number, until `row` returns false.
 * @returns false when the file is not such a workbook
 */
export const readXlsx = async (place: string, heard: (share: number) => void, row: TakeRow): Promise<boolean> => {
  const book = await openBook(place);
  try {
    if (!book.has(BOOK)) return false;
    const { page, texts, styles, date1904 } = await lookInto(book);
    if (!book.has(page)) throw new Error('The book has no page');
    const all = book.sizeOf(page) + book.sizeOf(texts);
    let bytes = 0;
    const tell = (more: number): void => heard((bytes += more) / all);
    const shared = await textsOf(book, texts, tell);
    await rowsOf(book, { page, texts: shared, formats: await formatsOf(book, styles), date1904 }, tell, row);
    return true;
  } finally {
    book.close();
  }
};
