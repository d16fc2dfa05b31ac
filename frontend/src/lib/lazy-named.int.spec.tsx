import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode } from 'react';
import { CodeMissing, lazyNamed, lazyPage, tryCodeAgain } from './lazy-named';

class Catching extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    return error instanceof CodeMissing ? <p>Missing: {String(error.cause)}</p> : this.props.children;
  }
}

const Named = ({ name }: { name: string }) => <p>Hello {name}</p>;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('code that is fetched when it is first shown', () => {
  let failures: number;
  let fetched: number;
  const load = (): Promise<ComponentType<{ name: string }>> => {
    fetched += 1;
    if (failures === 0) return Promise.resolve(Named);
    failures -= 1;
    return Promise.reject(new TypeError('no network'));
  };
  const show = (Lazy: ComponentType<{ name: string }>, key = 'first') => (
    <Catching key={key}>
      <Lazy name="Dana" />
    </Catching>
  );

  beforeEach(() => {
    [failures, fetched] = [0, 0];
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is not fetched before, and once however often it is shown', async () => {
    const Lazy = lazyNamed(load);
    expect(fetched).toBe(0);
    const { rerender } = render(show(Lazy));
    await pass(0);
    expect(screen.getByText('Hello Dana')).toBeInTheDocument();
    rerender(show(Lazy, 'second'));
    expect([screen.queryByText('Hello Dana') === null, fetched]).toEqual([false, 1]);
  });

  it('has something in its place until it is there', async () => {
    render(show(lazyNamed(load, <p>One moment</p>)));
    expect(screen.getByText('One moment')).toBeInTheDocument();
    await pass(0);
    expect(screen.queryByText('One moment')).toBeNull();
  });

  it('is fetched again by itself half a second after it failed once', async () => {
    failures = 1;
    render(show(lazyNamed(load)));
    await pass(499);
    expect(fetched).toBe(1);
    await pass(1);
    expect([fetched, screen.queryByText('Hello Dana') !== null]).toEqual([2, true]);
  });

  it('is missing when it failed twice, until it is tried again', async () => {
    failures = 2;
    const Lazy = lazyNamed(load);
    const { rerender } = render(show(Lazy));
    await pass(500);
    expect(screen.getByText('Missing: TypeError: no network')).toBeInTheDocument();
    rerender(show(Lazy, 'second'));
    await pass(500);
    expect([screen.queryByText('Hello Dana'), fetched]).toEqual([null, 2]);
    tryCodeAgain();
    rerender(show(Lazy, 'third'));
    await pass(0);
    expect([screen.queryByText('Hello Dana') !== null, fetched]).toEqual([true, 3]);
  });

  it('that is there is not fetched anew by another that is tried again', async () => {
    const Lazy = lazyNamed(load);
    const { rerender } = render(show(Lazy));
    await pass(0);
    tryCodeAgain();
    rerender(show(Lazy, 'second'));
    await pass(0);
    expect(fetched).toBe(1);
  });

  it('may be a page, in whose place nothing of its own waits', async () => {
    const Page = lazyPage(async () => ({ Component: (await load()) as ComponentType }));
    expect(fetched).toBe(0);
    render(
      <Catching>
        <Page />
      </Catching>,
    );
    await pass(0);
    expect([screen.getByText(/^Hello/).textContent, fetched]).toEqual(['Hello ', 1]);
  });
});
