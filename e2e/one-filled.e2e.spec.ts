import { inShare } from '../testing/share';
import { DESKTOP, Person, type Screen } from './support/look';
import { filledOn } from './support/filled-buttons';
import { firstIdIn } from './support/made-records';
import { addressesOf, patterns, views } from './support/route-table';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const WIDE: Screen = { ...DESKTOP, name: 'wide', width: 1440 };
const people = [
  ['admin', '/', /^(?!\/(client-portal|agent-))/],
  ['agent', '/agent-dashboard', /^\/agent-/],
  ['client', '/client-portal', /^\/(client-portal|payments|documents|support)/],
  ['driver', '/', /^\/(client-portal|ifta)/],
] as const;

/** Every page and panel of the route table is looked at: a new one is, without a line here. */
describe('the next thing to do', () => {
  const shop = shipped();
  const firstIdOf = firstIdIn(shop);

  it.each(people)(
    'is at most one filled button of a page or a panel, also with a row selected, as %s',
    async (role, home, where) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, WIDE);
      const { page } = person;
      await new Steps(person).comeIn(`${role}@axlebook.test`, home);
      const several: string[] = [];
      const lookFor = async (what: string): Promise<void> => {
        const filled = await filledOn(page);
        if (filled.length > 1) several.push(`${what}: ${filled.join(' | ')}`);
      };
      for (const pattern of [...patterns, ...views].filter((each) => where.test(each) && inShare(`filled ${each}`))) {
        for (const address of await addressesOf(pattern, firstIdOf)) {
          await person.goTo(address);
          await lookFor(address);
          const row = page.locator('main [data-list] tbody').getByRole('checkbox', { name: /^Select / });
          if ((await page.getByRole('dialog').count()) > 0 || (await row.count()) === 0) continue;
          await row.first().check();
          await lookFor(`${address} with a row selected`);
          await row.first().uncheck();
        }
      }
      expect(several).toEqual([]);
      await person.leave();
    },
    300_000,
  );
});
