import { clientsSideBySide, workingHours } from './working-days';

const NOW = new Date('2026-03-03T18:00:00.000Z');

describe('the hours of a working day', () => {
  it('follow each other from the morning on, and begin anew with each day', () => {
    const times = workingHours([{ on: '2026-03-01' }, { on: '2026-03-01' }, { on: '2026-03-02' }], NOW);
    expect(times.map((time) => time.toISOString())).toEqual([
      '2026-03-01T13:00:00.000Z',
      '2026-03-01T13:01:37.000Z',
      '2026-03-02T13:00:00.000Z',
    ]);
  });

  it('are enough for a day of however much work, and never later than now', () => {
    const busy = workingHours(
      Array.from({ length: 5_000 }, () => ({ on: '2026-03-02' })),
      NOW,
    );
    expect(busy.at(-1)?.toISOString()).toBe('2026-03-02T22:59:52.800Z');
    const today = workingHours(
      Array.from({ length: 5_000 }, () => ({ on: '2026-03-03' })),
      NOW,
    );
    expect(today.at(-1)).toEqual(NOW);
  });
});

describe('what is done for clients side by side', () => {
  it('keeps the days apart and the order of each client, after what is for nobody', async () => {
    const began: string[] = [];
    const done: string[] = [];
    const act = (on: string, client: number | undefined, name: string, turns: number) => ({
      on,
      client,
      act: async () => {
        began.push(name);
        for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
        done.push(name);
      },
    });
    await clientsSideBySide([
      act('2026-03-01', 1, 'a1', 9),
      act('2026-03-01', 2, 'b1', 1),
      act('2026-03-01', undefined, 'office', 5),
      act('2026-03-01', 1, 'a2', 1),
      act('2026-03-02', 2, 'b2', 1),
    ]);
    expect(began).toEqual(['office', 'a1', 'b1', 'a2', 'b2']);
    expect(done).toEqual(['office', 'b1', 'a1', 'a2', 'b2']);
  });
});
