import { editForms, EditForm, formAt, type Door, type Place } from './support/edit-forms';
import { DESKTOP, Person } from './support/look';
import { addressesOf, patterns } from './support/route-table';
import { shipped } from './support/shipped';
import { Steps } from './support/steps';

/** Two people at one record: nothing that either of them typed is lost, whichever form it is. */

describe('two people who edit one record', () => {
  const shop = shipped();
  const places = new Map<string, Place>();
  let seed = 0;

  const sitDown = async (door: Door, { deaf = false } = {}): Promise<Person> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    if (deaf) await person.page.route('**/api/stream', (route) => route.abort());
    await person.page.goto(`/${door}-login`);
    const [email, home] = door === 'agent' ? ['agent@axlebook.test', '/agent-dashboard'] : ['admin@axlebook.test', '/'];
    await new Steps(person).enter(email, home);
    await person.settled();
    return person;
  };
  /** Records of a list; not each of them may be edited. */
  const idsOf = ({ page }: Person, list: string): Promise<string[]> =>
    page.evaluate(
      async (path) =>
        ((await (await fetch(path)).json()) as { id: string | number }[]).slice(0, 5).map(({ id }) => String(id)),
      list,
    );
  /** The form at the first address of a route that has one. */
  const findAt = async (person: Person, door: Door, pattern: string): Promise<void> => {
    for (let turn = 0, last = 1; turn < last; turn += 1) {
      const addresses = await addressesOf(pattern, async (list) => {
        const ids = await idsOf(person, list);
        last = ids.length;
        return ids[turn] ?? '';
      });
      for (const address of addresses) {
        await person.page.goto(address);
        await person.settled();
        const found = await formAt(person, door, address);
        if (found === null) continue;
        if (!places.has(found[0])) places.set(...found);
        return;
      }
    }
  };
  const placeOf = (name: string): Place => {
    const place = places.get(name);
    if (!place) throw new Error(`The form ${name} was found on no screen`);
    return place;
  };

  it('find every form of a record on some screen', async () => {
    for (const door of ['staff', 'agent'] as const) {
      const person = await sitDown(door);
      const own = patterns.filter((pattern) => pattern.startsWith('/agent-') === (door === 'agent'));
      for (const pattern of own)
        if (!/login|reset|registration$|checkout|mail|audit/.test(pattern)) await findAt(person, door, pattern);
      await person.leave();
    }
    expect([...places.keys()].filter((name) => editForms.includes(name)).toSorted()).toEqual(editForms.toSorted());
  }, 120_000);

  /** Each of them changes a field, then both the same one, whose value the first keeps, and then gives up. */
  const work = async (first: Person, second: Person, unheard: boolean, name: string): Promise<void> => {
    const place = placeOf(name);
    // agents are not told of users, not even of themselves
    const deaf = unheard || place.door === 'agent';
    const mine = await EditForm.open(first, name, place);
    const theirs = await EditForm.open(second, name, place);
    const [x = '', y = ''] = await mine.fields();
    expect({ name, x, y }).toEqual({
      name,
      x: expect.stringMatching(/./) as string,
      y: expect.stringMatching(/./) as string,
    });

    const theirX = await theirs.type(x, (seed += 1));
    const myY = await mine.type(y, (seed += 1));
    await theirs.saved();
    if (deaf) {
      expect(await mine.save()).not.toBe(200);
      await mine.element.getByText(/^Someone else changed this record/).waitFor();
    }
    await mine.shows(x, theirX);
    await mine.saved();

    await theirs.begin();
    await theirs.shows(x, theirX);
    await theirs.shows(y, myY);
    await mine.begin();
    await theirs.type(x, (seed += 1));
    const kept = await mine.type(x, (seed += 1));
    await theirs.saved();
    if (deaf) expect(await mine.save()).not.toBe(200);
    // agents do not read the history of users
    await mine.choice.getByText(place.door === 'agent' ? /changed it/ : /set it to/).waitFor();
    await mine.refuses();
    await mine.choice.getByRole('button', { name: 'Keep mine' }).click();
    await mine.saved();

    await theirs.begin();
    await theirs.shows(x, kept);
    await mine.begin();
    const taken = await theirs.type(x, (seed += 1));
    await mine.type(x, (seed += 1));
    await theirs.saved();
    if (deaf) expect(await mine.save()).not.toBe(200);
    await mine.choice.getByRole('button', { name: 'Take theirs' }).click();
    await mine.shows(x, taken);
    await mine.closed();
  };

  it.each([
    ['hear of each other', false],
    ['do not hear of each other', true],
  ])(
    'and %s lose nothing, whichever form it is',
    async (_, deaf) => {
      for (const door of ['staff', 'agent'] as const) {
        const [first, second] = [await sitDown(door, { deaf }), await sitDown(door)];
        for (const name of editForms.filter((form) => placeOf(form).door === door)) {
          await work(first, second, deaf, name).catch((cause: Error) => {
            throw new Error(`In the form ${name}: ${cause.message}`, { cause });
          });
        }
        expect([deaf ? [] : first.errors, second.errors]).toEqual([[], []]);
        await first.leave();
        await second.leave();
      }
    },
    240_000,
  );
});
