import { act, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { createQueryClient } from './query-client';
import { ErrorBoundary } from '../components/feedback/error-boundary';
import { fakeApi, problem } from '../testing/fake-api';
import { newTypist } from '../testing/typist';
import { browser } from '../lib/browser';
import { useFirm } from '../lib/firm';
import { lazyNamed, lazyPage } from '../lib/lazy-named';

describe('code that is fetched when it is needed', () => {
  it('is fetched at the first opening, and shows nothing until then', async () => {
    const load = jest.fn(() => Promise.resolve(({ name }: { name: string }) => <p>Hello {name}</p>));
    const Dialog = lazyNamed<{ name: string }>(load);
    expect(load).not.toHaveBeenCalled();
    const { container } = render(<Dialog name="Dana" />);
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByText('Hello Dana')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is a whole page too', async () => {
    const Page = lazyPage(() => Promise.resolve({ Component: () => <p>The page</p> }));
    render(
      <Suspense fallback={<p>The page before</p>}>
        <Page />
      </Suspense>,
    );
    expect(screen.getByText('The page before')).toBeInTheDocument();
    expect(await screen.findByText('The page')).toBeInTheDocument();
  });
});

const firm = {
  name: 'Ridgeline',
  phone: '',
  email: '',
  timeZone: 'America/New_York',
  demo: false,
  today: '2026-03-02',
};
const Running = () => <p>Release {useFirm()?.version}</p>;

describe('code that cannot be fetched', () => {
  let version: string;
  let there: boolean;
  let answers: boolean;
  const load = jest.fn(() =>
    there ? Promise.resolve({ Component: () => <p>The page</p> }) : Promise.reject(new TypeError('Failed to fetch')),
  );
  const openPage = async () => {
    const server = fakeApi({
      'GET /api/firm': () => (answers ? { body: { ...firm, version } } : problem(503, 'The database is away')),
    });
    const Page: ComponentType = lazyPage(load);
    const tree = (page: ComponentType | null) => (
      <QueryClientProvider client={client}>
        <Running />
        <ErrorBoundary>
          <Suspense fallback={<p>The page before</p>}>{page && <Page />}</Suspense>
        </ErrorBoundary>
      </QueryClientProvider>
    );
    const client = createQueryClient();
    const { rerender } = render(tree(null));
    await screen.findByText(`Release ${version}`);
    return { visit: () => rerender(tree(Page)), typist: newTypist(), server };
  };
  beforeEach(() => {
    load.mockClear();
    [version, there, answers] = ['1.2.3', false, true];
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is tried again by itself', async () => {
    const { visit } = await openPage();
    load.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    there = true;
    visit();
    expect(await screen.findByText('The page', {}, { timeout: 3_000 })).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['the user asks', async (click: () => Promise<void>) => click()],
    ['the network is back', () => Promise.resolve(act(() => void window.dispatchEvent(new Event('online'))))],
  ])('comes with a reload when %s and the server answers', async (_, happens) => {
    const { visit, typist } = await openPage();
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    visit();
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 });
    expect(screen.getByText('This page could not be loaded')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    await happens(() => typist.click(again));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('stays as it is while the server does not answer: a reload would lose the app', async () => {
    const { visit, typist, server } = await openPage();
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    visit();
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 3_000 });
    answers = false;
    const before = server.sent('GET', '/api/firm').length;
    await typist.click(again);
    await waitFor(() => expect(again).toBeEnabled(), { timeout: 8_000 });
    expect(server.sent('GET', '/api/firm').length).toBe(before + 4);
    expect(reload).not.toHaveBeenCalled();
  }, 20_000);

  it('because a newer release is there is offered with a reload', async () => {
    const { visit, typist } = await openPage();
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined);
    version = '1.3.0';
    visit();
    expect(
      await screen.findByRole('heading', { name: 'A new version is ready' }, { timeout: 3_000 }),
    ).toBeInTheDocument();
    await typist.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
