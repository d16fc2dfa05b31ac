import { shareOf } from '../testing/share';
import { EditForm } from './support/forms/edit-forms';
import { editForms, enterAt, findForms, sitAt, type Door } from './support/forms/find-forms';
import type { Person } from './support/look';
import { shipped } from './support/product/shipped';

/** Each form goes one way of several, the next one another. */
const WHOLE = process.env['WHOLE'] === '1';

/** Nothing that somebody typed is lost, whichever form it is, also where two people are at one record. */
describe('the forms that edit a record', () => {
  const shop = shipped();
  let placeOf: Awaited<ReturnType<typeof findForms>>;
  let seed = 0;

  it('are each on some screen', async () => {
    placeOf = await findForms(shop);
  }, 240_000);

  const formsAt = (door: Door): readonly string[] => shareOf(editForms).filter((form) => placeOf(form).door === door);

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
    const stored = await mine.type(x, (seed += 1));
    await theirs.saved();
    if (deaf) expect(await mine.save()).not.toBe(200);
    // agents do not read the history of users
    await mine.choice.getByText(place.door === 'agent' ? /changed it/ : /set it to/).waitFor();
    await mine.refuses();
    await mine.choice.getByRole('button', { name: 'Keep mine' }).click();
    await mine.saved();

    await theirs.begin();
    await theirs.shows(x, stored);
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
    'lose nothing of two people who %s, whichever form it is',
    async (_, deaf) => {
      for (const door of ['staff', 'agent'] as const) {
        const [first, second] = [await sitAt(shop, door, { deaf }), await sitAt(shop, door)];
        for (const name of formsAt(door).filter((_, nr) => WHOLE || (nr % 2 === 0) === deaf)) {
          await work(first, second, deaf, name).catch((cause: Error) => {
            throw new Error(`In the form ${name}: ${cause.message}`, { cause });
          });
        }
        expect([deaf ? [] : first.errors, second.errors]).toEqual([[], []]);
        await first.leave();
        await second.leave();
      }
    },
    480_000,
  );

  it('keep what was typed through a reload, Back and the end of the session, whichever form it is', async () => {
    for (const door of ['staff', 'agent'] as const) {
      const person = await sitAt(shop, door);
      const { page } = person;
      page.on('dialog', (dialog) => void dialog.accept());
      for (const [nr, name] of formsAt(door).entries()) {
        const form = await EditForm.open(person, name, placeOf(name));
        const [field = ''] = await form.fields();
        const typed = await form.type(field, nr);
        const isThere = async (): Promise<void> => {
          await form.element.getByText('We kept what you typed').waitFor();
          expect({ name, typed: await form.field(field).inputValue() }).toEqual({ name, typed });
        };
        const ways = [
          () => page.reload(),
          async () => {
            await page.goto('about:blank');
            await page.goBack();
          },
          async () => {
            await page.context().clearCookies();
            await page.reload();
            await person.settled();
            expect(await form.element.count()).toBe(0);
            await enterAt(person, door, placeOf(name).address);
          },
        ];
        for (const go of WHOLE ? ways : ways.slice(nr % ways.length, (nr % ways.length) + 1)) {
          await go().catch((cause: Error) => {
            throw new Error(`In the form ${name}: ${cause.message}`, { cause });
          });
          await isThere();
        }
        await form.element.getByRole('button', { name: 'Discard' }).click();
      }
      expect(person.errors).toEqual([]);
      await person.leave();
    }
  }, 240_000);
});
