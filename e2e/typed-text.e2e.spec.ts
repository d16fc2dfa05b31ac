import { DESKTOP, DESKTOP_DARK, Person, PHONE, PHONE_DARK } from './support/look';
import { shipped } from './support/product/shipped';
import { Steps } from './support/steps';

/** What somebody typed is there until it is saved or given up, whatever happens to the page and the session. */
describe('typed text', () => {
  const shop = shipped();

  const everywhere = async (person: Person, name: string): Promise<void> => {
    for (const screen of [DESKTOP_DARK, PHONE, PHONE_DARK, DESKTOP]) {
      await person.changeTo(screen);
      await person.look(name);
    }
  };
  const brokersNamed = ({ page }: Person, name: string): Promise<number> =>
    page.evaluate(
      async (wanted) => ((await (await fetch(`/api/brokers?q=${wanted}`)).json()) as object[]).length,
      encodeURIComponent(name),
    );

  it('outlives Back, Esc, a reload and the session, and is saved once', async () => {
    const person = await Person.sitDown(shop.browser, shop.product.address, DESKTOP);
    const { page } = person;
    const work = new Steps(person);
    await work.comeIn('employee@axlebook.test', '/clients');
    await page.getByRole('link', { name: 'Brokers', exact: true }).click();
    await person.settled();
    await work.button('Add Broker').click();
    const form = page.getByRole('dialog', { name: 'Add New Broker' });
    await work.fill({ Name: 'Sagebrush Freight', 'Tax ID': '98-7654321' }, form);

    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave();
      await question.waitFor();
      await work.button('Keep editing', question).click();
      await question.waitFor({ state: 'detached' });
      expect(await work.field('Name', form).inputValue()).toBe('Sagebrush Freight');
    }

    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await form.getByText('We kept what you typed').waitFor();
    expect(await work.field('Name', form).inputValue()).toBe('Sagebrush Freight');
    expect(await work.field('Tax ID', form).inputValue()).toBe('');
    await everywhere(person, 'kept-text');

    await page.context().clearCookies();
    await work.button('Add Broker', form).click();
    const over = page.getByRole('dialog', { name: 'Your session has ended' });
    await over.waitFor();
    await everywhere(person, 'session-ended');
    await work.fill({ Password: 'axlebook-demo' }, over);
    await page.keyboard.press('Enter');
    await page.getByText('Broker created successfully').waitFor();
    await form.waitFor({ state: 'detached' });
    expect(await brokersNamed(person, 'Sagebrush Freight')).toBe(1);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);
    expect(person.errors).toEqual([]);
    await person.leave();
  }, 120_000);

  it('and what somebody else set meanwhile are both shown', async () => {
    const [first, second] = [
      await Person.sitDown(shop.browser, shop.product.address, DESKTOP),
      await Person.sitDown(shop.browser, shop.product.address, DESKTOP),
    ];
    const [mine, theirs] = [new Steps(first), new Steps(second)];
    await mine.signIn('/staff-login', 'admin@axlebook.test');
    await theirs.signIn('/staff-login', 'employee@axlebook.test');
    const [invoice] = await first.page.evaluate(
      async () => (await (await fetch('/api/invoices?status=pending&limit=1')).json()) as { id: number }[],
    );
    for (const { page } of [first, second]) {
      await page.goto(`/accounting/invoices/${invoice?.id}`);
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
    }
    const form = first.page.getByRole('dialog', { name: /^Edit Invoice/ });
    await mine.field('Amount', form).fill('645');
    const other = second.page.getByRole('dialog', { name: /^Edit Invoice/ });
    await theirs.field('Amount', other).fill('999');
    await theirs.button('Save Changes', other).click();
    await form.getByText(/^Erin \w+ set it to \$999\.00 at \d/).waitFor();
    await everywhere(first, 'changed-by-both');
    for (const person of [first, second]) await person.leave();
  }, 120_000);
});
