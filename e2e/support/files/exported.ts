import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { openMenu } from '../toolbar';

/** Cells of a CSV file, with quotes undone. */
export const cellsOf = (csv: string): string[][] => {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
};

const plain = (text: string): string =>
  text
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/\s+/g, ' ')
    .trim();
/** A dash stands on the screen where there is nothing. */
const isNothing = (text: string): boolean => ['', '—', '-'].includes(plain(text));

/** What the one list of a page shows: its columns, and the cells of its first rows. */
const shownOn = (page: Page): Promise<{ headers: string[]; rows: string[][] } | null> =>
  page.evaluate(() => {
    const grids = [...document.querySelectorAll('main [role=grid]')];
    const exports = [...document.querySelectorAll('main button')].filter(
      ({ textContent }) => textContent?.trim() === 'Export CSV',
    );
    const [grid] = grids;
    if (!grid || grids.length !== 1 || exports.length !== 1) return null;
    const [head, ...lines] = [...grid.querySelectorAll('[role=row], tr')].map((row) =>
      [...row.querySelectorAll<HTMLElement>('th, td, [role=columnheader], [role=gridcell]')].map(
        ({ innerText }) => innerText,
      ),
    );
    return { headers: head ?? [], rows: lines.filter((line) => line.length === head?.length).slice(0, 5) };
  });

/**
 * Cells of the export that say something else than the row on the screen; null where the page has no list, or several.
 */
export const unlikeExport = async (page: Page): Promise<readonly string[] | null> => {
  const shown = await shownOn(page);
  if (!shown || shown.rows.length === 0) return null;
  await openMenu(page, 'Export');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('button', { name: 'Export CSV', exact: true }).click(),
  ]);
  const [headers = [], ...lines] = cellsOf(await readFile(await download.path(), 'utf8'));
  return shown.rows.flatMap((row, nr) =>
    shown.headers.flatMap((header, at) => {
      const place = headers.indexOf(plain(header));
      if (place < 0) return [];
      const [screen, file] = [plain(row[at] ?? ''), plain(lines[nr]?.[place] ?? '')];
      const same = isNothing(screen) ? isNothing(file) : screen.includes(file) && !isNothing(file);
      return same ? [] : [`row ${nr + 1}, ${plain(header)}: “${screen}” on the screen, “${file}” in the file`];
    }),
  );
};
