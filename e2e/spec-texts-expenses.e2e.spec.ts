import { DESKTOP } from './support/look';
import { at, failing, PLAIN_500 } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';

/** Every text that specification document 001 gives of the expenses, in a real browser, in the state it describes. */
describe('the documented texts of the expenses', () => {
  const texts = new SpecTexts('expenses');
  const shop = shipped();

  it('listed, none yet, added', () => {
    proves.each('SCR-641..SCR-645', 'SCR-647..SCR-652', 'SCR-654', 'SCR-656..SCR-665', 'MSG-166..MSG-170');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/expenses');
      await texts.on(page, 'SCR-641..SCR-652', 'SCR-656', 'MSG-166');
      await page.route(
        '**/api/expenses?*',
        (route) =>
          route.fulfill({
            status: 200,
            headers: { 'x-total-count': '0' },
            contentType: 'application/json',
            body: '[]',
          }),
        { times: 1 },
      );
      await page.goto('/expenses');
      await texts.on(page, 'SCR-654', 'MSG-167');
      await page.goto('/expenses?new=1');
      const adding = page.getByRole('dialog', { name: 'Add Expense' });
      await steps.choose('Category', 'Fuel', adding);
      await texts.on(page, 'SCR-657..SCR-665');
      await steps.button('Add Expense', adding).click();
      await texts.on(page, 'MSG-168');
      await steps.fill({ Amount: '41.20', Vendor: 'Pilot' }, adding);
      await failing(page, '**/api/expenses', PLAIN_500);
      await steps.button('Add Expense', adding).click();
      await texts.on(page, 'MSG-170');
      await steps.button('Add Expense', adding).click();
      await texts.on(page, 'MSG-169');
    });
  }, 90_000);

  it('were all looked for', () => {
    expect(texts.unseen()).toEqual([]);
  });
});
