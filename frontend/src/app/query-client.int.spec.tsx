import { act, render, screen } from '@testing-library/react';
import { QueryClientProvider, focusManager, useQuery } from '@tanstack/react-query';
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

  it('never becomes stale: a second reader, a day later, asks nobody [RUL-165]', async () => {
    const { again } = await open();
    await act(() => jest.advanceTimersByTimeAsync(DAY_MS));
    again('second');
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByText('answer')).toBeInTheDocument();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not fetched again when the window comes to the front [RUL-166]', async () => {
    await open();
    act(() => focusManager.setFocused(false));
    act(() => focusManager.setFocused(true));
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not polled [RUL-167]', async () => {
    await open();
    await act(() => jest.advanceTimersByTimeAsync(DAY_MS));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not asked for again by itself when it failed [RUL-393]', async () => {
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
