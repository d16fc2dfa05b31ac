// Reads the rows of the first page of an .xlsx while it is unpacked (ECMA-376 part 1, 18.2 workbook, 18.3 worksheet,
// 18.4 shared strings, 18.8 styles).
const path = require('node:path').posix;
const { SSF } = require('@e965/xlsx');
const { GENERAL, cellTexts, unescaped } = require('./xlsx-cells.cjs');
const { localName, openBook } = require('./xlsx-parts.cjs');

const BOOK = 'xl/workbook.xml';
const MOST_COLUMNS = 16_384;

const relatedTo = async (book, part) => {
  const related = [];
  const folder = path.dirname(part);
  await book.parse(`${folder}/_rels/${path.basename(part)}.rels`, {
    open: (name, { Id, Type, Target, TargetMode }) => {
      if (name === 'Relationship' && Target && TargetMode !== 'External')
        related.push({ id: Id, type: path.basename(Type ?? ''), part: path.resolve('/', folder, Target).slice(1) });
    },
  });
  return related;
};

/** Which page is the first, and where its days begin to count. */
const lookInto = async (book) => {
  let first = null;
  let date1904 = false;
  await book.parse(BOOK, {
    open: (name, attributes) => {
      if (name === 'workbookPr') date1904 = ['1', 'true', 'on'].includes(attributes.date1904);
      if (name === 'sheet')
        first ??= Object.entries(attributes).find(([key]) => key.includes(':') && localName(key) === 'id')?.[1] ?? '';
    },
  });
  const related = await relatedTo(book, BOOK);
  const ofType = (type) => related.find((each) => each.type === type)?.part ?? '';
  return {
    date1904,
    page: related.find(({ id }) => id === first)?.part ?? '',
    texts: ofType('sharedStrings'),
    styles: ofType('styles'),
  };
};

/** The format of each style of cells. */
const formatsOf = async (book, part) => {
  const own = new Map();
  const formats = [];
  let isOfCells = false;
  await book.parse(part, {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') own.set(numFmtId, formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(own.get(numFmtId) ?? SSF.get_table()[Number(numFmtId)] ?? GENERAL);
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
};

/** Texts that cells share; how to say them aloud (rPh) is no part of them. */
const textsOf = async (book, part, heard) => {
  const texts = [];
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
const columnOf = (reference) => {
  let column = 0;
  for (const sign of reference.toUpperCase()) {
    if (sign < 'A' || sign > 'Z') break;
    column = column * 26 + sign.charCodeAt(0) - 64;
  }
  return column - 1;
};

/** Hands each row to `row` with its number, from 1; it stops where that answers false. */
const rowsOf = async (book, { page, texts, formats, date1904 }, heard, row) => {
  const textOf = cellTexts({ formats, texts, date1904 });
  let [nr, column, aloud] = [0, -1, 0];
  let cells = [];
  let cell = null;
  let isSaid = false;
  let isOver = false;
  await book.parse(
    page,
    {
      open: (name, attributes) => {
        if (name === 'row') {
          nr = Number(attributes.r) || nr + 1;
          [cells, column] = [[], -1];
        } else if (name === 'c') {
          column = attributes.r ? columnOf(attributes.r) : column + 1;
          cell = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), text: '' };
        } else if (name === 'rPh') aloud += 1;
        isSaid = cell !== null && aloud === 0 && (name === 'v' || name === 't');
      },
      text: (text) => {
        if (isSaid) cell.text += text;
      },
      close: (name) => {
        isSaid = false;
        if (name === 'rPh') aloud -= 1;
        if (name === 'c') {
          const text = textOf(cell.type, cell.style, cell.text);
          if (text !== '' && column >= 0 && column < MOST_COLUMNS) {
            while (cells.length < column) cells.push('');
            cells[column] = text;
          }
          cell = null;
        }
        if (name === 'row' && !isOver) isOver = row(nr, cells) === false;
      },
    },
    heard,
    () => isOver,
  );
};

/**
 * Hands out the rows of the first page. `heard` is told which share of the book is read, `row` each row with its
 * number; what it answers false to is the last.
 * @returns whether it is such a book at all
 */
const readXlsx = async (place, heard, row) => {
  const book = await openBook(place);
  try {
    if (!book.has(BOOK)) return false;
    const { page, texts, styles, date1904 } = await lookInto(book);
    if (!book.has(page)) throw new Error('The book has no page');
    const all = book.sizeOf(page) + book.sizeOf(texts);
    let bytes = 0;
    const tell = (more) => heard((bytes += more) / all);
    const shared = await textsOf(book, texts, tell);
    await rowsOf(book, { page, texts: shared, formats: await formatsOf(book, styles), date1904 }, tell, row);
    return true;
  } finally {
    book.close();
  }
};

module.exports = { readXlsx };
