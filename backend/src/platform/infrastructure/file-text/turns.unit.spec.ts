import { Turns } from './turns';

describe('turns', () => {
  it('are taken by so many at once, and then in the order in which they were asked for', async () => {
    const turns = new Turns(2);
    expect([turns.take(), turns.take(), turns.take()]).toEqual([true, true, false]);
    const begun: string[] = [];
    const [first, second] = ['first', 'second'].map(async (name) => {
      if (await turns.wait()) begun.push(name);
    });
    expect(turns.waiting).toBe(2);
    turns.end();
    await first;
    expect(begun).toEqual(['first']);
    turns.end();
    await second;
    expect(begun).toEqual(['first', 'second']);
    turns.end();
    expect([turns.take(), turns.take()]).toEqual([true, false]);
  });

  it('that do not come in time are given up, and nobody else loses theirs', async () => {
    const turns = new Turns(1);
    turns.take();
    const patient = turns.wait();
    expect(await turns.wait(5)).toBe(false);
    expect(turns.waiting).toBe(1);
    turns.end();
    expect(await patient).toBe(true);
    turns.end();
    expect(turns.take()).toBe(true);
  });
});
