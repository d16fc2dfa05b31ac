import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi } from '../testing/fake-api';
import { firmQuery, useFirm, useIsOutdated } from './firm';

const firmOf = (version: string) => ({
  name: 'Ridgeline',
  phone: '',
  email: '',
  timeZone: 'America/New_York',
  demo: false,
  version,
  today: '2026-03-02',
});

describe('the release of a page', () => {
  it('is that of the server when the page was opened: a later one makes the page outdated, until the server is back', async () => {
    let version = '1.2.3';
    fakeApi({ 'GET /api/firm': () => ({ body: firmOf(version) }) });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { result } = renderHook(() => ({ firm: useFirm(), outdated: useIsOutdated() }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    });
    expect(result.current).toEqual({ firm: undefined, outdated: false });
    await waitFor(() => expect(result.current.firm?.version).toBe('1.2.3'));
    expect(result.current.outdated).toBe(false);
    for (const [next, outdated] of [
      ['1.2.4', true],
      ['1.2.3', false],
    ] as const) {
      version = next;
      await act(() => client.refetchQueries({ queryKey: firmQuery.queryKey }));
      await waitFor(() => expect(result.current).toMatchObject({ firm: { version: next }, outdated }));
    }
  });
});
