import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORD, zip, type Part } from '../../../../test/support/zip';
import { docxFault } from './docx-fault';

const MIB = 1024 * 1024;
const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-docx-'));
afterAll(() => rmSync(folder, { recursive: true }));

const faultOf = (content: Buffer): Promise<string | null> => {
  const place = path.join(folder, 'a.docx');
  writeFileSync(place, content);
  return docxFault(place);
};
const part = (name: string, over: Partial<Part> = {}): Part => ({ name, content: Buffer.from('x'), ...over });
const parts = (count: number, over: Partial<Part> = {}): Part[] =>
  Array.from({ length: count }, (_, nr) => part(`word/${nr}`, over));
const [TYPES, TEXT] = WORD as readonly [Part, Part];

describe('a Word document', () => {
  it.each<[string, readonly Part[]]>([
    ['with its two parts alone', WORD],
    ['with a picture that cannot be packed', [...WORD, part('word/media/1.png', { content: randomBytes(2 * MIB) })]],
    ['with an empty page, which packs to nothing', [...WORD, part('word/1', { content: Buffer.alloc(MIB) })]],
    ['with as many parts as it may have', [...WORD, ...parts(4_998)]],
    ['that unpacks to almost 200 MiB', [...WORD, ...parts(199, { claims: MIB })]],
    ['that only speaks of macros', [...WORD, part('word/vbaProject.bin.rels'), part('word/vbaProject.xml')]],
  ])('%s is harmless', async (_, all) => {
    expect(await faultOf(zip(all))).toBeNull();
  });

  it.each<[string, readonly Part[], string]>([
    ['without a text', [TYPES], 'no Word document'],
    ['without types', [TEXT], 'no Word document'],
    ['with a sealed part', [TYPES, { ...TEXT, sealed: true }], 'encrypted parts'],
    ['with macros, however they are written', [...WORD, part('Word/VBAPROJECT.BIN')], 'macros'],
    ['with one part too many', [...WORD, ...parts(4_999)], 'too many parts'],
    [
      'with a part of more than a MiB that packs to almost nothing',
      [...WORD, part('word/1', { content: Buffer.alloc(2 * MIB) })],
      'it would unpack to far more than a document',
    ],
    [
      'that unpacks to more than 200 MiB, each part harmless by itself',
      [...WORD, ...parts(200, { claims: MIB })],
      'it would unpack to far more than a document',
    ],
    ['that reaches out of its folder', [...WORD, part('../../etc/cron.d/x')], 'a damaged directory'],
  ])('%s is refused', async (_, all, fault) => {
    expect(await faultOf(zip(all))).toBe(fault);
  });

  it('that is cut off, or is none, is no archive', async () => {
    const whole = zip(WORD);
    expect(await faultOf(whole.subarray(0, whole.length - 30))).toBe('no ZIP archive');
    expect(await faultOf(Buffer.from('hello'))).toBe('no ZIP archive');
  });
});
