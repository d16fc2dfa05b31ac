import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const rowsOf = (name: string): string[][] =>
  readFileSync(path.join(__dirname, `../../docs/spec/${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

interface Row {
  readonly texts: readonly string[];
  readonly part: Part;
  readonly within: string | null;
  /** Where a link leads. */
  readonly to: string | null;
}
/**
 * Tests that look at the rows of some areas; `others` has the rest, and `books` and `ifta` are proved by tests of their
 * pages.
 */
const PARTS = {
  books: /^\/?accounting$/,
  ifta: /^\/?ifta$/,
  agents: /^(\/agent|agents admin|agent profile|agent login)/,
  clients: /^\/?(clients|loads)$/,
  compliance: /^\/?(business|insurance|features)$/,
  drivers: /^\/?drivers$/,
  expenses: /^\/?expenses$/,
  profile: /^\/?profile$/,
  dashboard: /^(dashboard|\/)$/,
  papers: /^\/?(documents|payments)$/,
  support: /^\/?support$/,
} as const;
type Part = keyof typeof PARTS | 'others';
const partOf = (area: string): Part =>
  (Object.keys(PARTS) as (keyof typeof PARTS)[]).find((part) => PARTS[part].test(area)) ?? 'others';

const PRESSED = 'button, a[href], [role="button"]';
const HEADING = 'h1, h2, h3, h4';
/**
 * What an element is called in the documents, and what it is on the page: a word alone proves little, a word in its
 * place much.
 */
const ELEMENTS: readonly (readonly [named: RegExp, within: string])[] = [
  [/^navigation item/, 'nav a[href]'],
  [/^tab \d/, 'nav a[href], [role="tab"]'],
  [/^(button|link)\b/, PRESSED],
  [/^option\b/, 'option, label'],
  [/^column\b/, 'th, [role="columnheader"]'],
  [/^(success state: heading|error state: page-level heading|card: session summary)/, HEADING],
  [/^error state: button/, PRESSED],
  [/^dialog\b/, '[role="dialog"], [role="alertdialog"]'],
  [/^empty state/, 'main'],
  [/^(card|counter|support contact)/, 'main'],
  [/^badge/, 'header'],
  [/^sidebar/, 'aside'],
];
const MESSAGES: Readonly<Record<string, string>> = {
  'toast-error': '[role="alert"]',
  'toast-success': '[role="status"]',
  inline: `[role="alert"], main h1, main h2`,
  confirm: '[role="alertdialog"]',
  'empty-state': 'main',
  validation: '[role="alert"], [aria-invalid="true"]',
};

const placeOf = (element: string): string | null => ELEMENTS.find(([named]) => named.test(element))?.[1] ?? null;
const shown = (texts: readonly string[]): string[] => texts.filter((words) => words && !words.includes('{'));

/** Texts that the documents give to the letter, by the id of their row; placeholders are left out. */
const ROWS = new Map<string, Row>(
  [
    ...rowsOf('screens').map(([id = '', area = '', element = '', text = '']): [string, Row] => [
      id,
      {
        texts: shown([text]),
        part: partOf(area),
        within: placeOf(element),
        to: /^navigation item.*, to (\/\S*)$/.exec(element)?.[1] ?? null,
      },
    ]),
    ...rowsOf('messages').map(([id = '', area = '', kind = '', title = '', text = '']): [string, Row] => [
      id,
      { texts: shown([title, text]), part: partOf(area), within: MESSAGES[kind] ?? null, to: null },
    ]),
  ].filter(([, { texts }]) => texts.length > 0),
);

/** Whether it stands there now; a page that is being left has nothing. */
const found = async (page: Page, text: string, row: Row): Promise<boolean> =>
  isOn(page, text, row).catch((error: Error) => {
    if (/Execution context was destroyed/.test(error.message)) return false;
    throw error;
  });

const isOn = async (page: Page, text: string, { within, to }: Row): Promise<boolean> =>
  page.evaluate(
    ({ wanted, place, leads }) => {
      const isShown = (element: Element): boolean => element.checkVisibility() || element.tagName === 'OPTION';
      const own = (element: Element): string =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '')
          .join('')
          .trim();
      // the documents name a choice by its value with the explanation of its label: small-fleet (2-10 trucks)
      const choice = (element: Element): boolean =>
        element instanceof HTMLOptionElement &&
        [element.value, `${element.value} ${/\(.*\)/.exec(element.text)?.[0] ?? ''}`].includes(wanted);
      // a number stands in the documents as N: N rows had errors
      const counted = / N |^N /.test(wanted);
      const equal = (text: string | null | undefined): boolean =>
        (counted ? text?.replace(/\d+/, 'N') : text)?.trim() === wanted;
      const says = (element: Element): boolean =>
        choice(element) ||
        equal(own(element)) ||
        equal(element.textContent) ||
        equal(element.getAttribute('aria-label'));
      const leadsThere = (element: Element): boolean =>
        leads === null || element.closest('a')?.getAttribute('href') === leads;
      const described = (element: Element): boolean =>
        element.id !== '' &&
        document.querySelector(`[aria-invalid="true"][aria-describedby~="${CSS.escape(element.id)}"]`) !== null;
      const stands = (element: Element): boolean =>
        place === null || element.closest(place) !== null || (place.includes('aria-invalid') && described(element));
      return [...document.querySelectorAll('body *')].some(
        (element) => says(element) && isShown(element) && stands(element) && leadsThere(element),
      );
    },
    { wanted: text, place: within, leads: to },
  );

/** Looks for documented texts on the page as it stands, and remembers which were seen. */
export class SpecTexts {
  private readonly seen = new Set<string>();

  /** @param part the areas whose rows are looked for */
  constructor(private readonly part: Part) {}

  /** Waits until every text of these rows is on the page; `SCR-066..SCR-069` is every row between. */
  async on(page: Page, ...rows: readonly string[]): Promise<void> {
    for (const id of rows.flatMap((row) => this.between(row))) {
      const row = ROWS.get(id);
      for (const text of row?.texts ?? []) {
        const end = Date.now() + 10_000;
        while (row && !(await found(page, text, row))) {
          if (Date.now() > end)
            throw new Error(
              `${id}: "${text}" is not ${row.within ? `in ${row.within} ` : ''}on ${page.url()}:\n${(await page.innerText('body')).slice(0, 1_500)}`,
            );
          await page.waitForTimeout(50);
        }
      }
      this.seen.add(id);
    }
  }

  /** Rows of its part whose text nobody has looked for. */
  unseen(): string[] {
    const stated = new Set(rowsOf('not-applicable').map(([id]) => id));
    return [...ROWS]
      .filter(([id, { part }]) => part === this.part && !stated.has(id) && !this.seen.has(id))
      .map(([id]) => id);
  }

  private between(row: string): string[] {
    const [from = '', to = from] = row.split('..');
    const ids = [...ROWS.keys()].filter((id) => id.slice(0, 4) === from.slice(0, 4) && id >= from && id <= to);
    if (ids.length === 0) throw new Error(`No row ${row} gives a text`);
    return ids;
  }
}
