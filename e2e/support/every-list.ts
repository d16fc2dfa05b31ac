import type { Page, Route } from 'playwright-core';

/** So many rows has every list of the walk: more than a page, and more than anything that is no list. */
const MANY = 60;
const LEAST = 20;

export interface FoundList {
  /** As the screen calls it. */
  readonly displayName: string;
  /** Headers of its columns of money or miles that no sum stands below. */
  readonly unsummed: readonly string[];
  /** What it lacks of what every list has. */
  readonly lacks: readonly string[];
}

type Row = Record<string, unknown>;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const IDENTITIES = ['id', 'number', 'position', 'key'];

const another = (row: Row, nr: number): Row => ({
  ...row,
  ...Object.fromEntries(
    IDENTITIES.filter((name) => name in row).map((name): [string, unknown] => {
      const value = row[name];
      if (typeof value === 'number') return [name, value + nr * 1_000_000];
      const text = String(value);
      return [name, UUID.test(text) ? text.slice(0, -4) + nr.toString(16).padStart(4, '0') : `${text}-${nr}`];
    }),
  ),
});
const { leastOfAnswer } = jest.requireActual<{ leastOfAnswer: (method: 'get', path: string) => unknown }>(
  '../../frontend/src/testing/kit-records',
);
/** The demo has none: one as its published shape says. */
const invented = (path: string): Row[] => {
  try {
    return [leastOfAnswer('get', path) as Row];
  } catch {
    return [];
  }
};
const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every((row) => typeof row === 'object' && row !== null);
const longer = (rows: Row[], most: number): Row[] =>
  Array.from({ length: Math.min(MANY, most) }, (_, nr) =>
    another(rows[nr % rows.length] as Row, Math.floor(nr / rows.length)),
  );

const AMOUNT = /^-?\d+\.\d\d$/;
/** What the server would say of rows that were invented, or that were too many to be summed. */
const sumsInvented = (rows: readonly Row[]): string => {
  const [row = {}] = rows;
  const factoring = (row['factoring'] ?? {}) as Row;
  const amounts = Object.entries({ ...factoring, ...row }).filter(
    ([name, value]) => AMOUNT.test(String(value)) || name === 'amount',
  );
  const named = [...amounts.map(([name]) => name), ...('lines' in row ? ['total'] : [])];
  return JSON.stringify(Object.fromEntries(named.map((name) => [name, { in: 'money', sum: '60.00' }])));
};

/** Every list that the API answers has many rows: its own, again and again. */
export const lengthenLists = async (page: Page): Promise<void> => {
  await page.route('**/api/**', async (route: Route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (request.method() !== 'GET' || request.resourceType() !== 'fetch') return route.fallback();
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!response.ok() || !type.includes('json')) return route.fulfill({ response });
    const result: unknown = await response.json();
    const body = Array.isArray(result) && result.length === 0 ? invented(url.pathname) : result;
    const most = Number(url.searchParams.get('limit') ?? MANY);
    const headers = {
      'x-sums': sumsInvented(isRows(body) ? body : []),
      ...response.headers(),
      'x-total-count': String(MANY),
    };
    if (isRows(body)) return route.fulfill({ response, headers, json: longer(body, most) });
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return route.fulfill({ response });
    const parts = Object.entries(body).map(([name, part]: [string, unknown]) => [
      name,
      isRows(part) ? longer(part, MANY) : part,
    ]);
    return route.fulfill({ response, json: Object.fromEntries(parts) as object });
  });
};

/** Whatever of the page grew with its rows, and what it lacks. */
export const listsOn = (page: Page): Promise<FoundList[]> =>
  page.evaluate((least) => {
    const main = document.querySelector('main') ?? document.body;
    const rowsOf = (element: Element): number => {
      const tags = new Map<string, number>();
      for (const child of element.children)
        if (child.textContent?.trim()) tags.set(child.tagName, (tags.get(child.tagName) ?? 0) + 1);
      return Math.max(0, ...tags.values());
    };
    const grown = [...main.querySelectorAll('table > tbody, ul, ol, dl, div, section')].filter(
      (element) =>
        rowsOf(element) > least &&
        !element.closest('details, dialog, [role=dialog], [role=listbox], [role=grid] tr, svg'),
    );
    const displayNameOf = (element: Element): string => {
      const named = element.closest('[aria-label]')?.getAttribute('aria-label');
      const region = element.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
      return named ?? (region && document.getElementById(region)?.textContent) ?? element.tagName.toLowerCase();
    };
    const lists = new Map<Element, string>();
    for (const element of [...grown, ...main.querySelectorAll('[data-list]')]) {
      const kit = element.closest('[data-list]');
      const list = kit ?? element;
      if (!lists.has(list)) lists.set(list, kit?.getAttribute('data-list') ?? displayNameOf(element));
    }
    const buttons = [...main.querySelectorAll('button')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '',
    );
    const times = (name: string): number => buttons.filter((each) => each === name).length;
    const ofKit = [...lists.keys()].filter((list) => list.hasAttribute('data-list')).length;
    const isAmount = (text: string): boolean => /^-?\$[\d,]+\.\d\d$/.test(text);
    /** Columns whose cells are amounts, or whose header is of miles, without a sum below the list. */
    const unsummed = (list: Element): string[] => {
      const table = list.querySelector('[role=grid]');
      const heads = [...(table?.querySelectorAll('thead th') ?? [])];
      const totals = [...(table?.querySelectorAll('tfoot td, tfoot th') ?? [])];
      const told = list.querySelector('[data-sums]')?.textContent ?? '';
      return heads.flatMap((head, at) => {
        const cells = [...(table?.querySelectorAll('tbody tr[data-index]') ?? [])].map(
          (row) => row.children[at]?.textContent?.trim() ?? '',
        );
        const header = head.textContent?.trim() ?? '';
        const isSummable = cells.some(isAmount) && cells.every((cell) => isAmount(cell) || ['', '—'].includes(cell));
        const isMiles = /^(miles|distance)$/i.test(header);
        const has = told.includes(` · ${header} `) || (totals[at]?.textContent ?? '') !== '';
        return (isSummable || isMiles) && !has ? [header] : [];
      });
    };
    return [...lists].map(([list, displayName]) => ({
      displayName,
      unsummed: unsummed(list),
      lacks: Object.entries({
        'number of rows': list.querySelector('[data-sum=rows]') !== null,
        selection: list.querySelectorAll('input[type=checkbox][aria-label^="Select "]').length > least,
        'choice of columns':
          (list.querySelector('details[data-choice] summary') ??
            main.querySelector('[data-toolbar] details[data-choice] summary')) !== null,
        'page size': list.querySelector('select[aria-label="Rows per page"]') !== null,
        'saved views': [...document.querySelectorAll('summary')].some((each) => each.textContent?.trim() === 'Views'),
        CSV: times('Export CSV') >= Math.max(1, ofKit),
        XLSX: times('Export Excel') >= Math.max(1, ofKit),
      }).flatMap(([what, has]) => (has ? [] : [what])),
    }));
  }, LEAST);
