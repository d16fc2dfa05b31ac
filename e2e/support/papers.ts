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
