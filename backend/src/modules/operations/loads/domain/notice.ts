const MINUTE_MS = 60_000;
/** A truck that stands a day over its free time was forgotten, not held: no notice would help. */
const LATEST_MINUTES = 1_440;

/** A truck that stands at a stop, as far as a notice depends on it; times in whole minutes. */
export interface Waiting {
  readonly stop: number;
  readonly minutes: number | null;
  readonly freeMinutes: number | null;
  /** How long before free time ends the broker is to be told; null: the terms ask for no notice. */
  readonly noticeMinutes: number | null;
  /** At which stop the broker was told last. */
  readonly noticeStop: number | null;
}

/** Whether the broker has to be told now that a truck waits: once a stop, in the time that the terms ask for. */
export const noticeIsDue = ({ stop, minutes, freeMinutes, noticeMinutes, noticeStop }: Waiting): boolean =>
  minutes !== null &&
  freeMinutes !== null &&
  noticeMinutes !== null &&
  noticeStop !== stop &&
  minutes >= freeMinutes - noticeMinutes &&
  minutes <= freeMinutes + LATEST_MINUTES;

/** When free time ends, of a clock that shows so many minutes now. */
export const freeUntil = (now: string, minutes: number, freeMinutes: number): string =>
  new Date(Date.parse(now) + (freeMinutes - minutes) * MINUTE_MS).toISOString();
