import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { TestSystem } from '../../../../../test/support/system';
import type { Answer, Visitor } from '../../../../../test/support/world/visitor';

const LINES = [
  'PILOT TRAVEL CENTER #412',
  'AMARILLO, TX 79104',
  'DATE 2026-03-02',
  'DIESEL',
  'GALLONS 104.217',
  'TOTAL $412.60',
];
const PROPOSED = {
  category: 'fuel',
  amount: '412.60',
  vendor: 'Pilot Travel Center',
  expenseDate: '2026-03-02',
  gallons: '104.217',
  jurisdiction: 'TX',
};
const fontfile = path.join(
  path.dirname(require.resolve('pdfjs-dist/package.json')),
  'standard_fonts/LiberationSans-Regular.ttf',
);

const pdfOf = (draw: (document: PDFKit.PDFDocument) => unknown): Promise<Buffer> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    const document = new PDFDocument({ size: [320, 420], margin: 20 });
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    draw(document);
    document.end();
  });
const printed = (): Promise<Buffer> => pdfOf((document) => LINES.forEach((line) => document.text(line)));

/** A photo of the receipt. */
const photo = async () => {
  const text = { text: LINES.join('\n'), font: 'Liberation Sans 30', fontfile, dpi: 100, spacing: 18 };
  const ink = await sharp({ text: { ...text, rgba: true } })
    .png()
    .toBuffer();
  return sharp(ink)
    .flatten({ background: '#fff' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#fff' });
};

const packing = promisify(deflate);
/** A page whose content unpacks from two kilobytes to a gigabyte. */
const bomb = async (): Promise<Buffer> => {
  // packed beside the server's own work, which shares this process
  const once = await packing(Buffer.alloc(1024 * 1024 * 1000, ' '), { level: 9 });
  const packed = await packing(once, { level: 9 });
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Count 1/Kids[3 0 R]>>\nendobj\n' +
        '3 0 obj\n<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>\nendobj\n' +
        `4 0 obj\n<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
};

describe('a receipt that is read', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const read = (content: Buffer | null, name: string): Promise<Answer> => {
    const form = new FormData();
    if (content) form.append('file', new Blob([new Uint8Array(content)]), name);
    else form.append('note', 'none');
    return staff.upload('/api/expenses/read-receipt', form);
  };
  const valuesOf = ({ body }: Answer): Record<string, string> =>
    Object.fromEntries((body['fields'] as { name: string; value: string }[]).map(({ name, value }) => [name, value]));

  it.each([
    ['a PDF', 'receipt.pdf', printed],
    ['a photo as JPEG', 'receipt.jpg', async () => (await photo()).jpeg({ quality: 70 }).toBuffer()],
    ['a photo as PNG', 'receipt.png', async () => (await photo()).png().toBuffer()],
    [
      'a scanned PDF',
      'scan.pdf',
      async () => {
        const picture = await (await photo()).png().toBuffer();
        return pdfOf((document) => document.image(picture, 0, 0, { width: 320 }));
      },
    ],
  ])('proposes what its text says, from %s; nothing is booked', async (_, name, content) => {
    const answer = await read(await content(), name);
    expect([answer.status, valuesOf(answer)]).toEqual([200, PROPOSED]);
    expect(answer.body['text']).toContain('AMARILLO, TX 79104');
    expect((await staff.get('/api/expenses')).body).toEqual([]);
  });

  const DAMAGED = 'This file cannot be read: it is damaged, protected or too large.';
  it.each([
    ['a PDF that unpacks to a gigabyte', 'bomb.pdf', bomb, DAMAGED],
    ['a PDF without an inside', 'broken.pdf', () => Buffer.from('%PDF-1.7\nnothing\n%%EOF\n'), DAMAGED],
    [
      'a picture of more points than a camera has',
      'huge.png',
      () =>
        sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      DAMAGED,
    ],
    [
      'a blank picture',
      'blank.png',
      () =>
        sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'No text was found in this file.',
    ],
    ['no file', 'none', () => null, 'Please select a file.'],
  ])('ends in a sentence for %s', async (_, name, content, message) => {
    const { status, body } = await read(await content(), name);
    expect([status, body['errors']]).toEqual([400, [{ field: 'file', message }]]);
    expect((await staff.get('/api/health/live')).status).toBe(200);
  });

  it('holds up nobody else, whatever its text was made for', async () => {
    const line = `Abc${'\u2014'.repeat(19_900)}x`;
    const content = await pdfOf((document) => document.fontSize(0.02).text(line, 20, 20, { lineBreak: false }));
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const answer = await read(content, 'receipt.pdf');
    delay.disable();
    expect(answer.status).toBe(200);
    expect((answer.body['text'] as string).length).toBe(10_000);
    expect(delay.max / 1e6).toBeLessThan(1_000);
  });

  it('is no program and no letter', async () => {
    expect((await read(Buffer.from('MZ'), 'setup.exe')).status).toBe(415);
    expect((await read(Buffer.from('MZ'), 'receipt.pdf')).status).toBe(415);
  });

  it('waits for its turn while others are read, some seconds', async () => {
    const picture = await (await photo()).png().toBuffer();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => read(picture, 'receipt.png')));
    const texts = answers.filter(({ status }) => status !== 200).map(({ body }) => body['message']);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    const busy = 'Other receipts are being read just now. Try again in a moment.';
    expect(texts.filter((text) => text !== busy)).toEqual([]);
  });
});
