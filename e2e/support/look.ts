import { AxeBuilder } from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}
export const DESKTOP: Screen = { name: 'desktop', width: 1280, height: 900, scheme: 'light' };
export const DESKTOP_DARK: Screen = { ...DESKTOP, name: 'desktop-dark', scheme: 'dark' };
export const PHONE: Screen = { name: 'phone', width: 360, height: 740, scheme: 'light' };
export const PHONE_DARK: Screen = { ...PHONE, name: 'phone-dark', scheme: 'dark' };

const STILL_MS = 150;
const FOLDER = process.env['SCREENSHOTS'];

/** A person at a screen: a page of their own whose errors are remembered. */
export class Person {
  readonly errors: string[] = [];

  private constructor(
    readonly page: Page,
    readonly screen: Screen,
    private readonly context: BrowserContext,
  ) {}

  static async sitDown(browser: Browser, address: string, screen: Screen): Promise<Person> {
    const context = await browser.newContext({ baseURL: address, viewport: { width: screen.width, height: screen.height }, colorScheme: screen.scheme, timezoneId: 'America/New_York', locale: 'en-US', reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const person = new Person(page, screen, context);
    page.on('pageerror', (error) => person.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (401|403|404|409|412|429)/.test(message.text())) person.errors.push(message.text());
    });
    return person;
  }

  /** Looks at the page as it is: no accessibility violation, nothing wider than the screen; keeps a picture when SCREENSHOTS names a folder. */
  async look(name: string): Promise<void> {
    await this.settled();
    if (FOLDER) {
      mkdirSync(FOLDER, { recursive: true });
      await this.page.screenshot({ path: path.join(FOLDER, `${name}-${this.screen.name}.png`) });
    }
    const { violations } = await new AxeBuilder({ page: this.page }).analyze();
    expect(violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
    const overflow = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect({ page: name, overflow }).toEqual({ page: name, overflow: 0 });
  }

  /** Nothing is loading any more: no skeleton, no busy region. The event stream stays open, so the network is never idle. */
  async settled(): Promise<void> {
    await this.still();
    await this.page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"], .MuiSkeleton-root').length === 0 && !document.body.innerText.includes('Loading...'));
    await this.page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.still();
  }

  /** What is on the page has stayed the same for a moment: the part that was asked for has replaced the one before. */
  private async still(): Promise<void> {
    const seen = (): Promise<string> => this.page.evaluate(() => document.querySelector('#root')?.innerHTML.replace(/\d+/g, '') ?? '');
    let before = '';
    for (let looks = 0; looks < 100; looks += 1) {
      const now = await seen();
      if (now.length > 200 && now === before) return;
      before = now;
      await this.page.waitForTimeout(STILL_MS);
    }
  }

  async leave(): Promise<void> {
    await this.context.close();
  }
}
