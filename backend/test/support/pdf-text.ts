import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readText } from '../../src/platform/infrastructure/file-text/read-text';
import type { Visitor } from './world/visitor';

/** What stands in a PDF, with one blank between words: 'Settlement S-3 Net pay $945.13'. */
export const textOfPdf = async (pdf: Buffer): Promise<string> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'axlebook-'));
  try {
    const place = path.join(folder, 'paper.pdf');
    writeFileSync(place, pdf);
    // a task with nothing to do: the text is what is asked for
    const file = require.resolve('../../src/platform/money/months');
    return (await readText(place, 'pdf', { file, name: '', given: [] })).text.replace(/\s+/g, ' ');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What stands in the PDF that somebody gets at a path. */
export const textOfPaper = async ({ address, cookie }: Visitor, at: string): Promise<string> => {
  const response = await fetch(`${address}${at}`, { headers: { Cookie: cookie } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return textOfPdf(Buffer.from(await response.arrayBuffer()));
};
