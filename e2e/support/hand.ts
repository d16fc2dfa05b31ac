import type { Locator } from 'playwright-core';
import type { Person } from './look';

/** A hand that counts what it does: each click or choice, each key, also those of a text; and how long it is at it. */
export class Hand {
  clicks = 0;
  keys = 0;
  private began: number | undefined;
  private ended = 0;
  constructor(private readonly person: Person) {}

  get done(): number {
    return this.clicks + this.keys;
  }

  /** From its first act to its last. */
  get seconds(): number {
    return this.began === undefined ? 0 : (this.ended - this.began) / 1_000;
  }

  async click(what: Locator): Promise<void> {
    this.clicks += 1;
    await this.act(() => what.click());
  }

  async choose(from: Locator, option: string): Promise<void> {
    this.clicks += 1;
    await this.act(() => from.selectOption(option));
  }

  async upload(button: Locator, file: string): Promise<void> {
    const chooser = this.person.page.waitForEvent('filechooser');
    await this.click(button);
    // the file in the system's own window
    this.clicks += 1;
    await this.act(async () => (await chooser).setFiles(file));
  }

  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.act(() => this.person.page.keyboard.press(key));
  }

  /** Where the cursor stands. */
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.act(() => this.person.page.keyboard.type(text));
  }

  private async act(deed: () => Promise<unknown>): Promise<void> {
    this.began ??= performance.now();
    await deed();
    this.ended = performance.now();
  }
}
