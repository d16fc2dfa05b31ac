import { DESKTOP, Person, PHONE, type Screen } from './support/look';
import { shipped } from './support/shipped';
import { Steps } from './support/steps';

describe('a day on the practice desk', () => {
  const shop = shipped();
  const at = async (screen: Screen, work: (person: Person, steps: Steps) => Promise<void>): Promise<void> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, screen);
    const steps = new Steps(person);
    await steps.signIn('/staff-login', 'employee@axlebook.test');
    await work(person, steps);
    await person.leave();
  };

  it.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('on %s: the next deadline, its rule, who does it, and that it is filed', (_, screen) =>
    at(screen, async (person, steps) => {
      const { page } = person;
      await page.goto('/practice?kind=ucr');
      const links = page.getByRole('link', { name: /^UCR registration/ });
      await links.first().waitFor();
      await person.look('practice');
      await links.first().click();
      const panel = page.getByRole('dialog');
      await panel.getByText(/bracket \d/).waitFor();
      await panel.getByText(/^UCR fees \d+ FR/).waitFor();
      await steps.choose('Assigned to', 'Erin Walsh', panel);
      await steps.told('Obligation assigned');
      await person.look('practice-obligation');
      await steps.button('Mark filed', panel).click();
      await steps.told('UCR registration is now filed');
      await steps.button('Mark accepted', panel).waitFor();
      await steps.button('Close panel', panel).click();
      await page.waitForURL(({ pathname }) => pathname === '/practice');
    }),
  );

  it('selects several and asks for their papers at once', () =>
    at(DESKTOP, async (person, steps) => {
      const { page } = person;
      await page.goto('/practice?kind=form_2290');
      await page
        .getByRole('link', { name: /^Form 2290/ })
        .first()
        .waitFor();
      const boxes = page.getByRole('grid').getByRole('checkbox');
      await boxes.nth(1).click();
      await boxes.nth(2).click();
      await person.look('practice-selected');
      await steps.button('Ask for papers').click();
      await steps.told('Asked: 2 obligations');
      await page.goto('/practice?kind=form_2290&state=waiting');
      await page
        .getByRole('link', { name: /^Form 2290/ })
        .first()
        .waitFor();
      expect(await page.getByRole('link', { name: /^Form 2290/ }).count()).toBe(2);
    }));

  it('a client uploads in the portal what it was asked for, and the request ticks itself', async () => {
    await at(DESKTOP, async ({ page }, steps) => {
      await page.goto('/practice?kind=form_2290&q=104');
      await page
        .getByRole('link', { name: /^Form 2290/ })
        .first()
        .waitFor();
      await page.getByRole('grid').getByRole('checkbox').nth(1).click();
      await steps.button('Ask for papers').click();
      await steps.told('Asked: 1 obligation');
    });
    const person = await Person.sitDown(shop.browser, shop.product.address, PHONE);
    const { page } = person;
    const steps = new Steps(person);
    await page.goto('/client-login');
    await steps.enter('client@axlebook.test', '/client-portal');
    await page.goto('/client-portal/deadlines');
    const asked = page.getByRole('list', { name: 'Papers' }).getByRole('listitem');
    await asked.first().getByText('Asked').waitFor();
    await person.look('portal-deadlines');
    const file = { name: 'ein.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
    await asked.first().locator('input[type=file]').setInputFiles(file);
    await steps.told('Thank you, the paper has arrived');
    await page.getByText('ein.pdf').first().waitFor();
    await person.leave();
  });

  it('notes a reminder and completes it; the status of filings stands beside', () =>
    at(PHONE, async (person, steps) => {
      const { page } = person;
      await page.goto('/reminders?new=1');
      const dialog = page.getByRole('dialog');
      await steps.fill({ Title: 'Call about plates', Category: 'Plates', 'Due Date': '12/04/2027' }, dialog);
      await steps.button('Add Reminder', dialog).click();
      await steps.told('Reminder added successfully');
      await person.look('reminders');
      await page.getByRole('link', { name: 'Call about plates' }).first().click();
      await steps.button('Mark completed', page.getByRole('dialog')).click();
      await steps.told('Call about plates is completed');
      await page.goto('/reminders/filings');
      await page
        .getByRole('link', { name: /IFTA return/ })
        .first()
        .waitFor();
      await person.look('filings');
    }));
});
