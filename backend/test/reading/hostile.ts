import { randomBytes } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { promisify } from 'node:util';
import { constants, crc32, deflate, deflateRaw } from 'node:zlib';
import sharp from 'sharp';
import { FONT_FILE } from './paper';

const packing = promisify(deflate);
const GIGABYTE = 1024 ** 3;
/** Blanks, packed twice: a content of twenty kilobytes that unpacks to as many gigabytes. */
const packedTwice = async (begins: string, gigabytes: number): Promise<Buffer> => {
  const size = GIGABYTE / 64;
  const flushed = promisify(deflateRaw) as (data: Buffer, how: object) => Promise<Buffer>;
  const parts = [Buffer.from(begins), Buffer.alloc(size, ' ')];
  const [head, block] = await Promise.all(
    parts.map((part) => flushed(part, { level: 9, finishFlush: constants.Z_FULL_FLUSH })),
  );
  const once = [Buffer.from([0x78, 0x9c]), head, ...Array<Buffer | undefined>(64 * gigabytes).fill(block)];
  return packing(Buffer.concat([...once.filter((part) => part !== undefined), Buffer.from([3, 0])]), { level: 9 });
};
const pdf = (objects: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.flatMap((object, at) => [
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
const stream = (head: string, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<</Length ${content.length}${head}>>\nstream\n`), content, Buffer.from('\nendstream')]);
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const said = (lines: readonly string[]): Buffer =>
  stream('', Buffer.from(`BT /F 10 Tf 15 TL 40 750 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`));
const PAGE = '/Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F 4 0 R>>>>/Contents 3 0 R';
const CONFIRMATION = [
  'RATE CONFIRMATION',
  'Load #: 5567',
  'Origin: Reno, NV',
  'Destination: Boise, ID',
  'Total Rate: $900.00',
];

/** A paper of that many pages, which all say the same. */
export const ofPages = (count: number): Buffer => {
  const first = 5;
  const pages = Array.from({ length: count }, () => `<<${PAGE}>>`);
  const kids = pages.map((_, at) => `${at + first} 0 R`).join(' ');
  const root = `<</Type/Pages/Count ${count}/Kids[${kids}]>>`;
  return pdf(['<</Type/Catalog/Pages 2 0 R>>', root, said(CONFIRMATION), FONT, ...pages]);
};
/** A tree of pages that is its own child. */
export const loop = (): Buffer => pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 9/Kids[2 0 R 2 0 R]>>']);
const TWICE = '/Filter[/FlateDecode/FlateDecode]';
/** A content that unpacks to four gigabytes. */
export const bomb = async (): Promise<Buffer> => {
  const content = stream(TWICE, await packedTwice('', 4));
  return pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[5 0 R]>>', content, FONT, `<<${PAGE}>>`]);
};
/** A page that stands at the end of a stream of objects, behind four gigabytes. */
export const objectBomb = async (): Promise<Buffer> => {
  const begins = '5 4000000000 ';
  const packed = await packedTwice(begins, 4);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[5 0 R]>>',
    said(CONFIRMATION),
    FONT,
    null,
    stream(`/Type/ObjStm/N 1/First ${begins.length}${TWICE}`, packed),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const at = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const entry = (type: number, field: number, more: number): Buffer => {
    const bytes = Buffer.alloc(7);
    bytes.writeUInt8(type);
    bytes.writeUInt32BE(field, 1);
    bytes.writeUInt16BE(more, 5);
    return bytes;
  };
  const entries = [entry(0, 0, 65_535)];
  for (const [nr, object] of objects.entries()) {
    entries.push(object === null ? entry(2, objects.length, 0) : entry(1, at(), 0));
    if (object !== null)
      parts.push(
        Buffer.from(`${nr + 1} 0 obj\n`),
        typeof object === 'string' ? Buffer.from(object) : object,
        Buffer.from('\nendobj\n'),
      );
  }
  const begin = at();
  entries.push(entry(1, begin, 0));
  const table = stream(`/Type/XRef/Size ${entries.length}/W[1 4 2]/Root 1 0 R`, Buffer.concat(entries));
  const number = objects.length + 1;
  parts.push(Buffer.from(`${number} 0 obj\n`), table, Buffer.from(`\nendobj\nstartxref\n${begin}\n%%EOF\n`));
  return Buffer.concat(parts);
};
/** A script that runs when it is opened, and a program inside. */
export const scripted = (): Buffer =>
  pdf([
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\); while \\(true\\) {})>>' +
      '/Names<</EmbeddedFiles<</Names[(run.exe) 6 0 R]>>>>>>',
    '<</Type/Pages/Count 1/Kids[5 0 R]>>',
    said([...CONFIRMATION, '<b>bold</b> =cmd|calc!A1']),
    FONT,
    `<<${PAGE}>>`,
    '<</Type/Filespec/F(run.exe)/EF<</F 7 0 R>>>>',
    stream('/Type/EmbeddedFile', Buffer.from('MZ\u0090')),
  ]);
/** A font that says of its letters nothing that can be read. */
export const unreadable = (): Buffer =>
  pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[5 0 R]>>',
    stream(
      '',
      Buffer.from(
        `BT /F 10 Tf 40 750 Td <${[...randomBytes(400)].map((byte) => (byte % 32).toString(16).padStart(2, '0')).join('')}> Tj ET`,
      ),
    ),
    FONT,
    `<<${PAGE}>>`,
  ]);

const drawnBy = (
  options: PDFKit.PDFDocumentOptions,
  draw: (document: PDFKit.PDFDocument) => unknown,
): Promise<Buffer> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    const document = new PDFDocument({ size: 'LETTER', margin: 40, ...options });
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    draw(document);
    document.end();
  });
const write = (document: PDFKit.PDFDocument): unknown => CONFIRMATION.forEach((line) => document.text(line));
export const locked = (): Promise<Buffer> => drawnBy({ userPassword: 'secret', ownerPassword: 'more' }, write);
/** A text that runs upwards, as on a page that was laid on its side. */
export const turned = (angle: number): Promise<Buffer> =>
  drawnBy({}, (document) => {
    document.rotate(angle, { origin: [306, 396] });
    CONFIRMATION.forEach((line, at) => document.text(line, 200, 300 + at * 16, { lineBreak: false }));
  });
/** English beside Hebrew, which runs from right to left. */
export const rightToLeft = (): Promise<Buffer> =>
  drawnBy({}, (document) => {
    document.font(FONT_FILE);
    for (const line of ['\u05d0\u05d9\u05e9\u05d5\u05e8 \u05ea\u05e2\u05e8\u05d9\u05e3', ...CONFIRMATION])
      document.text(line);
  });
const WIDE = 20_000;
const SAYS_PICTURE = (size: number): string =>
  `/Type/XObject/Subtype/Image/Width ${size}/Height ${size}/BitsPerComponent`;
const withPicture = (picture: Buffer): Buffer =>
  pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[5 0 R]>>',
    stream('', Buffer.from('q 612 0 0 792 0 0 cm /P Do Q')),
    picture,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</XObject<</P 4 0 R>>>>/Contents 3 0 R>>',
  ]);
/** A page that is a picture of 20,000 by 20,000 points. */
export const hugePicture = async (): Promise<Buffer> => {
  const packed = await packing(Buffer.alloc((WIDE * WIDE) / 8, 0x55));
  return withPicture(stream(`${SAYS_PICTURE(WIDE)} 1/ColorSpace/DeviceGray/Filter/FlateDecode`, packed));
};
const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
/** A photo that says it is 20,000 points wide and high, in a picture that says it is small. */
export const lyingPicture = async (): Promise<Buffer> => {
  const jpeg = await photo();
  const size = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  jpeg.writeUInt16BE(WIDE, size);
  jpeg.writeUInt16BE(WIDE, size + 2);
  return withPicture(stream(`${SAYS_PICTURE(64)} 8/ColorSpace/DeviceRGB/Filter/DCTDecode`, jpeg));
};
/** The same as a picture by itself: a file of some kilobytes. */
export const hugePhoto = async (): Promise<Buffer> => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(WIDE, 16);
  png.writeUInt32BE(WIDE, 20);
  // a picture whose sum is wrong is damaged before anybody looks at its size
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};
export const cut = async (): Promise<Buffer> => (await turned(0)).subarray(0, 400);
/** A scan as scanners save it: a picture on each page, and no text. */
export const ofPictures = (pictures: readonly Buffer[]): Promise<Buffer> =>
  drawnBy({ margin: 0, autoFirstPage: false }, (document) => {
    for (const picture of pictures) document.addPage().image(picture, 0, 0, { width: 612 });
  });
