import { randomBytes } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { promisify } from 'node:util';
import { deflate } from 'node:zlib';

const packing = promisify(deflate);
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
/** A content that unpacks from two kilobytes to a gigabyte. */
export const bomb = async (): Promise<Buffer> => {
  const once = await packing(Buffer.alloc(1024 * 1024 * 1000, ' '), { level: 9 });
  const content = stream('/Filter[/FlateDecode/FlateDecode]', await packing(once, { level: 9 }));
  return pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Count 1/Kids[5 0 R]>>', content, FONT, `<<${PAGE}>>`]);
};
/** A script that runs when it is opened, and a file inside. */
export const scripted = (): Buffer =>
  pdf([
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\); while \\(true\\) {})>>>>',
    '<</Type/Pages/Count 1/Kids[5 0 R]>>',
    said([...CONFIRMATION, '<b>bold</b> =cmd|calc!A1']),
    FONT,
    `<<${PAGE}>>`,
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
export const cut = async (): Promise<Buffer> => (await turned(0)).subarray(0, 400);
/** A scan as scanners save it: a picture on each page, and no text. */
export const ofPictures = (pictures: readonly Buffer[]): Promise<Buffer> =>
  drawnBy({ margin: 0, autoFirstPage: false }, (document) => {
    for (const picture of pictures) document.addPage().image(picture, 0, 0, { width: 612 });
  });
