import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** A small PDF of its own name in a folder. */
export const paperFile = (folder: string, name: string): string => {
  const place = path.join(folder, name);
  writeFileSync(
    place,
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\n% ${name}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
  return place;
};

/** A sheet of one good client and of twelve without a company, in a folder. */
export const sheetFile = (folder: string, name: string): string => {
  const place = path.join(folder, name);
  const rows = Array.from({ length: 12 }, (_, nr) => `,,nobody${nr}@sheet.test,`);
  writeFileSync(
    place,
    ['Company Name,Contact Name,Email,Phone', 'Sheet & Sons,Tia Text,sheet@sheet.test,', ...rows, ''].join('\n'),
  );
  return place;
};

/** A receipt with these lines of text, as a PDF in a folder. */
export const receiptFile = (folder: string, name: string, lines: readonly string[]): string => {
  const place = path.join(folder, name);
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, '')}) Tj T*`).join(' ');
  const content = `BT /F1 12 Tf 14 TL 20 180 Td ${shown} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const body = objects.map((object, nr) => `${nr + 1} 0 obj\n${object}\nendobj\n`).join('');
  writeFileSync(place, `%PDF-1.4\n${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF\n`);
  return place;
};
