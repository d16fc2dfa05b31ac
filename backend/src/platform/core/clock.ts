/**
 * The one source of time. Nothing else in the server asks the machine for it, SQL included: a query that needs the time
 * gets it as a parameter. Domain code has no clock at all; what it needs to know of time comes in with the command.
 */
export abstract class Clock {
  abstract now(): Date;

  /**
   * When the log notes what is appended now: null leaves it to the database, whose clock all processes share; a told
   * time is the story's or the test's.
   */
  stamp(): string | null {
    return null;
  }
}

/** The machine's time. */
export class WallClock extends Clock {
  now(): Date {
    return new Date();
  }
}

/** A time that somebody tells: a story's day, a test that travels. What is appended under it is noted as of it. */
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

/** Stands still at an instant. */
export const clockAt = (instant: Date): Clock => new SuppliedClock(() => instant);

/** Stands still at what a clock shows now: what commits together happened at one instant. */
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
