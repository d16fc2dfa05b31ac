import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi } from '../../testing/fake-api';
import { useAddView, useChangeView, useRemoveView, viewsQuery } from './saved-views';

const view = { list: 'loads', name: 'Late', query: 'status=late', isDefault: false };

describe('the views of a user', () => {
  it('are asked for, added, changed and removed by their id', async () => {
    const server = fakeApi({
      'GET /api/views': () => ({ body: [{ ...view, id: 'v-1' }] }),
      'POST /api/views': () => ({ status: 201, body: { ...view, id: 'v-1' } }),
      'PATCH /api/views/v-1': () => ({ body: { ...view, id: 'v-1' } }),
      'DELETE /api/views/v-1': () => ({ status: 204 }),
    });
    const client = new QueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    expect(await client.fetchQuery(viewsQuery)).toEqual([{ ...view, id: 'v-1' }]);
    const { current } = renderHook(() => ({ add: useAddView(), change: useChangeView(), remove: useRemoveView() }), {
      wrapper,
    }).result;
    await act(() => current.add.mutateAsync(view));
    await act(() => current.change.mutateAsync({ id: 'v-1', name: 'Later' }));
    await act(() => current.remove.mutateAsync({ id: 'v-1' }));
    expect(server.seen.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/views', view],
      ['PATCH', '/api/views/v-1', { name: 'Later' }],
      ['DELETE', '/api/views/v-1', undefined],
    ]);
  });
});
