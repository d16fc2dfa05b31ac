import { turnOf } from '../testing/share';
import { DESKTOP, Person, PHONE, type Screen } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

describe('a day on the practice desk', () => {
  const shop = shipped();
  const at = async (screen: Screen, work: (person: Person, steps: Steps) => Promise<void>): Promise<void> => {
    const person = await Person.sitDown(shop.browser, shop.product.address, screen);
    const steps = new Steps(person);
    await steps.hasSession('employee@axlebook.test');
    await work(person, steps);
    await person.leave();
  };

  it.each(
    turnOf([
      ['a desktop', DESKTOP],
      ['a phone', PHONE],
    ]),
  )('on %s: the next deadline, its rule, who does it, and that it is filed', (_, screen) =>
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

  const waiting = async ({ page }: Person): Promise<unknown[]> => {
    const answer = await page.request.get('/api/practice?kind=form_2290&state=waiting&limit=1000');
    return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
  };

  it.each(
    turnOf([
      ['a desktop', DESKTOP],
      ['a phone', PHONE],
    ]),
  )('on %s: selects several, assigns them and asks for their papers at once', (_, screen) =>
    at(screen, async (person, steps) => {
      const { page } = person;
      const before = await waiting(person);
      await page.goto('/practice?kind=form_2290&state=open');
      const links = page.getByRole('link', { name: /^Form 2290/ });
      await links.first().waitFor();
      const list = screen === PHONE ? page.getByRole('list', { name: 'Obligations' }) : page.getByRole('grid');
      const select = async (): Promise<void> => {
        const boxes = list.getByRole('checkbox', { name: /^Select (?!all)/ });
        for (const nth of [0, 1]) await boxes.nth(nth).click();
        await selected.getByText('2 selected').waitFor();
      };
      const selected = page.getByRole('group', { name: 'Selected rows' });
      await select();
      await selected.getByLabel('Assign to').selectOption({ label: 'Erin Walsh' });
      await steps.told('Assigned: 2 obligations');
      await selected.waitFor({ state: 'detached' });

      await select();
      await page.getByLabel('Note to the clients').fill('The latest ones, please');
      await person.look('practice-selected');
      await steps.button('Ask for papers').click();
      await steps.told('Asked: 2 obligations');
      const asked = (await waiting(person)).filter((id) => !before.includes(id));
      expect(asked).toHaveLength(2);
      const assigned = await page.evaluate(async (ids) => {
        const read = async (id: unknown) =>
          (await (await fetch(`/api/obligations/${String(id)}`)).json()) as { assignedName: string };
        return (await Promise.all(ids.map(read))).map(({ assignedName }) => assignedName);
      }, asked);
      expect(assigned).toEqual(['Erin Walsh', 'Erin Walsh']);
      await page.goto('/practice?kind=form_2290&state=waiting');
      await links.first().waitFor();
      expect(await links.count()).toBe(before.length + 2);
    }),
  );

  it.each(
    turnOf([
      ['a desktop', DESKTOP],
      ['a phone', PHONE],
    ]),
  )('on %s: sees it by client, opens one, and assigns what a client has but for one', (_, screen) =>
    at(screen, async (person, steps) => {
      const { page } = person;
      await page.goto('/practice?kind=ifta_return');
      await steps.button('By client').click();
      await page.waitForURL(({ searchParams }) => searchParams.get('view') === 'by-client');
      const desk = page.getByRole(screen === PHONE ? 'list' : 'table', { name: 'Obligations by client' });
      const ofPrairie = desk.getByRole('list', { name: 'IFTA of Prairie Star Transport' });
      await ofPrairie.waitFor();
      await person.look('practice-by-client');
      await ofPrairie.getByRole('link').first().press('Enter');
      const panel = page.getByRole('dialog');
      await panel.getByRole('link', { name: 'Prairie Star Transport' }).waitFor();
      await steps.button('Close panel', panel).click();
      await panel.waitFor({ state: 'detached' });

      const box = desk.getByRole('checkbox', { name: 'Select all of Prairie Star Transport' });
      // folded ones are selected with their client, too
      const count = await page.evaluate(
        async () => ((await (await fetch('/api/practice?kind=ifta_return&q=Prairie')).json()) as unknown[]).length,
      );
      expect(count).toBeGreaterThan(2);
      await box.press('Space');
      const selected = page.getByRole('group', { name: 'Selected rows' });
      await selected.getByText(`${count} selected`).waitFor();
      await ofPrairie.getByRole('checkbox').first().press('Space');
      await selected.getByText(`${count - 1} selected`).waitFor();
      await person.look('practice-by-client-selected');
      await selected.getByLabel('Assign to').selectOption({ label: 'Erin Walsh' });
      await steps.told(`Assigned: ${count - 1} obligations`);
      await selected.waitFor({ state: 'detached' });
      // a chip has one line: who does it is told where it is pointed at
      await ofPrairie
        .getByTitle(/Erin Walsh/)
        .first()
        .waitFor({ state: 'attached' });
    }),
  );

  const byTheDesk = async ({ page }: Person, steps: Steps): Promise<void> => {
    await page.goto('/practice?kind=form_2290&q=104');
    await page
      .getByRole('link', { name: /^Form 2290/ })
      .first()
      .waitFor();
    await page.getByRole('grid').getByRole('checkbox').nth(1).click();
    await steps.button('Ask for papers').click();
    await steps.told('Asked: 1 obligation');
  };
  const alone = async ({ page }: Person): Promise<void> => {
    await page.goto('/practice');
    await page.evaluate(async () => {
      const read = async (path: string) => ((await (await fetch(path)).json()) as { id: string }[])[0]?.id;
      const body = JSON.stringify({ clientId: await read('/api/clients?q=Ridgeline'), what: 'The lease of truck 9' });
      await fetch('/api/paper-requests', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    });
  };
  it.each(
    turnOf([
      ['a phone', PHONE, byTheDesk],
      ['a desktop', DESKTOP, alone],
    ]),
  )('a client on %s uploads what it was asked for, and the request ticks itself', async (_, screen, ask) => {
    await at(DESKTOP, ask);
    const person = await Person.sitDown(shop.browser, shop.product.address, screen);
    const { page } = person;
    const steps = new Steps(person);
    await steps.comeIn('client@axlebook.test', '/client-portal/deadlines');
    const asked = page.getByRole('list', { name: 'Papers' }).getByRole('listitem').filter({ hasText: 'Asked' });
    await asked.first().waitFor();
    await person.look('portal-deadlines');
    const file = { name: 'ein.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
    await asked.first().locator('input[type=file]').setInputFiles(file);
    await steps.told('Thank you, the paper has arrived');
    await page.getByText('ein.pdf').first().waitFor();
    await person.leave();
  });

  it('a paper that is no good goes back to the client with the reason, and comes again', async () => {
    const staff = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const client = await Person.sitDown(shop.browser, shop.product.address, PHONE);
    const [desk, portal] = [new Steps(staff), new Steps(client)];
    await portal.hasSession('client@axlebook.test');
    await desk.comeIn('employee@axlebook.test', '/practice?kind=ifta_return&q=Ridgeline');
    await staff.page
      .getByRole('link', { name: /^IFTA return/ })
      .first()
      .click();
    const panel = staff.page.getByRole('dialog');
    await desk.button('Ask client', panel).click();
    await desk.fill({ 'Note to the Client': 'The one of this year' });
    await staff.look('practice-ask');
    await desk.button('Ask Client').click();
    await desk.told('The client was asked for the papers');
    const obligation = staff.page.url();
    const asked = panel.getByRole('list', { name: 'Papers asked for' }).getByRole('listitem').first();
    await asked.getByText('Asked', { exact: true }).waitFor();
    const what = (await asked.getByRole('button', { name: /^Withdraw/ }).getAttribute('aria-label'))?.slice(10) ?? '';

    const sent = async (name: string): Promise<void> => {
      await client.page.goto('/client-portal/deadlines');
      const file = { name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
      await client.page.getByLabel(`File for ${what}`).setInputFiles(file);
      await portal.told('Thank you, the paper has arrived');
    };
    await sent('last-year.pdf');
    await asked.getByRole('link', { name: 'last-year.pdf' }).click();
    await desk.button('Reject', staff.page.getByRole('dialog')).click();
    const rejecting = staff.page.getByRole('dialog', { name: 'Reject last-year.pdf?' });
    await desk.fill({ Reason: 'It is of last year' }, rejecting);
    await desk.button('Reject', rejecting).click();
    await desk.told('last-year.pdf was rejected');

    await client.page.getByText('Please send it again: It is of last year').waitFor();
    await client.look('portal-asked-again');
    await sent('this-year.pdf');
    await staff.page.goto(obligation);
    await asked.getByRole('link', { name: 'this-year.pdf' }).waitFor();
    await staff.look('practice-papers');
    await desk.button(/^Accept: /, asked).click();
    await desk.told('The paper is accepted');
    await asked.getByText('Accepted', { exact: true }).waitFor();
    await staff.leave();
    await client.leave();
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
      await page.goto('/reminders/filings?rule=ifta_return');
      await page
        .getByRole('link', { name: /IFTA return/ })
        .first()
        .waitFor();
      await person.look('filings');
    }));
});
