import { inShare } from '../testing/share';
import { DESKTOP, Person, type Screen } from './support/look';
import { firstIdIn } from './support/made-records';
import { recordRoutes } from './support/route-table';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const WIDE: Screen = { ...DESKTOP, name: 'wide', width: 1440 };
/** What stands where nothing is known. */
const NOTHING = ['', '—', 'N/A'];
const MONEY = /^(Refund )?-?\$\d[\d,]*\.\d\d/;
/** Whoever opens a panel about money reads it within so many pixels. */
const FIRST = 200;
/** Amounts in them are conditions, not money that is owed or paid. */
const RULES = /rules|contractors/;

/** Every panel and every page of a record that a route opens: the next one is read, too. */
describe('the panel or page of a record', () => {
  const shop = shipped();

  it('says its money first, then what is known; what is not stands behind Show all, and one row holds what can be done', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, WIDE);
    const { page } = person;
    await new Steps(person).comeIn('admin@axlebook.test', '/');
    const firstIn = firstIdIn(shop);
    const wrong: string[] = [];
    let opened = 0;
    for (const [pattern, list] of recordRoutes) {
      if (/^\/(client-portal|dev)\//.test(pattern) || !inShare(`panel ${pattern}`)) continue;
      const id = await firstIn(list);
      const at = pattern.replace(':id', encodeURIComponent(id));
      await person.goTo(at);
      const panel = page.locator('[role=dialog]').last();
      const isPanel = (await panel.count()) > 0;
      opened += 1;
      const facts = await (isPanel ? panel : page.locator('main'))
        .locator('dl > div')
        .evaluateAll((all) =>
          all
            .filter((each) => each.getClientRects().length > 0 || each.querySelector('dt')?.getClientRects().length)
            .map((each) => [each.querySelector('dt')?.textContent ?? '', each.querySelector('dd')?.textContent ?? '']),
        );
      wrong.push(
        ...facts
          .filter(([, value = '']) => NOTHING.includes(value.trim()))
          .map(([label = '']) => `${at}: nothing is known of ${label}`),
      );
      if (!isPanel) continue;
      const money = await panel
        .locator('[data-lead], dd, h3, p')
        .evaluateAll((all) =>
          all.map((each) => ({ text: each.textContent, top: each.getBoundingClientRect().bottom })),
        );
      const amounts = money.filter(({ text }) => MONEY.test(text));
      if (!RULES.test(pattern) && amounts.length > 0 && !amounts.some(({ top }) => top <= FIRST))
        wrong.push(`${at}: its money begins at ${Math.round(Math.min(...amounts.map(({ top }) => top)))} px`);
      const tops = await panel
        .locator('[data-footer] > *')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      if (Math.max(...tops) - Math.min(...tops) > 12) wrong.push(`${at}: its buttons take two rows`);
      const filled = await panel.locator('.MuiButton-contained:visible').count();
      if (filled > 1) wrong.push(`${at}: ${filled} filled buttons`);
    }
    expect(wrong).toEqual([]);
    expect(opened).toBeGreaterThan(0);
    await person.leave();
  }, 240_000);
});
