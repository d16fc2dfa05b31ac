import { act, configure, getConfig } from '@testing-library/react';

const ROUNDS = 400;
const realSetTimeout = globalThis.setTimeout;
const realTask = (): Promise<void> => new Promise((resolve) => realSetTimeout(resolve));

/** From here on time stands still and passes only when told; answers and code still arrive. */
export const stopTime = (): void => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'performance'] });
};

const GOING_ON = [
  'nextTick',
  'queueMicrotask',
  'performance',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

/** The hour stands still, everything else goes on. */
export const stopHour = (now: string): void => {
  jest.useFakeTimers({ doNotFake: [...GOING_ON], now: new Date(now) });
};

export const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Looks without writing down the whole page when something is not there yet. */
const glance = <Seen>(look: () => Seen): Seen => {
  const { getElementError } = getConfig();
  configure({ getElementError: (message) => new Error(message ?? '') });
  try {
    return look();
  } finally {
    configure({ getElementError });
  }
};

/** Waits, without any time passing, until `look` no longer throws. */
export const untilSeen = async <Seen>(look: () => Seen): Promise<Seen> => {
  for (let round = 1; ; round += 1) {
    await act(async () => {
      await realTask();
      await jest.advanceTimersByTimeAsync(0);
    });
    if (round === ROUNDS) return look();
    try {
      return glance(look);
    } catch {
      // not yet
    }
  }
};
