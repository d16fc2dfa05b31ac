import { editForms, EditForm, formAt, type Place } from './support/edit-forms';
import { DESKTOP, Person } from './support/look';
import { addressesOf, patterns } from './support/route-table';
import { shipped } from './support/shipped';
import { Steps } from './support/steps';

/** Two people at one record: nothing that either of them typed is lost, whichever form it is. */
describe('two people who edit one record', () => {
  const shop = shipped();
  const places = new Map<string, Place>();
  let seed = 0;

  const sitDown = async ({ deaf = false } = {}): Promise<Person> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    if (deaf) await person.page.route('**/api/stream', (route) => route.abort());
    await new Steps(person).signIn('/staff-login', 'admin@axlebook.test');
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
  const findAt = async (person: Person, pattern: string): Promise<void> => {
    for (let turn = 0, last = 1; turn < last; turn += 1) {
      const addresses = await addressesOf(pattern, async (list) => {
        const ids = await idsOf(person, list);
        last = ids.length;
        return ids[turn] ?? '';
      });
      for (const address of addresses) {
        await person.goTo(address);
        const found = await formAt(person, address);
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
    const person = await sitDown();
    for (const pattern of patterns)
      if (!/login|reset|registration$|checkout|agent-|mail|audit/.test(pattern)) await findAt(person, pattern);
    expect([...places.keys()].filter((name) => editForms.includes(name)).toSorted()).toEqual(editForms.toSorted());
    await person.leave();
  }, 120_000);

  /** Each of them changes a field, then both the same one, whose value the first keeps, and then gives up. */
  const work = async (first: Person, second: Person, deaf: boolean, name: string): Promise<void> => {
    const place = placeOf(name);
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
      expect(await mine.save()).toBe(412);
      await mine.element.getByText(/^Someone else changed this record/).waitFor();
    }
    await mine.shows(x, theirX);
    await mine.saved();

    await theirs.begin();
    await theirs.shows(y, myY);
    await theirs.shows(x, theirX);
    await mine.begin();
    await theirs.type(x, (seed += 1));
    const kept = await mine.type(x, (seed += 1));
    await theirs.saved();
    if (deaf) expect(await mine.save()).toBe(412);
    await mine.choice.getByText(/set it to/).waitFor();
    expect(await mine.save()).toBeNull();
    await mine.choice.getByRole('button', { name: 'Keep mine' }).click();
    await mine.saved();

    await theirs.begin();
    await theirs.shows(x, kept);
    await mine.begin();
    const taken = await theirs.type(x, (seed += 1));
    await mine.type(x, (seed += 1));
    await theirs.saved();
    if (deaf) expect(await mine.save()).toBe(412);
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
      const [first, second] = [await sitDown({ deaf }), await sitDown()];
      for (const name of editForms) {
        await work(first, second, deaf, name).catch((cause: Error) => {
          throw new Error(`In the form ${name}: ${cause.message}`, { cause });
        });
      }
      expect([deaf ? [] : first.errors, second.errors]).toEqual([[], []]);
      await first.leave();
      await second.leave();
    },
    240_000,
  );
});
