import { turnOf } from '../testing/share';
import { DESKTOP, Person, PHONE, PHONE_DARK } from './support/look';
import { at, failing, failingRead, PLAIN_500 } from './support/scene';
import { shipped } from './support/product/shipped';
import { SpecTexts } from './support/spec-rows';
import { Steps } from './support/steps';

const PICTURE = {
  name: 'me.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

/**
 * Every text that specification document 001 gives of the own profile, in a real browser, in the state it describes.
 */
describe('the documented texts of the profile', () => {
  const texts = new SpecTexts('profile');
  const shop = shipped();

  it('saved, refused, with another picture', () => {
    proves.each('SCR-912', 'MSG-205..MSG-215');
    return at(shop, DESKTOP, async (page, steps) => {
      await steps.comeIn('employee@axlebook.test', '/profile');
      await texts.on(page, 'SCR-912', 'MSG-205');
      await steps.fill({ 'First Name': ' Erin ', 'Last Name': 'Adams-Cole' });
      await failing(page, '**/api/profile', PLAIN_500);
      await steps.button('Save Changes').click();
      await texts.on(page, 'MSG-209');
      await steps.button('Save Changes').click();
      await texts.on(page, 'MSG-210');
      const picture = page.getByLabel('Avatar', { exact: true });
      await picture.setInputFiles({ ...PICTURE, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
      await texts.on(page, 'MSG-206');
      await picture.setInputFiles({ ...PICTURE, name: 'me.svg', mimeType: 'image/svg+xml' });
      await texts.on(page, 'MSG-207');
      await picture.evaluate((input) => input.dispatchEvent(new Event('change', { bubbles: true })));
      await texts.on(page, 'MSG-208');
      await picture.setInputFiles({ ...PICTURE, buffer: Buffer.from('no picture') });
      await texts.on(page, 'MSG-211');
      await failing(page, '**/api/profile/avatar', PLAIN_500);
      await picture.setInputFiles(PICTURE);
      await texts.on(page, 'MSG-212');
      await picture.setInputFiles(PICTURE);
      await texts.on(page, 'MSG-213');
      await failingRead(page, '**/api/auth/user', PLAIN_500);
      await picture.setInputFiles(PICTURE);
      await texts.on(page, 'MSG-215');
      await page.context().clearCookies();
      await picture.setInputFiles(PICTURE);
      await texts.on(page, 'MSG-214');
      await page.waitForURL('**/staff-login');
    });
  }, 120_000);

  it.each(turnOf([DESKTOP, PHONE, PHONE_DARK]))(
    'and everybody has one ($name)',
    async (screen) => {
      const person = await Person.sitDown(shop.browser, shop.product.address, screen);
      const { page } = person;
      for (const who of ['admin', 'driver', 'client']) {
        await page.context().clearCookies();
        await new Steps(person).comeIn(`${who}@axlebook.test`, '/profile');
        await page.getByLabel('User ID').waitFor();
        await person.look(`profile-${who}`);
        await person.fitsEverywhere('profile');
        await person.changeTo(screen);
      }
      await person.leave();
    },
    120_000,
  );

  it('were all looked for', () => {
    expect(texts.unseen()).toEqual([]);
  });
});
