import { act, render, screen } from '@testing-library/react';
import { QueryClientProvider, focusManager, useQuery } from '@tanstack/react-query';
import { ApiError } from '../lib/api/api-error';
import { roots } from '../lib/api/query-roots';
import { createQueryClient } from './query-client';

const ask = jest.fn(() => Promise.resolve('answer'));
const Reader = () => <p>{useQuery({ queryKey: ['clients'], queryFn: ask }).data}</p>;
const DAY_MS = 86_400_000;

describe('what was fetched once', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    ask.mockClear();
  });
  afterEach(() => {
    focusManager.setFocused(undefined);
    jest.useRealTimers();
  });

  const open = async () => {
    const client = createQueryClient();
    const tree = (key: string) => (
      <QueryClientProvider client={client}>
        <Reader key={key} />
      </QueryClientProvider>
    );
    const { rerender } = render(tree('first'));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByText('answer')).toBeInTheDocument();
    return { client, again: (key: string) => rerender(tree(key)) };
  };

  it('never becomes stale: a second reader, a day later, asks nobody', async () => {
    proves('RUL-165');
    const { again } = await open();
    await act(() => jest.advanceTimersByTimeAsync(DAY_MS));
    again('second');
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByText('answer')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not fetched again when the window comes to the front', async () => {
    proves('RUL-166');
    await open();
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not polled', async () => {
    proves('RUL-167');
    await open();
    await act(() => jest.advanceTimersByTimeAsync(DAY_MS));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again by itself when it failed', async () => {
    proves('RUL-393');
    ask.mockImplementationOnce(() => Promise.reject(new Error('500: It did not work')));
    const client = createQueryClient();
    render(
      <QueryClientProvider client={client}>
        <Reader />
      </QueryClientProvider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(DAY_MS));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is fetched again when a change says so', async () => {
    const { client } = await open();
    await act(() => client.invalidateQueries({ queryKey: ['clients'] }));
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('what is asked and changed', () => {
  const health = [...roots.health, 'ready'];
  const noAnswer = new TypeError('Failed to fetch');
  /** The state of the system and a list, fetched and fine. */
  const scene = () => {
    const client = createQueryClient();
    client.setQueryData(health, { status: 'ok' });
    client.setQueryData(['brokers', 'list'], []);
    const isStale = (queryKey: readonly string[]) => client.getQueryState(queryKey)?.isInvalidated;
    const change = (mutationFn: () => Promise<unknown>) =>
      client
        .getMutationCache()
        .build(client, { mutationFn, meta: { invalidates: [['brokers']] } })
        .execute(undefined)
        .catch(() => undefined);
    const read = (queryKey: readonly string[], error: Error) =>
      client.fetchQuery({ queryKey, queryFn: () => Promise.reject(error) }).catch(() => undefined);
    return { isStale, change, read };
  };

  it.each([
    ['gets no answer at all', true, noAnswer],
    ['is refused', false, new ApiError(409, 'It is taken')],
    ['breaks on the server', false, new ApiError(500, 'x')],
  ])('and %s has the state of the system looked at: %s', async (_what, looks, error) => {
    const reading = scene();
    await reading.read(['loads'], error);
    expect(reading.isStale(health)).toBe(looks);
    const changing = scene();
    await changing.change(() => Promise.reject(error));
    expect(changing.isStale(health)).toBe(looks);
  });

  it('and is the look at the system itself asks for no other', async () => {
    const { read, isStale } = scene();
    await read([...roots.health, 'other'], noAnswer);
    expect(isStale(health)).toBe(false);
  });

  it.each([
    ['is done', true, () => Promise.resolve('done')],
    ['came after one of somebody else', true, () => Promise.reject(new ApiError(412, 'Changed'))],
    ['is refused', false, () => Promise.reject(new ApiError(409, 'It is taken'))],
    ['is not allowed', false, () => Promise.reject(new ApiError(403, 'Not you'))],
  ])('a change that %s has its lists fetched again: %s', async (_what, fetches, change) => {
    const { change: run, isStale } = scene();
    await run(change);
    expect(isStale(['brokers', 'list'])).toBe(fetches);
  });
});
