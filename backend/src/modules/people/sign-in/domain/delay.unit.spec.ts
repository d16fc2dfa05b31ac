import { delayAfter } from './delay';

describe('an attempt to sign in after failures of its account', () => {
  it('waits from the eleventh on, longer each time, four seconds at most', () =>
    expect([0, 9, 10, 11, 12, 13, 14, 15, 10_000].map(delayAfter)).toEqual([
      0, 0, 250, 500, 1_000, 2_000, 4_000, 4_000, 4_000,
    ]));
});
