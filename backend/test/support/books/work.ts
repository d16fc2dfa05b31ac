import type { TestSystem } from '../system';
import type { Answer, Visitor } from '../world/visitor';
import type { Book, BooksModel } from './model';

const FIRST = Date.UTC(2025, 10, 1);
const DAYS = 446;

const usDay = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

/** A whole number from 0 on, below `most`. */
export type Draw = (most: number) => number;
export const money = (cents: number): string => (cents / 100).toFixed(2);

/** Numbers from a seed, the same for the same seed (mulberry32). */
export const drawnFrom = (seed: number): Draw => {
  let state = seed;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
};

/** Somebody who works in the product and writes the same into the model. */
export abstract class Work {
  constructor(
    protected readonly system: TestSystem,
    protected readonly staff: Visitor,
    readonly model: BooksModel,
    protected readonly draw: Draw,
  ) {}

  protected one<Item>(items: readonly Item[]): Item {
    return items[this.draw(items.length)] as Item;
  }
  protected day(): string {
    return new Date(FIRST + this.draw(DAYS) * 86_400_000).toISOString().slice(0, 10);
  }
  protected async done(call: Promise<Answer>): Promise<Record<string, unknown>> {
    const { status, body, text } = await call;
    expect([status < 300, text]).toEqual([true, text]);
    return body;
  }
  /** Adds a record; @returns its id. */
  protected async added(list: string, body: object): Promise<string> {
    return String((await this.done(this.staff.post(`/api/${list}`, body)))['id']);
  }
  /** A call that is refused, and leaves nothing in the log. */
  protected async refused(call: () => Promise<Answer>): Promise<Answer> {
    const before = await this.system.lastPosition();
    const answer = await call();
    expect([answer.status, await this.system.lastPosition()]).toEqual([409, before]);
    return answer;
  }

  /**
   * Books something on its day or, where the book is closed then, sees it refused at its field and books it on the
   * first open day.
   */
  protected async booked(
    book: Book,
    [field, date]: readonly [string, string],
    call: (dates: object) => Promise<Answer>,
  ): Promise<{ body: Record<string, unknown>; bookedOn: string | null }> {
    if (!this.model.isClosed(book, date)) return { body: await this.done(call({ [field]: date })), bookedOn: null };
    const open = this.model.openDay(book, date);
    const { body } = await this.refused(() => call({ [field]: date }));
    const message = expect.stringContaining(`the first open day is ${usDay(open)}`) as unknown;
    expect(body['errors']).toEqual([{ field, message }]);
    return { body: await this.done(call({ [field]: date, bookedOn: open })), bookedOn: open };
  }
}
