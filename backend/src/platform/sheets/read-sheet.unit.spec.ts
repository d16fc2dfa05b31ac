import { utils, write, type BookType } from '@e965/xlsx';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kindOfSheet } from './kind-of-sheet';
import { readSheet, UnreadableSheet } from './read-sheet';

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
    for await (const portion of readSheet(place, kind, mostRows)) portions.push(portion);
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

  it('that is none is refused with a sentence', async () => {
    await expect(readAll(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(400, 9)]))).rejects.toThrow(
      UnreadableSheet,
    );
  });
});
