import type { Locator, Page, Request } from 'playwright-core';
import { editIn, type Place } from './find-forms';
import type { Person } from '../look';

const DAY = 'input[placeholder="MM/DD/YYYY"]';
const fieldOf = (name: string): string => `[name="${name}"], [data-field="${name}"] ${DAY}`;

/** Another number than the one that a field holds, of those it takes; which one, `seed` says. */
const anotherNumber = async (field: Locator, seed: number): Promise<string> => {
  const [min, max] = [await field.getAttribute('min'), await field.getAttribute('max')];
  const least = Number(min ?? 100);
  const most = Number(max ?? least + 9_000);
  const held = Math.max(least, Math.trunc(Number(await field.inputValue())) || least);
  return String(least + ((held - least + 1 + (seed % (most - least))) % (most - least + 1)));
};

/** A form of a record, open before somebody. */
export class EditForm {
  readonly page: Page;
  readonly element: Locator;

  private constructor(
    private readonly person: Person,
    private readonly name: string,
    private readonly place: Place,
  ) {
    this.page = person.page;
    this.element = this.page.locator(`form[name="${name}"]`);
  }

  static async open(person: Person, name: string, place: Place): Promise<EditForm> {
    const form = new EditForm(person, name, place);
    await form.visit();
    await form.begin();
    return form;
  }

  private async visit(): Promise<void> {
    await this.page.goto(this.place.address);
    await this.person.settled();
  }

  /** Agents are not told of users, not even of themselves: they come again. */
  async begin(): Promise<void> {
    if (this.place.door === 'agent') await this.visit();
    if (!this.place.onPage) await editIn(this.page, this.place.address).click();
    await this.element.waitFor();
  }

  /** The names of the fields that take any text, which no tax id does; then those of its days, latest first. */
  async fields(): Promise<string[]> {
    const texts = await this.element
      .locator('input[name]:not([type]), input[name][type="text"], textarea[name]')
      .evaluateAll((inputs) =>
        inputs
          .filter((input) => !(input as HTMLInputElement).disabled && !(input as HTMLInputElement).readOnly)
          .filter((input) => !input.matches('[pattern], [autocapitalize="characters"], [name="taxId"]'))
          .map((input) => ({ input, rank: ['', 'decimal', 'numeric'].indexOf(input.getAttribute('inputmode') ?? '') }))
          .toSorted((one, other) => one.rank - other.rank)
          .map(({ input }) => input.getAttribute('name') ?? ''),
      );
    const days = await this.element
      .locator(`[data-field] ${DAY}:enabled`)
      .evaluateAll((inputs) => inputs.map((input) => input.closest('[data-field]')?.getAttribute('data-field') ?? ''));
    return [...texts, ...days.toReversed()];
  }

  field(name: string): Locator {
    return this.element.locator(fieldOf(name));
  }

  /** Something new that the field takes, which `seed` tells from other things. */
  async type(name: string, seed: number): Promise<string> {
    const field = this.field(name);
    const [numeric, isDay] = [await field.getAttribute('inputmode'), await field.and(this.page.locator(DAY)).count()];
    const two = (value: number): string => String(value).padStart(2, '0');
    const day = `${two(1 + (seed % 12))}/${two(1 + (seed % 28))}/2031`;
    const text = isDay > 0 ? day : numeric === null ? `Typed ${seed}` : await anotherNumber(field, seed);
    await field.fill(text);
    return text;
  }

  async shows(name: string, text: string): Promise<void> {
    await this.page.waitForFunction(
      ([form, field, wanted]) =>
        document.querySelector<HTMLInputElement>(`form[name="${form}"] :is(${field})`)?.value === wanted,
      [this.name, fieldOf(name), text] as const,
    );
  }

  /** Presses Save and waits for what the server says. @returns its status, or null when nothing was asked */
  async save(): Promise<number | null> {
    const [answer] = await Promise.all([
      this.page
        .waitForResponse((response) => /^(PATCH|PUT)$/.test(response.request().method()), { timeout: 3_000 })
        .catch(() => null),
      this.element.locator('button[type="submit"]').click(),
    ]);
    return answer?.status() ?? null;
  }

  /** Presses Save; nothing is sent before it is decided whose value stays. */
  async refuses(): Promise<void> {
    const asked: string[] = [];
    const note = (request: Request): void => void (request.method() !== 'GET' && asked.push(request.url()));
    this.page.on('request', note);
    await this.element.locator('button[type="submit"]').click();
    await this.element.getByText('Somebody else changed the same').waitFor();
    this.page.off('request', note);
    expect(asked).toEqual([]);
  }

  async saved(): Promise<void> {
    expect(await this.save()).toBe(200);
    if (!this.place.onPage) await this.element.waitFor({ state: 'detached' });
  }

  /** Nothing is left in it to ask about. */
  async closed(): Promise<void> {
    if (this.place.onPage) return;
    await this.page.keyboard.press('Escape');
    await this.element.waitFor({ state: 'detached' });
  }

  get choice(): Locator {
    return this.element.locator('[data-conflict]');
  }
}
