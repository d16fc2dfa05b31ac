import { StoreUnavailable } from './errors';
import { KeyedQueue } from './keyed-queue';

/** Work that ends when told, and notes when it began. */
const story = (turns: KeyedQueue) => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const asked = (key: string, name: string): Promise<string> =>
    turns.take(key, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const settle = () => new Promise((done) => setImmediate(done));
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, asked, end, settle };
};

describe('turns', () => {
  it('come one after the other for a key, in the order of asking; other keys do not wait', async () => {
    const { begun, asked, end, settle } = story(new KeyedQueue());
    const answers = Promise.all([asked('a', '1'), asked('a', '2'), asked('b', '3'), asked('a', '4')]);
    await settle();
    expect(begun).toEqual(['1', '3']);
    await end('1');
    expect(begun).toEqual(['1', '3', '2']);
    await end('2');
    expect(begun).toEqual(['1', '3', '2', '4']);
    await end('3');
    await end('4');
    expect(await answers).toEqual(['1', '2', '3', '4']);
  });
  it('go on after work that failed', async () => {
    const turns = new KeyedQueue();
    const failed = turns.take('a', () => Promise.reject(new Error('no')));
    const next = turns.take('a', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
  it('that do not come in time are given up, and nobody overtakes the one at work', async () => {
    const { begun, asked, end, settle } = story(new KeyedQueue(20));
    const first = asked('a', '1');
    await expect(asked('a', '2')).rejects.toThrow(StoreUnavailable);
    const third = asked('a', '3');
    await settle();
    expect(begun).toEqual(['1']);
    await end('1');
    await end('3');
    expect([await first, await third, begun]).toEqual(['1', '3', ['1', '3']]);
  });
});
