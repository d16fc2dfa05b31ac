import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { inShare } from '../../testing/share';
import { broken, type Depth } from './axe';
import { Idle } from './idle';

export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
}
export const DESKTOP: Screen = { name: 'desktop', width: 1280, height: 900, scheme: 'light' };
export const DESKTOP_DARK: Screen = { ...DESKTOP, name: 'desktop-dark', scheme: 'dark' };
export const PHONE: Screen = { name: 'phone', width: 390, height: 844, scheme: 'light' };
export const PHONE_DARK: Screen = { ...PHONE, name: 'phone-dark', scheme: 'dark' };

/** Where a screen changes its shape, and the usual ones between. */
const WIDTHS = [360, 390, 768, 831, 1024, 1100, 1280, 1440];
const isTouched = ({ width }: Pick<Screen, 'width'>): boolean => width < 768;

const FOLDER = process.env['SCREENSHOTS'];
/** Tracing every step takes a sixth of the time of a journey: it is done where a folder for traces is named. */
const TRACED = process.env['TRACES'] !== undefined;

/** A person at a screen: a page of their own whose errors are remembered. */
export class Person {
  readonly errors: string[] = [];
  private static readonly seated = new Set<Person>();

  private constructor(
    readonly page: Page,
    private shownOn: Screen,
    private readonly context: BrowserContext,
    private readonly idle: Idle,
    private readonly device: CDPSession,
    private readonly address: URL,
    private readonly atShare: boolean,
  ) {}

  get screen(): Screen {
    return this.shownOn;
  }

  /** @param how whether somebody goes through a share of the screens only: nothing of those is left to another run */
  static async sitDown(browser: Browser, address: string, screen: Screen, { atShare = false } = {}): Promise<Person> {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: screen.width, height: screen.height },
      colorScheme: screen.scheme,
      timezoneId: 'America/New_York',
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
    if (TRACED) await context.tracing.start({ screenshots: true, snapshots: true });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const person = new Person(
      page,
      screen,
      context,
      await Idle.of(page),
      await context.newCDPSession(page),
      new URL(address),
      atShare,
    );
    await person.touch();
    Person.seated.add(person);
    page.on('pageerror', (error) => person.errors.push(error.message));
    page.on('console', (message) => {
      // the body of a letter may run no script, neither its own nor the test's
      const expected = /status of (401|403|404|409|412|429)|Blocked script execution in 'about:srcdoc'/;
      if (message.type() === 'error' && !expected.test(message.text()))
        person.errors.push(`${message.text()} ${message.location().url}`);
    });
    return person;
  }

  /** Signs in without the form: the session is the browser's from now on. */
  async takeSession(login: string, credentials: { email: string; password: string }): Promise<void> {
    const { origin } = this.address;
    const answer = await this.context.request.post(login, { data: credentials, headers: { origin } });
    if (!answer.ok())
      throw new Error(`${credentials.email} could not sign in: ${answer.status()} ${await answer.text()}`);
  }

  /**
   * Another address without another page load: the product's own navigation, as by the back button. The first one is
   * loaded.
   */
  async goTo(address: string): Promise<void> {
    if (this.page.url() === 'about:blank') await this.page.goto(address);
    else
      await this.page.evaluate((to) => {
        window.history.pushState(null, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    await this.settled();
  }

  /** The same page on another screen. */
  async changeTo(screen: Screen): Promise<void> {
    this.shownOn = screen;
    await this.page.setViewportSize({ width: screen.width, height: screen.height });
    await this.page.emulateMedia({ colorScheme: screen.scheme, reducedMotion: 'reduce' });
    await this.touch();
  }

  /** A phone has no mouse. */
  private async touch(): Promise<void> {
    await this.device.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched(this.screen) });
  }

  /**
   * Looks at the page as it is: no accessibility violation, nothing wider than the screen; keeps a picture when
   * SCREENSHOTS names a folder. The rules are asked whole at a desk and on a phone; in the dark only color can break
   * one. Each run asks them of its share of the pages.
   */
  async look(name: string, depth: Depth = this.screen.scheme === 'light' ? 'whole' : 'contrast'): Promise<void> {
    await this.settled();
    if (FOLDER) {
      mkdirSync(FOLDER, { recursive: true });
      await this.page.screenshot({ path: path.join(FOLDER, `${name}-${this.screen.name}.png`) });
    }
    if (this.isDue(`${name} ${this.screen.name}`))
      expect({ page: name, screen: this.screen.name, broken: await broken(this.page, depth) }).toEqual({
        page: name,
        screen: this.screen.name,
        broken: [],
      });
    await this.fits(name);
  }

  private isDue(name: string): boolean {
    return this.atShare || inShare(name);
  }

  /** Nothing is wider than any screen. */
  async fitsEverywhere(name: string): Promise<void> {
    for (const width of WIDTHS.filter((each) => this.isDue(`${name} ${each}`))) {
      await this.changeTo({ ...DESKTOP, name: `${width} px`, width });
      await this.page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
      );
      await this.fits(name);
    }
  }

  /** Nothing is wider than the screen, and what a page is about is read whole above it. */
  async fits(name: string): Promise<void> {
    const found = await this.page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      cut: [...document.querySelectorAll('header h1 ~ p')]
        .filter((line) => line.clientWidth > 0)
        .filter((line) => line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1)
        .map((line) => line.textContent),
    }));
    expect({ page: name, screen: this.screen.name, ...found }).toEqual({
      page: name,
      screen: this.screen.name,
      overflow: 0,
      cut: [],
    });
  }

  /**
   * Nothing goes on any more: what was asked for is there. The event stream stays open, so the network is never idle.
   */
  async settled(): Promise<void> {
    await this.idle.reached();
  }

  /** Done, and well: nothing is kept. */
  async leave(): Promise<void> {
    Person.seated.delete(this);
    await this.context.close();
  }

  /**
   * Whoever still sits there after a test did not get to its end: what they see is kept, or all their steps. @returns
   * the files
   */
  static async leftBehind(folder: () => string): Promise<string[]> {
    const files: string[] = [];
    for (const person of Person.seated) {
      const file = path.join(folder(), `${files.length + 1}-${person.screen.name}.${TRACED ? 'zip' : 'png'}`);
      if (TRACED) await person.context.tracing.stop({ path: file });
      else await person.page.screenshot({ path: file });
      files.push(file);
      await person.leave();
    }
    return files;
  }
}
