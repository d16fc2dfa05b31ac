import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { CollectedNews } from './collected-news';
import { changeAnswered, momentOf } from './moments';

const KEY = ['clients'];

describe('news of changes', () => {
  let client: QueryClient;
  let news: CollectedNews;
  let asked: number;
  let answer: (() => void)[];
  let slow: boolean;
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const tell = (request: string | null = null) => news.add([KEY, ['invoices']], momentOf(request));

  beforeEach(async () => {
    jest.useFakeTimers();
    [asked, answer, slow] = [0, [], false];
    client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
    news = new CollectedNews(client);
    const queryFn = () => {
      asked += 1;
      return slow ? new Promise((resolve) => answer.push(() => resolve(asked))) : Promise.resolve(asked);
    };
    new QueryObserver(client, { queryKey: [...KEY, { page: 1 }], queryFn }).subscribe(() => undefined);
    await wait(0);
    expect(asked).toBe(1);
    asked = 0;
  });
  afterEach(() => {
    news.stop();
    client.clear();
    jest.useRealTimers();
  });

  it('that come together are fetched once', async () => {
    for (let event = 0; event < 100; event += 1) tell();
    await wait(250);
    expect(asked).toBe(0);
    await wait(250);
    expect(asked).toBe(1);
    await wait(10_000);
    expect(asked).toBe(1);
  });

  it('that come one after the other for nine seconds are fetched ten times at most, the last one too', async () => {
    for (let event = 0; event < 100; event += 1) {
      tell();
      await wait(90);
    }
    const before = asked;
    await wait(1_000);
    expect(before).toBeGreaterThan(5);
    expect(asked).toBeLessThanOrEqual(10);
    expect(asked).toBeGreaterThan(before);
  });

  it('of a change that was made here are fetched once, by its own answer', async () => {
    changeAnswered('own-1');
    void client.invalidateQueries({ queryKey: KEY });
    tell('own-1');
    await wait(2_000);
    expect(asked).toBe(1);
  });

  it('of a change that was made here are fetched once, also when they come before its answer', async () => {
    tell('own-2');
    changeAnswered('own-2');
    void client.invalidateQueries({ queryKey: KEY });
    await wait(2_000);
    expect(asked).toBe(1);
  });

  it('of a change that was made here reach what its answer did not refresh', async () => {
    changeAnswered('own-3');
    tell('own-3');
    await wait(2_000);
    expect(asked).toBe(1);
  });

  it('of somebody else that come after an own change are fetched', async () => {
    changeAnswered('own-4');
    void client.invalidateQueries({ queryKey: KEY });
    tell('own-4');
    tell('of somebody else');
    await wait(2_000);
    expect(asked).toBe(2);
  });

  it('wait for an answer that is on its way, and are fetched after it', async () => {
    slow = true;
    tell();
    await wait(300);
    expect(asked).toBe(1);
    tell();
    await wait(5_000);
    expect(asked).toBe(1);
    answer[0]?.();
    await wait(1_000);
    expect(asked).toBe(2);
  });

  it('that wait are given up when nobody listens any more', async () => {
    tell();
    news.stop();
    await wait(10_000);
    expect(asked).toBe(0);
    changeAnswered(null);
    void client.invalidateQueries({ queryKey: KEY });
    await wait(0);
    expect(asked).toBe(1);
  });

  it('cost nothing once all are fetched', async () => {
    const before = jest.getTimerCount();
    tell();
    await wait(10_000);
    expect(jest.getTimerCount()).toBe(before);
  });

  it('are not fetched after an answer on its way that was asked for since', async () => {
    slow = true;
    const since = momentOf('of somebody else');
    void client.invalidateQueries({ queryKey: KEY });
    await wait(0);
    expect(asked).toBe(1);
    news.add([KEY], since);
    await wait(1_000);
    answer[0]?.();
    await wait(5_000);
    expect(asked).toBe(1);
  });
});
