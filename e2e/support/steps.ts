import type { Locator, Page } from 'playwright-core';
import type { Person } from './look';

/** What people do on the screens, in their words. Selects by role and label only: what a screen reader finds, a journey finds. */
export class Steps {
  constructor(private readonly person: Person) {}

  get page(): Page {
    return this.person.page;
  }

  field(label: string, within: Page | Locator = this.page): Locator {
    return within.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(\\s*\\*)?$`));
  }

  async fill(values: Record<string, string>, within: Page | Locator = this.page): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label, within).fill(value);
  }

  async choose(label: string, option: string, within: Page | Locator = this.page): Promise<void> {
    await this.field(label, within).selectOption({ label: option });
  }

  /** Types into a select that searches, and takes the first match. */
  async pick(label: string, text: string, within: Page | Locator = this.page): Promise<void> {
    const input = within.getByRole('combobox', { name: new RegExp(`^${label}`) });
    await input.click();
    await input.fill(text);
    await this.page.getByRole('option').filter({ hasText: text }).first().click();
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** The notice that a step ends with; it is sent away so that the next one can show. */
  async told(text: string): Promise<void> {
    const toast = this.page.getByText(text, { exact: true }).first();
    await toast.waitFor();
    const close = this.page.getByRole('button', { name: /dismiss|close notification/i }).first();
    if (await close.isVisible().catch(() => false)) await close.click();
  }

  async signIn(door: string, email: string): Promise<void> {
    await this.page.goto(door);
    await this.person.look(door.slice(1));
    await this.fill({ Email: email, Password: 'axlebook-demo' });
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(({ pathname }) => pathname === '/');
    await this.page.getByText('Pending Invoices').waitFor();
  }
}
