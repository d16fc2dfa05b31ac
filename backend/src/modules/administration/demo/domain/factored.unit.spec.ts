import { factoredWays } from './factored';
import { generateYear } from './story';

const hauls = generateYear('2026-11-21', 12, 5, 6);

describe('factored hauls of the demo', () => {
  const ways = factoredWays(hauls, 12);

  it('are the latest of the first clients, and end in every way', () => {
    expect([...ways.values()].map(({ contract, then }) => [contract.recourse, then?.what])).toEqual([
      [false, undefined],
      [true, undefined],
      [false, 'released'],
      [true, 'collected'],
      [false, 'short'],
      [true, 'charged back'],
    ]);
    const days = [...ways.keys()].map(({ end }) => end.on);
    expect(days).toEqual(days.toSorted().reverse());
    for (const { client, end } of ways.keys()) expect([client < 12, end.how]).toEqual([true, 'factored']);
  });

  it('are as many as there are', () => expect(factoredWays(hauls.slice(0, 3), 1).size).toBeLessThan(3));
});
