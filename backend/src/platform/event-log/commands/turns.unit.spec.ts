import { Turns, type Turn } from './turns';

const pass = (): Promise<void> => new Promise((over) => setTimeout(over, 1));

describe('tasks on streams', () => {
  it('follow each other where they share a stream, and not where they share none', async () => {
    const turns = new Turns();
    const told: string[] = [];
    const task = (name: string, streams: readonly string[]) =>
      turns.take(streams, async () => {
        told.push(`${name} begins`);
        await pass();
        told.push(`${name} ends`);
      });
    await Promise.all([task('a', ['x', 'y']), task('b', ['y', 'z']), task('c', ['w'])]);
    expect(told.filter((words) => !words.startsWith('c'))).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect(told.indexOf('c begins')).toBeLessThan(told.indexOf('a ends'));
  });

  it('are begun again when they turn out to need more, and then hold all of it', async () => {
    const tries: number[] = [];
    const turns = new Turns();
    const answer = await turns.take(['x'], async (turn) => {
      tries.push(1);
      turn.mustHold(['y', 'z']);
      turn.mustHold(['x']);
      return Promise.resolve('done');
    });
    expect([answer, tries.length]).toEqual(['done', 2]);
  });

  it('never wait for each other, though each begins with what the other needs later', async () => {
    const turns = new Turns();
    let working = 0;
    const crossed = (own: string, other: string) =>
      turns.take([own], async (turn: Turn) => {
        await pass();
        turn.mustHold([other]);
        working += 1;
        expect(working).toBe(1);
        await pass();
        working -= 1;
      });
    await Promise.all([crossed('x', 'y'), crossed('y', 'x'), crossed('x', 'y')]);
    expect(working).toBe(0);
  });

  it('end with the failure of their work', async () => {
    const turns = new Turns();
    await expect(turns.take(['x'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(['x'], () => Promise.resolve('free'))).toBe('free');
  });
});
