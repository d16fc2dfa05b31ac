import { DESKTOP } from './support/look';
import { at, failing, PLAIN_500 } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';

/** Every text that specification document 001 gives of support, in a real browser, in the state it describes. */
describe('the documented texts of support', () => {
  const texts = new SpecTexts('support');
  const shop = shipped();

  it('a request that failed, one that was created, the chat that connects', () => {
    proves.each('MSG-179..MSG-181', 'SCR-726');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('client@axlebook.test', '/support?new=1');
      const adding = page.getByRole('dialog', { name: 'Create Support Request' });
      await steps.fill({ Subject: 'Plates', Description: 'They never came.' }, adding);
      await failing(page, '**/api/support-requests', PLAIN_500);
      await steps.button('Create Request', adding).click();
      await texts.on(page, 'MSG-179');
      await steps.button('Create Request', adding).click();
      await texts.on(page, 'MSG-180');
      await page.goto('/support?chat=1');
      await steps.field('Your question').fill('I want to speak to someone');
      await page.keyboard.press('Enter');
      await texts.on(page, 'MSG-181', 'SCR-726');
    });
  }, 90_000);

  it('were all looked for', () => {
    expect(texts.unseen()).toEqual([]);
  });
});
