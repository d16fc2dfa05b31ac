import { turnOf } from '../testing/share';
import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

const PAPER = { name: 'ifta-3q.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

describe('support', () => {
  const shop = shipped();
  const seated = async (screen: Screen): Promise<readonly [Person, Steps]> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, screen);
    return [person, new Steps(person)];
  };
  const client = async (screen: Screen): Promise<readonly [Person, Steps]> => {
    const [person, steps] = await seated(screen);
    await steps.comeIn('client@axlebook.test', '/client-portal');
    return [person, steps];
  };
  const staff = async (screen: Screen): Promise<readonly [Person, Steps]> => {
    const [person, steps] = await seated(screen);
    await steps.signIn('/staff-login', 'employee@axlebook.test');
    return [person, steps];
  };

  it.each(
    turnOf([
      ['a desktop', DESKTOP, DESKTOP_DARK],
      ['a phone', PHONE, PHONE_DARK],
    ]),
  )(
    'on %s: a client asks the chat what it owes, hands over, and hears the answer by the bell',
    async (name, light, dark) => {
      proves('SCR-713..SCR-724');
      const word = `Is that all? Asked on ${name}`;
      const [asking, ask] = await client(light);
      const { page } = asking;
      await page.goto('/support');
      await page.getByText('Where do I see my quarterly filing?').first().waitFor();
      await asking.look('support-client');
      await ask.button('Start Chat').click();
      const chat = page.getByRole('dialog', { name: 'Support chat' });
      await chat
        .getByText(/^Hello!|Assistant/)
        .first()
        .waitFor();
      await ask.field('Your question', chat).fill('What do I owe?');
      await page.keyboard.press('Enter');
      await chat.getByText('Typing …').waitFor();
      await chat.getByText('Typing …').waitFor({ state: 'hidden' });
      const owed = chat.getByText(/You owe \$|Nothing with an amount/);
      await owed.first().waitFor();
      await asking.look('support-chat');
      await page.reload();
      await owed.first().waitFor();
      await ask.field('Your question', chat).fill(word);
      await page.keyboard.press('Enter');
      await chat.getByText(word).waitFor();
      await ask.button('Talk to a person', chat).click();
      await chat.getByText("I'm connecting you with a live agent. Please hold on...").waitFor();
      await chat.getByRole('link', { name: 'Open the request' }).waitFor();
      await asking.changeTo(dark);
      await asking.look('support-handed-over');
      await asking.changeTo(light);

      const [answering, answer] = await staff(light);
      const desk = answering.page;
      await answer.button(/^Notifications, \d+ unread$/).click();
      const bell = desk.getByRole('dialog', { name: 'Notifications' });
      await bell.getByText('A chat was handed over').first().waitFor();
      await answering.look('bell-staff');
      await bell
        .getByRole('link', { name: /A chat was handed over/ })
        .filter({ hasText: 'What do I owe' })
        .first()
        .click();
      const panel = desk.getByRole('dialog', { name: /^Chat: What do I owe/ });
      await panel.getByText(word).waitFor();
      await answer.choose('Assigned to', 'Erin Walsh', panel);
      await answer.told('Support request assigned');
      await panel.locator('input[type=file]').first().setInputFiles(PAPER);
      await panel.getByText('ifta-3q.pdf').first().waitFor();
      await answer.field('Your message', panel).fill('That is all for now; the form is attached.');
      await answer.button('Send message', panel).click();
      await panel.getByRole('listitem').getByText('That is all for now; the form is attached.').waitFor();
      await answering.look('support-thread-staff');
      await answer.button('Mark resolved', panel).click();
      await answer.fill({ Resolution: 'The form is among your papers' });
      await answer.button('Mark Resolved').click();
      await panel.getByText('The form is among your papers').waitFor();
      await answer.button('Reopen', panel).waitFor();
      await answering.changeTo(dark);
      await answering.look('support-thread-staff');
      await answering.leave();

      await ask.button('Close', chat).click();
      await ask.button(/^Notifications, \d+ unread$/).click();
      await page
        .getByRole('link', { name: /Support has answered/ })
        .filter({ hasText: 'What do I owe' })
        .first()
        .click();
      const thread = page.getByRole('dialog', { name: /^Chat: What do I owe/ });
      await thread.getByText('That is all for now; the form is attached.').waitFor();
      await thread.getByText('ifta-3q.pdf').first().waitFor();
      await asking.look('support-thread-client');
      await ask.field('Your message', thread).fill('Thank you. One more question.');
      await ask.button('Send message', thread).click();
      await thread.getByText('Open', { exact: true }).waitFor();
      await asking.leave();
    },
    180_000,
  );

  it('staff creates a request and finds it by its status; a driver asks from the phone', async () => {
    const [working, work] = await staff(DESKTOP);
    const { page } = working;
    await page.goto('/support');
    await work.button('Create Request').click();
    const dialog = page.getByRole('dialog');
    await working.look('support-create');
    await work.fill({ Subject: 'Plate sticker is missing', Description: 'It never came by mail.' }, dialog);
    await work.choose('Category', 'Compliance', dialog);
    await work.choose('Priority', 'High', dialog);
    await work.button('Create Request', dialog).click();
    await page.getByText('Support Request Created').first().waitFor();
    await page.goto('/support?status=open');
    await page.getByRole('link', { name: 'Plate sticker is missing' }).first().waitFor();
    await working.look('support-staff');
    await working.changeTo(DESKTOP_DARK);
    await working.look('support-staff');
    await page.goto('/support?status=closed');
    await page.getByRole('link', { name: 'One more user for a client' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Plate sticker is missing' }).count()).toBe(0);
    await working.leave();

    const [driving, drive] = await seated(PHONE);
    await drive.comeIn('driver@axlebook.test', '/support');
    await driving.page.getByText('Photo of my medical card is refused').first().waitFor();
    await driving.look('support-driver');
    await driving.fitsEverywhere('support-driver');
    await driving.leave();
  }, 180_000);
});
