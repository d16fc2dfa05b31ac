import { CFB, utils, write, type BookType, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kindOfSheet } from './kind-of-sheet';
import { readSheet, UnreadableSheet } from './read-sheet';

/** What SheetJS gives no types for. */
interface ZipMaker {
  readonly utils: { cfb_new(): object; cfb_add(zip: object, name: string, content: Buffer): void };
  write(zip: object, how: object): Buffer;
}
const Zip = CFB as ZipMaker;

const book = (rows: readonly (readonly unknown[])[], bookType: BookType): Buffer => {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet(rows as unknown[][], { UTC: true }), 'First');
  return write(made, { type: 'buffer', bookType }) as Buffer;
};

describe('a sheet', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-sheets-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const readAll = async (content: Buffer | string, mostRows?: number) => {
    const place = path.join(folder, 'sheet');
    writeFileSync(place, content);
    const kind = await kindOfSheet(place);
    if (!kind) throw new Error('This is no sheet');
    const portions = [];
    for await (const step of readSheet(place, kind, mostRows)) if ('rows' in step) portions.push(step);
    return { portions: portions.length, total: portions[0]?.total, rows: portions.flatMap(({ rows }) => rows) };
  };
  const numbered = (count: number): string[][] =>
    Array.from({ length: count }, (_, nr) => [`Row ${nr}`, nr % 7 === 3 ? '' : `r${nr}@mail.test`]);

  it.each<[string, (rows: string[][]) => Buffer | string]>([
    ['.csv', (rows) => rows.map((row) => row.join(',')).join('\n')],
    ['.xlsx', (rows) => book(rows, 'xlsx')],
    ['.xls', (rows) => book(rows, 'biff8')],
  ])('of many portions is handed out whole and in order, %s', async (_, made) => {
    const rows = numbered(2_337);
    const read = await readAll(made([['Name', 'Email'], ...rows]));
    expect([read.portions, read.total, read.rows.length]).toEqual([5, 2_337, 2_338]);
    expect(read.rows.slice(1).map(([name, email = '']) => [name, email])).toEqual(rows);
  });

  it('keeps the numbers of its rows where some are blank, and counts the filled ones', async () => {
    const { rows, total } = await readAll('Name,Email\nA,a@b.test\n\n,\nD,d@b.test\n');
    expect([total, rows[1]?.[0], rows[4]?.[0]]).toEqual([2, 'A', 'D']);
  });

  it.each([
    ['commas', 'Name,Notes\n"Red, Mesa",call; then wait', [['Red, Mesa', 'call; then wait']]],
    ['semicolons', 'Name;Notes\nRed, Mesa;call', [['Red, Mesa', 'call']]],
    ['tabs', 'Name\tNotes\nRed, Mesa\tcall; wait', [['Red, Mesa', 'call; wait']]],
  ])('is parted by %s when its headers are, and by nothing else', async (_, content, rows) =>
    expect((await readAll(content)).rows.slice(1)).toEqual(rows),
  );

  it('is read in the letters of Windows where it is no UTF-8, and without the mark of UTF-8', async () => {
    expect((await readAll(Buffer.from('Name\nJos\xe9\x92s', 'latin1'))).rows).toEqual([['Name'], ['José’s']]);
    expect((await readAll('\uFEFFName\nJosé')).rows).toEqual([['Name'], ['José']]);
  });

  it('keeps a text of several lines as one, whatever parts them', async () => {
    const texts = ['two\nlines', 'a\u2028b', 'c\u2029d', '"quoted", \\n'];
    expect((await readAll(book([['Notes'], ...texts.map((text) => [text])], 'xlsx'))).rows.slice(1).flat()).toEqual(
      texts,
    );
  });

  it('gives days as days, numbers in full and zip codes with their noughts', async () => {
    const sheet = utils.aoa_to_sheet(
      [
        ['Day', 'Amount', 'Zip'],
        [new Date('2026-02-07T00:00:00Z'), 1234567.5, 2134],
      ],
      {
        UTC: true,
      },
    );
    (sheet['C2'] as { z: string }).z = '00000';
    const made = utils.book_new();
    utils.book_append_sheet(made, sheet, 'First');
    const { rows } = await readAll(write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    expect(rows[1]).toEqual(['2026-02-07', '1234567.5', '02134']);
  });

  it.each<[string, Buffer | string]>([
    ['.csv', 'Name\na\nb\nc\nd'],
    ['.xlsx', book([['Name'], ['a'], ['b'], ['c'], ['d']], 'xlsx')],
  ])('with more rows than are taken is refused, not cut short, %s', async (_, content) => {
    await expect(readAll(content, 3)).rejects.toThrow('The sheet has more than 3 rows. Split it.');
    expect((await readAll(content, 4)).total).toBe(4);
  });

  /** A workbook of parts as they are written here. */
  const bookOf = (parts: Readonly<Record<string, string>>): Buffer => {
    const zip = Zip.utils.cfb_new();
    for (const [name, content] of Object.entries(parts)) Zip.utils.cfb_add(zip, `/${name}`, Buffer.from(content));
    return Zip.write(zip, { fileType: 'zip', type: 'buffer', compression: true });
  };
  const RELATED = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const pages = (page: string, book = ''): Readonly<Record<string, string>> => ({
    'xl/workbook.xml': `<x:workbook xmlns:x="m" xmlns:rel="${RELATED}">${book}<x:sheets><x:sheet name="Mine" sheetId="7" rel:id="rId9"/><x:sheet name="Other" sheetId="1" rel:id="rId1"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATED}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Type="${RELATED}/worksheet" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${RELATED}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId4" Type="${RELATED}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml':
      '<worksheet><sheetData><row><c t="inlineStr"><is><t>Other</t></is></c></row></sheetData></worksheet>',
    'xl/worksheets/sheet2.xml': `<x:worksheet xmlns:x="m"><x:sheetData>${page}</x:sheetData></x:worksheet>`,
    'xl/sharedStrings.xml':
      '<sst><si><r><t>Red </t></r><r><t>Mesa</t></r><rPh><t>ruby</t></rPh></si><si><t>a &lt;b&gt; &amp;amp; _x0041_</t></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="d/m/yyyy;@"/><numFmt numFmtId="165" formatCode="00000"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
  });

  it('is the first page of its book, whatever its file is called; texts in pieces, in formulas and beside them are read, how to say them is not', async () => {
    const page =
      '<x:row r="1"><x:c r="B1" t="s"><x:v>0</x:v></x:c><x:c t="str"><x:f>A1</x:f><x:v>made</x:v></x:c><x:c t="b"><x:v>1</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>' +
      '<x:row r="4"><x:c r="A4" t="inlineStr"><x:is><x:t> in line </x:t></x:is></x:c></x:row><x:row><x:c><x:v>5</x:v></x:c></x:row>';
    const { rows, total } = await readAll(bookOf(pages(page)));
    expect([total, rows]).toEqual([
      2,
      [['', 'Red Mesa', 'made', 'TRUE', '', 'a <b> &amp; A'], [], [], ['in line'], ['5']],
    ]);
  });

  // 1904: days count from 1904-01-01 (ECMA-376 part 1, 18.17.4.1); 45,123 is 2023-07-16 by Excel
  it.each([
    ['', ['2023-07-16', '2023-07-16', '02134', '45123.5', '1900-01-01']],
    ['<x:workbookPr date1904="1"/>', ['2027-07-17', '2027-07-17', '02134', '45123.5', '1904-01-02']],
  ])('gives days of styles by name and by number, %s', async (book, texts) => {
    const cell = (style: number, value: number): string => `<x:c s="${style}"><x:v>${value}</x:v></x:c>`;
    const page = `<x:row>${cell(1, 45_123)}${cell(2, 45_123.75)}${cell(3, 2134)}${cell(0, 45_123.5)}${cell(1, 1)}</x:row>`;
    expect((await readAll(bookOf(pages(page, book)))).rows).toEqual([texts]);
  });

  it('is read as SheetJS reads it, in every format that people use', async () => {
    const values = [
      1, -3, 0.05, 59, 61, 2134, 45_123, 45_123.75, 45_123.99999999, 1_234_567.5, 123_456_789_012_345_680,
    ];
    const formats = [
      'General',
      '0',
      '0.00',
      '00000',
      '00000-0000',
      '0%',
      '#,##0.00',
      '0.00E+00',
      '@',
      '$#,##0.00_);[Red]($#,##0.00)',
    ];
    const days = ['m/d/yy', 'yyyy-mm-dd', 'd-mmm-yy', 'm/d/yyyy h:mm', '[$-409]mmmm d, yyyy;@'];
    const sheet: WorkSheet = { '!ref': 'A1:Z20' };
    const put = (r: number, c: number, v: number, z: string): void => {
      sheet[utils.encode_cell({ r, c })] = { t: 'n', v, z };
    };
    formats.forEach((z, c) => values.forEach((v, r) => put(r, c, v, z)));
    days.forEach((z, at) => values.forEach((v, r) => (v >= 61 && v < 1e6 ? put(r, formats.length + at, v, z) : null)));
    const made: WorkBook = utils.book_new();
    utils.book_append_sheet(made, sheet, 'First');
    const xlsx = await readAll(write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
    const xlsb = await readAll(write(made, { type: 'buffer', bookType: 'xlsb' }) as Buffer);
    const filled = (rows: readonly (readonly string[])[]) =>
      rows.map((row) => Array.from({ length: 15 }, (_, at) => row[at] ?? ''));
    expect(filled(xlsx.rows)).toEqual(filled(xlsb.rows));
    expect(xlsx.rows[6]?.slice(formats.length)).toEqual(days.map(() => '2023-07-16'));
  });

  it('says how much of it is read, more and more, before its first rows come', async () => {
    const place = path.join(folder, 'long');
    const rows = Array.from({ length: 25_000 }, (_, nr) => [`Row ${nr}`, `r${nr}@mail.test`, 'Toledo', 'OH']);
    writeFileSync(place, book([['Name', 'Email', 'City', 'State'], ...rows], 'xlsx'));
    const steps: (number | 'rows')[] = [];
    for await (const step of readSheet(place, 'xlsx')) steps.push('read' in step ? step.read : 'rows');
    const shares = steps.slice(0, steps.indexOf('rows')) as number[];
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
    expect(steps.slice(shares.length).every((step) => step === 'rows')).toBe(true);
  });

  it('has no rows where none is filled, however far away the last one is', async () => {
    const far =
      '<x:row r="1"><x:c t="str"><x:v>Name</x:v></x:c></x:row><x:row r="1048576"><x:c r="XFD1048576" s="1"/></x:row>';
    expect(await readAll(bookOf(pages(far)))).toMatchObject({ total: 0, rows: [['Name']] });
    const filled = far.replace('s="1"/>', 't="str"><x:v>end</x:v></x:c>');
    await expect(readAll(bookOf(pages(filled)))).rejects.toThrow('The sheet has more than 200,000 rows. Split it.');
  });

  const LARGE = 'The file is too large to be read, or damaged. Save it as .csv or split it, and try again.';
  /** The same book, whose directory says another size of a part, unpacked (PKWARE APPNOTE 4.3.12). */
  const claiming = (content: Buffer, part: string, bytes: number): Buffer => {
    const claimed = Buffer.from(content);
    const name = claimed.lastIndexOf(part);
    expect(claimed.readUInt32LE(name - 46)).toBe(0x02014b50);
    claimed.writeUInt32LE(bytes, name - 46 + 24);
    return claimed;
  };
  it('that unpacks to more than anybody writes, or to more than it says, is refused', async () => {
    const whole = bookOf(pages('<x:row><x:c><x:v>1</x:v></x:c></x:row>'.repeat(1_000)));
    await expect(readAll(claiming(whole, 'xl/worksheets/sheet2.xml', 600_000_000))).rejects.toThrow(LARGE);
    await expect(readAll(claiming(whole, 'xl/worksheets/sheet2.xml', 100))).rejects.toThrow(UnreadableSheet);
  });

  it.each<[string, string]>([
    ['ends in the middle of a row', '<x:row><x:c t="str"><x:v>Name'],
    ['is no XML', '<x:row><x:c t=str></x:d></x:row>'],
    ['names what it does not say', '<x:row><x:c t="str"><x:v>&lol;</x:v></x:c></x:row>'],
  ])('whose page %s is refused whole', async (_, page) => {
    await expect(readAll(bookOf(pages(page)))).rejects.toThrow(
      'The file cannot be read as a sheet. Save it as .xlsx or .csv.',
    );
  });

  it('that is cut off is refused', async () => {
    const whole = bookOf(pages('<x:row><x:c><x:v>1</x:v></x:c></x:row>'));
    await expect(readAll(whole.subarray(0, whole.length / 2))).rejects.toThrow(UnreadableSheet);
  });

  it('that is none is refused with a sentence', async () => {
    await expect(readAll(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(400, 9)]))).rejects.toThrow(
      UnreadableSheet,
    );
  });
});
