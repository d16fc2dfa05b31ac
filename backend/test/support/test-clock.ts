import { Clock } from '../../src/platform/core/clock';

const MS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1_000 } as const;
export type Stretch = { readonly [unit in keyof typeof MS]?: number };

const millisecondsOf = (stretch: Stretch): number =>
  Object.entries(stretch).reduce((sum, [unit, count]) => sum + MS[unit as keyof typeof MS] * (count ?? 0), 0);

/**
 * The machine's time until somebody travels; then it runs on from there, and the log notes the time of the traveller.
 */
export class TestClock extends Clock {
  private offset = 0;
  private travelled = false;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }

  override stamp(): string | null {
    return this.travelled ? this.now().toISOString() : null;
  }

  /** Goes to an instant, or ahead by a stretch of time. Times of one test should only go forward, as the log's do. */
  travel(to: Date | string | Stretch): void {
    const target =
      typeof to === 'string' || to instanceof Date ? new Date(to).getTime() : this.now().getTime() + millisecondsOf(to);
    this.offset = target - Date.now();
    this.travelled = true;
  }

  /** Does something some time from now, and comes back. */
  async later<Result>(stretch: Stretch, work: () => Promise<Result>): Promise<Result> {
    const before = { offset: this.offset, travelled: this.travelled };
    this.travel(stretch);
    try {
      return await work();
    } finally {
      Object.assign(this, before);
    }
  }

  /** A machine whose clock is wrong: it shows another time, and does not know it. */
  skew(by: Stretch): void {
    this.offset = millisecondsOf(by);
  }
}
