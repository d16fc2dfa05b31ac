/**
 * The only source of the current time. No other server code reads the machine's clock, SQL included: a query that needs
 * the time gets it as a parameter. Domain code has no clock; commands carry the times they need.
 */
export abstract class Clock {
  abstract now(): Date;

  /**
   * The recording time for events appended now. Null leaves it to the clock of the database, which all processes share;
   * only supplied clocks (demo data, tests) return a time.
   */
  stamp(): string | null {
    return null;
  }
}

/** The clock of the machine. */
export class WallClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** A clock whose time is supplied by demo data or a test. Events appended under it are recorded at that time. */
export class SuppliedClock extends Clock {
  constructor(private readonly told: () => Date) {
    super();
  }

  now(): Date {
    return this.told();
  }

  override stamp(): string {
    return this.told().toISOString();
  }
}

/** A clock that stands still at an instant. */
export const clockAt = (instant: Date): Clock => new SuppliedClock(() => instant);

/**
 * A clock that stands still at the current time of another clock, so that everything in one commit has the same time.
 */
export const stopped = (clock: Clock): Clock => new StoppedClock(clock.now(), clock.stamp());

class StoppedClock extends Clock {
  constructor(
    private readonly at: Date,
    private readonly noted: string | null,
  ) {
    super();
  }

  now(): Date {
    return this.at;
  }

  override stamp(): string | null {
    return this.noted;
  }
}
