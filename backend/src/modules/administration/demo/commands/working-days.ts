import type { IsoDate } from '../../../../platform/money/dates';

/** One step on a day; `client` is the index of the client that it is for, if any. */
interface Act {
  readonly on: IsoDate;
  readonly client?: number | undefined;
  readonly act: () => Promise<unknown>;
}

/** How many clients are worked on in parallel. */
const AT_ONCE = 24;
const OPENING_UTC = '13:00:00.000Z';
const WORKING_MS = 10 * 3_600_000;
/** The longest time from one step to the next. */
const PACE_MS = 97_000;

/**
 * A time for each step: within the working hours of its day, in the given order and never later than `now`. The steps
 * must be in the order of their days.
 */
export const workingHours = (steps: readonly { readonly on: IsoDate }[], now: Date): Date[] => {
  const ofDay = new Map<IsoDate, number>();
  for (const { on } of steps) ofDay.set(on, (ofDay.get(on) ?? 0) + 1);
  let day = '';
  let nth = 0;
  return steps.map(({ on }) => {
    nth = on === day ? nth + 1 : 0;
    day = on;
    const pace = Math.min(PACE_MS, Math.floor(WORKING_MS / (ofDay.get(on) ?? 1)));
    return new Date(Math.min(now.getTime(), Date.parse(`${on}T${OPENING_UTC}`) + nth * pace));
  });
};

export const oneByOne = async (acts: readonly Act[]): Promise<void> => {
  for (const { act } of acts) await act();
};

/**
 * Runs the steps day by day: first those without a client, then the clients in parallel, each with its own steps in
 * their order.
 */
export const clientsSideBySide = async (acts: readonly Act[]): Promise<void> => {
  for (const today of runs(acts, ({ on }) => on)) {
    await oneByOne(today.filter(({ client }) => client === undefined));
    const ofClients = today.filter(({ client }) => client !== undefined);
    const turns = runs(
      ofClients.toSorted((a, b) => (a.client ?? 0) - (b.client ?? 0)),
      ({ client }) => client,
    );
    const next = turns.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const turn of next) await oneByOne(turn);
      }),
    );
  }
};

/** Groups neighboring items that have the same key. */
const runs = <Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[][] => {
  const all: Item[][] = [];
  let key: unknown;
  for (const item of items) {
    if (all.length === 0 || keyOf(item) !== key) all.push([]);
    key = keyOf(item);
    all.at(-1)?.push(item);
  }
  return all;
};
