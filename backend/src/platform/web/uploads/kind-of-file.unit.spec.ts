import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORD, zip } from '../../../../test/support/zip';
import { kindOfFile, kindsInWords, UPLOAD_KINDS, type FileKind, type Verdict } from './kind-of-file';

const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const filling = (size: number): Buffer => Buffer.alloc(size, 0x20);
const judged = (name: string, ...content: readonly (string | Buffer)[]): Promise<Verdict> => {
  const place = path.join(folder, 'spooled');
  writeFileSync(place, Buffer.concat(content.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece))));
  return kindOfFile(place, name);
};

const PNG_BEGIN = bytes('89504e470d0a1a0a');
/** The last chunk of every PNG: its name, and the CRC of nothing. */
const PNG_END = bytes('0000000049454e44ae426082');
const DOC_BEGIN = bytes('d0cf11e0a1b11ae1');
const DOCX = zip(WORD);
/** The least of each kind. */
const LEAST: Readonly<Record<FileKind, Buffer>> = {
  pdf: Buffer.from('%PDF-1.7\n%%EOF\n'),
  jpg: bytes('ffd8ffe000104a464946ffd9'),
  png: Buffer.concat([PNG_BEGIN, PNG_END]),
  doc: Buffer.concat([DOC_BEGIN, filling(512)]),
  docx: DOCX,
};
const others = (kind: FileKind): FileKind[] => UPLOAD_KINDS.filter((each) => each !== kind);

const MISNAMED = 'The content of this file is not what its name says. Please send the original file.';
const NOT_ACCEPTED = 'This kind of file is not accepted. Please send a PDF, JPG, PNG, DOC or DOCX.';
const DOUBLE = 'This file holds more than one kind of content and is not accepted. Please send the original file.';
const BROKEN = 'This file is damaged. Please send it again.';

describe.each(UPLOAD_KINDS)('a file of the kind %s', (kind) => {
  it.each([`a.${kind}`, `A.${kind.toUpperCase()}`, `a.pdf.png.${kind}`])(
    'is taken as one under the name %s',
    async (name) => {
      expect(await judged(name, LEAST[kind])).toEqual({ kind });
    },
  );

  it.each(others(kind))('is refused under the name of the kind %s', async (other) => {
    expect(await judged(`a.${other}`, LEAST[kind])).toEqual({ fault: MISNAMED });
  });

  it.each(['a.exe', 'a', kind, `${kind}.`, `a.x${kind}`, `a.${kind} `])(
    'is refused under the name "%s"',
    async (name) => {
      expect(await judged(name, LEAST[kind])).toEqual({ fault: NOT_ACCEPTED });
    },
  );

  it('is refused where it begins as nothing that is known', async () => {
    expect(await judged(`a.${kind}`, 'MZ', LEAST[kind])).toEqual({ fault: NOT_ACCEPTED });
    expect(await judged(`a.${kind}`)).toEqual({ fault: NOT_ACCEPTED });
  });
});

it('a photo may be called jpeg, too', async () => {
  expect(await judged('a.jpeg', LEAST.jpg)).toEqual({ kind: 'jpg' });
});

describe('a file that is two', () => {
  it.each<[string, string, readonly (string | Buffer)[], Verdict]>([
    ['a PDF with a page in its head', 'a.pdf', ['%PDF-1.7\n<HTML>', '\n%%EOF'], { fault: DOUBLE }],
    ['a photo with a program in its head', 'a.jpg', [LEAST.jpg, '<?php echo 1'], { fault: DOUBLE }],
    ['a DOC with a script in its head', 'a.doc', [DOC_BEGIN, '<script >'], { fault: DOUBLE }],
    ['a PDF that speaks of pages far inside', 'a.pdf', ['%PDF-1.7\n', filling(4_096), '<html>%%EOF'], { kind: 'pdf' }],
    ['a PDF before an archive', 'a.pdf', [LEAST.pdf, DOCX], { fault: DOUBLE }],
    ['a PNG within an archive', 'a.png', [PNG_BEGIN, DOCX, PNG_END], { fault: DOUBLE }],
    ['a DOC that holds a DOCX, as Word nests them', 'a.doc', [LEAST.doc, DOCX], { kind: 'doc' }],
    ['a PNG before something else', 'a.png', [LEAST.png, '#!/bin/sh'], { fault: DOUBLE }],
  ])('%s is judged as such', async (_, name, content, verdict) => {
    expect(await judged(name, ...content)).toEqual(verdict);
  });
});

it.each([
  '<!DOCTYPE html>',
  '<html>',
  '<head>',
  '<Body>',
  '<script>',
  '<svg xmlns="">',
  '<iframe src="">',
  '<?php echo',
])('a photo that says %s is refused, what only begins alike is not', async (markup) => {
  expect(await judged('a.jpg', LEAST.jpg, markup)).toEqual({ fault: DOUBLE });
  expect(await judged('a.jpg', LEAST.jpg, markup.slice(1), '<htmlx>', '<svgs', '<?')).toEqual({ kind: 'jpg' });
});

describe('a file that is cut off', () => {
  it.each<[string, string, readonly (string | Buffer)[]]>([
    ['PDF', 'a.pdf', ['%PDF-1.7\n', filling(100_000)]],
    ['PDF that ended long ago', 'a.pdf', [LEAST.pdf, filling(100_000)]],
    ['PNG', 'a.png', [PNG_BEGIN, filling(100_000)]],
  ])('%s is damaged', async (_, name, content) => {
    expect(await judged(name, ...content)).toEqual({ fault: BROKEN });
  });

  it('DOCX is no archive', async () => {
    expect(await judged('a.docx', DOCX.subarray(0, 60))).toEqual({
      fault: 'This document is not accepted: no ZIP archive.',
    });
  });
});

it.each<[readonly FileKind[], string]>([
  [['pdf'], 'a PDF'],
  [['pdf', 'docx'], 'a PDF or DOCX'],
  [['pdf', 'jpg', 'png'], 'a PDF, JPG or PNG'],
])('the kinds %j are %s in words', (kinds, words) => expect(kindsInWords(kinds)).toBe(words));
