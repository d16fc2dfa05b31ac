import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const rowsOf = (name: string): string[][] =>
  readFileSync(path.join(__dirname, `../../docs/spec/${name}.tsv`), 'utf8').trimEnd().split('\n').slice(1).map((line) => line.split('\t'));

interface Row {
  readonly texts: readonly string[];
  readonly agents: boolean;
}
const ABOUT_AGENTS = /^(\/agent|agents admin|agent profile|agent login)/;

/** Texts that the documents give to the letter, by the id of their row; placeholders are left out. */
const ROWS = new Map<string, Row>(
  [...rowsOf('screens').map(([id = '', area = '', , text = '']) => ({ id, area, texts: [text] })), ...rowsOf('messages').map(([id = '', area = '', , title = '', text = '']) => ({ id, area, texts: [title, text] }))].flatMap(
    ({ id, area, texts }): [string, Row][] => {
      const said = texts.filter((words) => words && !words.includes('{'));
      return said.length > 0 ? [[id, { texts: said, agents: ABOUT_AGENTS.test(area) }]] : [];
    },
  ),
);

const found = async (page: Page, text: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const shown = (element: Element): boolean => element.checkVisibility() || element.tagName === 'OPTION';
    const own = (element: Element): string => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? '').join('').trim();
    // the documents name a choice by its value with the explanation of its label: small-fleet (2-10 trucks)
    const choice = (element: Element): boolean => element instanceof HTMLOptionElement && [element.value, `${element.value} ${/\(.*\)/.exec(element.text)?.[0] ?? ''}`].includes(wanted);
    const says = (element: Element): boolean => choice(element) || own(element) === wanted || element.textContent?.trim() === wanted || element.getAttribute('aria-label') === wanted;
    return [...document.querySelectorAll('body *')].some((element) => says(element) && shown(element));
  }, text);

/** Looks for documented texts on the page as it stands, and remembers which were seen. */
export class SpecTexts {
  private readonly seen = new Set<string>();

  /** @param part the rows about agents, or all others */
  constructor(private readonly part: 'agents' | 'others') {}

  /** Waits until every text of these rows is on the page; `SCR-066..SCR-069` is every row between. */
  async on(page: Page, ...rows: readonly string[]): Promise<void> {
    for (const id of rows.flatMap((row) => this.between(row))) {
      for (const text of ROWS.get(id)?.texts ?? []) {
        const end = Date.now() + 10_000;
        while (!(await found(page, text))) {
          if (Date.now() > end) throw new Error(`${id}: "${text}" is not on ${page.url()}:\n${(await page.innerText('body')).slice(0, 1_500)}`);
          await page.waitForTimeout(50);
        }
      }
      this.seen.add(id);
    }
  }

  /** Rows of its part whose text nobody has looked for. */
  unseen(): string[] {
    return [...ROWS].filter(([id, { agents }]) => agents === (this.part === 'agents') && !this.seen.has(id)).map(([id]) => id);
  }

  private between(row: string): string[] {
    const [from = '', to = from] = row.split('..');
    const ids = [...ROWS.keys()].filter((id) => id.slice(0, 4) === from.slice(0, 4) && id >= from && id <= to);
    if (ids.length === 0) throw new Error(`No row ${row} gives a text`);
    return ids;
  }
}
