import type { Locator, Page } from 'playwright-core';
import { shareOf } from '../../../testing/share';
import { DESKTOP, Person } from '../look';
import { firstIdIn } from '../made-records';
import { addressesOf, patterns, recordRoutes, views } from '../route-table';
import type { Shipped } from '../product/shipped';
import { Steps } from '../steps';

interface Form {
  readonly name: string;
  readonly kind?: string;
}
interface Kit {
  readonly placed: readonly { readonly is: string }[];
}
const { everyForm, everyKit } = jest.requireActual<{
  everyForm: () => readonly Form[];
  everyKit: () => readonly Kit[];
}>('../../../frontend/src/testing/every-form');
const { formOf } = jest.requireActual<{ formOf: (kit: Kit) => Form }>('../../../frontend/src/lib/records/record-kit');
const formName = (kit: Kit): string => formOf(kit).name;

const typesIn = ({ placed }: Kit): string[] => [...new Set(placed.map(({ is }) => is))];

/** Forms that kits draw are one component: as many of them as have every type of field between them. */
const drawn = (): string[] => {
  const seen = new Set<string>();
  return [...everyKit()]
    .sort((a, b) => typesIn(b).length - typesIn(a).length || formName(a).localeCompare(formName(b)))
    .filter((kit) => {
      const fresh = typesIn(kit).filter((type) => !seen.has(type));
      for (const type of fresh) seen.add(type);
      return fresh.length > 0;
    })
    .map(formName);
};
const kits = new Set(everyKit().map(formName));

/**
 * The forms that edit a record, as the web app's own sources name them: those written by hand, and a few that kits
 * draw.
 */
export const editForms: readonly string[] = [
  ...everyForm()
    .filter(({ name, kind }) => kind !== undefined && !kits.has(name))
    .map(({ name }) => name),
  ...drawn(),
];

/** Who finds it there. */
export type Door = 'staff' | 'agent';

/** Where a form was found, by visiting the screens. */
export interface Place {
  readonly door: Door;
  readonly address: string;
  /** It stands on the page; the others are opened by Edit. */
  readonly onPage: boolean;
}

/** Fields that could not say what somebody else set in them. */
const unnamedIn = (form: Locator): Promise<string[]> =>
  form.evaluate((element) =>
    [...element.querySelectorAll<HTMLLabelElement>('label[for]')]
      .filter((label) => !label.closest('[data-field]') && !(label.control as HTMLInputElement | null)?.readOnly)
      .map((label) => label.innerText),
  );

/** What opens the form at an address: Edit of the record there, or of the first row of a page beside another one. */
export const editIn = (within: Locator | Page, address: string): Locator =>
  within.getByRole('button', views.includes(address) ? { name: /^Edit / } : { name: 'Edit', exact: true }).first();

/** The forms of records at an address: on the page, or behind its first Edit. */
const formAt = async ({ page }: Person, door: Door, address: string): Promise<[string, Place] | null> => {
  const nameOf = (form: Locator): Promise<string | null> => form.getAttribute('name');
  const onPage = page.locator('form[name]');
  // in front: of a record's drawer, where one is open
  const panel = page.getByRole('dialog');
  const edit = editIn((await panel.count()) > 0 ? panel : page, address);
  if ((await edit.count()) === 0) {
    const name = (await onPage.count()) > 0 ? await nameOf(onPage.first()) : null;
    return name === null ? null : [name, { door, address, onPage: true }];
  }
  await edit.click();
  const form = panel.locator('form[name]').first();
  const name = await nameOf(form);
  expect({ name, unnamed: await unnamedIn(form) }).toEqual({ name, unnamed: [] });
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  return name === null ? null : [name, { door, address, onPage: false }];
};

/** Somebody who signs in at a door. */
export const sitAt = async ({ browser, product }: Shipped, door: Door, { deaf = false } = {}): Promise<Person> => {
  const person = await Person.sitDown(browser, product.address, DESKTOP);
  if (deaf) await person.page.route('**/api/stream', (route) => route.abort());
  const [, home] = accountAt(door);
  await enterAt(person, door, home);
  return person;
};

const accountAt = (door: Door): readonly [email: string, home: string] =>
  door === 'agent' ? ['agent@axlebook.test', '/agent-dashboard'] : ['admin@axlebook.test', '/'];

/** Signs in by the form, which leads to where somebody wanted to go. */
export const enterAt = async (person: Person, door: Door, to: string): Promise<void> => {
  await person.page.goto(`/${door}-login`);
  const [email] = accountAt(door);
  await new Steps(person).enter(email, new URL(to, person.page.url()).pathname);
  await person.settled();
};

/** Records of a list; not each of them may be edited. */
const idsOf = ({ page }: Person, list: string): Promise<string[]> =>
  page.evaluate(
    async (path) =>
      ((await (await fetch(path)).json()) as { id: string | number }[]).slice(0, 5).map(({ id }) => String(id)),
    list,
  );

/** The form at the first address of a route that has one. */
const findAt = async (
  person: Person,
  door: Door,
  pattern: string,
  firstIdOf: (list: string) => Promise<string>,
): Promise<[string, Place] | null> => {
  for (let turn = 0, last = 1; turn < last; turn += 1) {
    const addresses = await addressesOf(pattern, async (list) => {
      const ids = await idsOf(person, list);
      last = ids.length;
      return ids[turn] ?? (door === 'staff' ? firstIdOf(list) : '');
    });
    for (const address of addresses) {
      await person.goTo(address);
      // some addresses lead on to another
      const { pathname, search } = new URL(person.page.url());
      const found = await formAt(person, door, pathname + search);
      if (found !== null) return found;
    }
  }
  return null;
};

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
/** Where one of these forms is looked for first: at the records of its kind. */
const likely = (pattern: string, forms: readonly Form[]): boolean => {
  const [, list] = recordRoutes.find(([route]) => route === pattern) ?? [];
  return list !== undefined && forms.some(({ kind }) => kind !== undefined && letters(list).includes(letters(kind)));
};

/** The forms of this run's share, and a screen where each is: it goes through the screens until it has them all. */
export const findForms = async (shop: Shipped): Promise<(name: string) => Place> => {
  const places = new Map<string, Place>();
  const sought = shareOf(editForms);
  const forms = everyForm().filter(({ name }) => sought.includes(name));
  const firstIdOf = firstIdIn(shop);
  // it has no address of its own: the view of its list must have a row
  if (sought.includes('entry-template')) await firstIdOf('/api/entry-templates');
  for (const door of ['staff', 'agent'] as const) {
    const person = await sitAt(shop, door);
    const own = [...patterns, ...views]
      .filter((pattern) => pattern.startsWith('/agent-') === (door === 'agent'))
      .sort((a, b) => Number(likely(b, forms)) - Number(likely(a, forms)));
    for (const pattern of own) {
      if (sought.every((name) => places.has(name))) break;
      if (/login|reset|registration$|checkout|mail|^\/audit/.test(pattern)) continue;
      const found = await findAt(person, door, pattern, firstIdOf);
      if (found && !places.has(found[0])) places.set(...found);
    }
    await person.leave();
  }
  expect([...places.keys()].filter((name) => sought.includes(name)).toSorted()).toEqual(sought.toSorted());
  return (name) => {
    const place = places.get(name);
    if (!place) throw new Error(`The form ${name} was found on no screen`);
    return place;
  };
};
