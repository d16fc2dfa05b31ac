import type { Locator, Page } from 'playwright-core';
import type { Person } from './look';

/** Where the web app's login pages send what was typed. */
const LOGINS: Readonly<Record<string, string>> = {
  '/staff-login': '/api/staff/login',
  '/admin-login': '/api/admin/login',
  '/agent-login': '/api/agents/login',
  '/client-login': '/api/client/login',
};
const doorOf = (email: string): string => `/${/^(client|agent)@/.exec(email)?.[1] ?? 'staff'}-login`;

/**
 * What people do on the screens, in their words. Selects by role and label only: what a screen reader finds, a journey
 * finds.
 */
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

  /** Unfolds a card, where it has more than its three lines. */
  async unfold(card: Locator): Promise<void> {
    await card.first().waitFor();
    const more = card.getByRole('button', { name: /^More about /, expanded: false });
    if ((await more.count()) > 0) await more.first().click();
  }

  /** The notice that a step ends with; it is sent away so that the next one can show. */
  async told(text: string): Promise<void> {
    const toast = this.page.getByText(text, { exact: true }).first();
    await toast.waitFor();
    const close = this.page.getByRole('button', { name: /dismiss|close notification/i }).first();
    if (await close.isVisible().catch(() => false)) await close.click();
  }

  /** Opens the demo's mail when the letter with these words in its subject, or to this address, has come. */
  async openMail(words: string): Promise<void> {
    await this.page.waitForFunction(
      async (wanted) => {
        const letters = (await (await fetch('/api/dev/mail')).json()) as { to: string; subject: string }[];
        return letters.some(({ to, subject }) => to.includes(wanted) || subject.includes(wanted));
      },
      words,
      { polling: 100 },
    );
    await this.page.goto('/dev/mail');
  }

  /**
   * Comes to the dashboard as somebody who signed in before: the form itself is tried where it is the subject
   * (`enter`).
   */
  async signIn(door: string, email: string): Promise<void> {
    await this.comeIn(email, '/', door);
    await this.page.getByText('Pending Invoices').waitFor();
  }

  /** Somebody signed in before, and has no page open yet. */
  async hasSession(email: string, door = doorOf(email)): Promise<void> {
    await this.person.takeSession(String(LOGINS[door]), { email, password: 'axlebook-demo' });
  }

  /** Opens a page as somebody who signed in before. */
  async comeIn(email: string, home: string, door = doorOf(email)): Promise<void> {
    await this.hasSession(email, door);
    await this.page.goto(home);
    const [path = home] = home.split('?');
    await this.page.waitForURL(({ pathname }) => pathname.startsWith(path));
  }

  /**
   * Types the credentials on a login page and waits for the page that the role is sent to. The address is there before
   * its page: no other's form is filled.
   */
  async enter(email: string, home: string, password = 'axlebook-demo'): Promise<void> {
    await this.person.settled();
    await this.fill({ Email: email, Password: password });
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL(({ pathname }) => pathname === home);
  }

  /**
   * Goes on with Tab, on a page at rest, until what is in focus has this name; fails when a whole round does not reach
   * it.
   */
  async tabTo(name: string | RegExp): Promise<void> {
    await this.person.settled();
    const fits = (text: string): boolean => (typeof name === 'string' ? text === name : name.test(text));
    const seen: string[] = [];
    for (let step = 0; step < 90; step += 1) {
      await this.page.keyboard.press('Tab');
      const focused = await this.page.evaluate(() => {
        const element = document.activeElement as HTMLElement | null;
        const labels =
          element && 'labels' in element
            ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.innerText)
            : [];
        const named =
          element
            ?.getAttribute('aria-labelledby')
            ?.split(' ')
            .map((id) => document.getElementById(id)?.innerText ?? '') ?? [];
        return (element?.getAttribute('aria-label') ?? [...labels, ...named].join(' ')) || (element?.innerText ?? '');
      });
      const text = focused.replace(/\s*\*\s*$/, '').trim();
      if (fits(text)) return;
      seen.push(text);
    }
    throw new Error(`Tab never reached ${String(name)}; it passed ${[...new Set(seen)].join(' | ')}`);
  }
}
