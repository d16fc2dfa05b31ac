import { AxeBuilder } from '@axe-core/playwright';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Idle } from './idle';

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

const FOLDER = process.env['SCREENSHOTS'];
/** What is checked once a screen; in other sizes and colors only what those can change. */
type Depth = 'whole' | 'contrast';

/** A person at a screen: a page of their own whose errors are remembered, and whose every step is traced until they leave. */
export class Person {
  readonly errors: string[] = [];
  private static readonly seated = new Set<Person>();

  private constructor(
    readonly page: Page,
    readonly screen: Screen,
    private readonly context: BrowserContext,
    private readonly idle: Idle,
  ) {}

  static async sitDown(browser: Browser, address: string, screen: Screen): Promise<Person> {
    const context = await browser.newContext({ baseURL: address, viewport: { width: screen.width, height: screen.height }, colorScheme: screen.scheme, timezoneId: 'America/New_York', locale: 'en-US', reducedMotion: 'reduce' });
    await context.tracing.start({ screenshots: true, snapshots: true });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const person = new Person(page, screen, context, await Idle.of(page));
    Person.seated.add(person);
    page.on('pageerror', (error) => person.errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of (401|403|404|409|412|429)/.test(message.text())) person.errors.push(message.text());
    });
    return person;
  }

  /** Looks at the page as it is: no accessibility violation, nothing wider than the screen; keeps a picture when SCREENSHOTS names a folder. */
  async look(name: string, depth: Depth = 'whole'): Promise<void> {
    await this.settled();
    if (FOLDER) {
      mkdirSync(FOLDER, { recursive: true });
      await this.page.screenshot({ path: path.join(FOLDER, `${name}-${this.screen.name}.png`) });
    }
    const axe = new AxeBuilder({ page: this.page });
    const { violations } = await (depth === 'whole' ? axe : axe.withRules('color-contrast')).analyze();
    expect(violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
    const overflow = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect({ page: name, overflow }).toEqual({ page: name, overflow: 0 });
  }

  /** Nothing goes on any more: what was asked for is there. The event stream stays open, so the network is never idle. */
  async settled(): Promise<void> {
    await this.idle.reached();
  }

  /** Done, and well: nothing is kept. */
  async leave(): Promise<void> {
    Person.seated.delete(this);
    await this.context.close();
  }

  /** Whoever still sits there after a test did not get to its end: their steps are kept. @returns the files */
  static async leftBehind(folder: () => string): Promise<string[]> {
    const files: string[] = [];
    for (const person of Person.seated) {
      const file = path.join(folder(), `${files.length + 1}-${person.screen.name}.zip`);
      await person.context.tracing.stop({ path: file });
      files.push(file);
      await person.leave();
    }
    return files;
  }
}
