import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inShare } from '../testing/share';
import { DESKTOP, type Person } from './support/look';
import { at } from './support/scene';
import { recordRoutes } from './support/route-table';
import { shipped } from './support/product/shipped';

interface Described {
  readonly paths: Readonly<
    Record<string, { get?: { parameters?: readonly { name: string; schema: { enum?: readonly string[] } }[] } }>
  >;
}
const { paths } = JSON.parse(readFileSync(path.join(__dirname, '../dist/openapi.json'), 'utf8')) as Described;

/** Filters by which one record of every state is found, from the published document. */
const statesOf = (list: string): readonly string[] => {
  const [address = '', query = ''] = list.split('?');
  const states = paths[address]?.get?.parameters?.find(({ name }) => name === 'status')?.schema.enum ?? [];
  return ['', ...states.map((state) => `status=${state}`)].map(
    (filter) => `${address}?${[query, filter, 'limit=25'].filter(Boolean).join('&')}`,
  );
};

/**
 * Every step that a screen offers is one that the flow of the kind and the permission of who looks allow: the server
 * takes it.
 */
describe('a step that a screen offers', () => {
  const shop = shipped();

  const idsOf = ({ page }: Person, list: string): Promise<string[]> =>
    page.evaluate(async (address) => {
      const answer = await fetch(address);
      const rows = (await answer.json()) as { id: string | number }[];
      return answer.ok ? rows.map(({ id }) => String(id)) : [];
    }, list);

  /** Takes each step of the records of a state, each step with another record. */
  const refused = async (person: Person, pattern: string, list: string, taken: Set<string>): Promise<string[]> => {
    const { page } = person;
    const found: string[] = [];
    for (const state of statesOf(list)) {
      const ids = await idsOf(person, state);
      const left = new Set<string>();
      for (const id of ids.slice(0, 4)) {
        await person.goTo(pattern.replace(':id', encodeURIComponent(id)));
        const steps = page.locator('[data-step]');
        const labels = await steps.allInnerTexts();
        const next = labels.find((label) => !left.has(label));
        if (next === undefined) break;
        left.add(next);
        const [answer] = await Promise.all([
          page.waitForResponse((response) => !['GET', 'HEAD'].includes(response.request().method())),
          steps.filter({ hasText: next }).first().click(),
        ]);
        taken.add(`${pattern} ${next}`);
        if (answer.status() >= 400)
          found.push(`${state}: “${next}” is answered ${answer.status()} ${await answer.text()}`);
        if (left.size === labels.length) break;
      }
    }
    return found;
  };

  it.each([
    ['administrator', 'admin@axlebook.test', '/'],
    ['employee', 'employee@axlebook.test', '/'],
    ['agent', 'agent@axlebook.test', '/agent-dashboard'],
  ] as const)(
    'to the %s is one that the flow and the permission allow',
    (_, email, home) =>
      at(shop, DESKTOP, async (_page, steps, person) => {
        await steps.comeIn(email, home);
        const wrong: string[] = [];
        const taken = new Set<string>();
        for (const [pattern, list] of recordRoutes.filter(([route]) => inShare(route)))
          wrong.push(...(await refused(person, pattern, list, taken)));
        expect(wrong).toEqual([]);
        if (email.startsWith('admin')) expect(taken.size).toBeGreaterThan(2);
      }),
    300_000,
  );
});
