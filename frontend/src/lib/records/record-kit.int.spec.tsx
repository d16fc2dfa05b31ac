import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi } from '../../testing/fake-api';
import { recordOfKit } from '../../testing/kit-records';
import type { FormField } from './form-field';
import {
  formOf,
  recordKit,
  useChange,
  useRemoval,
  useReturn,
  useSave,
  within,
  type AnyRecord,
  type KitSpec,
} from './record-kit';
import { useBulkRemoval } from './use-bulk-removal';

const fields: readonly FormField[] = [
  { name: 'name', label: 'name of it', is: 'line' },
  { name: 'status', label: 'status', is: 'choice', initial: 'pending' },
  { name: 'notes', label: 'notes', is: 'text' },
];
const kitOf = (more: Partial<KitSpec<AnyRecord>> = {}) =>
  recordKit({
    kind: 'permit',
    what: 'trip permit',
    may: 'compliance',
    fields,
    displayName: ({ name }) => String(name),
    ...more,
  });
const record: AnyRecord = { id: 'p-1', version: 4, name: 'Oversize', status: 'active', notes: null };

describe('the kit of a kind', () => {
  it('leads to a record below its list, wherever that is', () => {
    expect(kitOf().subject(record)).toEqual({
      name: 'Oversize',
      links: [{ label: 'Open', to: '/features/every-permit/p-1' }],
    });
    expect(kitOf({ at: '/features/plates/permits' }).subject(record).links[0]?.to).toBe('/features/plates/permits/p-1');
  });

  it('has no place for a kind that is nowhere listed', () => {
    expect(() => kitOf({ kind: 'settings' })).toThrow('Records of the kind settings have no screen');
  });

  it('asks in its form for all but the status, each by its label', () => {
    expect(kitOf().placed.map(({ name, label, said: text }) => [name, label, text])).toEqual([
      ['name', 'Name Of It', 'name of it'],
      ['notes', 'Notes', 'notes'],
    ]);
  });

  it('asks in its form for what it is told, in that order and by other labels', () => {
    const { placed } = kitOf({ form: ['status', { name: 'name', label: 'Permit', wide: true }] });
    expect(placed.map(({ name, label, said: text, wide }) => [name, label, text, wide])).toEqual([
      ['status', 'Status', 'status', undefined],
      ['name', 'Permit', 'name of it', true],
    ]);
    expect(() => kitOf({ form: ['nmae'] })).toThrow('No form field is called nmae');
  });

  it('says plain sentences, but for those that it is told', () => {
    const { says, dialogTitles } = kitOf({ says: { notAdded: 'Try again.' }, dialogTitles: { submit: 'Keep' } });
    expect(says).toEqual({
      added: 'Trip permit added successfully',
      updated: 'Trip permit updated successfully',
      deleted: 'Trip permit deleted successfully',
      notAdded: 'Try again.',
      notUpdated: 'Failed to update trip permit',
      notDeleted: 'Failed to delete trip permit',
    });
    expect(dialogTitles).toEqual({ add: 'Add Trip Permit', edit: 'Edit Trip Permit', submit: 'Keep' });
    expect(kitOf().dialogTitles.submit).toBe('Add Trip Permit');
  });

  it('has a form by the name of its kind, or by its own where lists of a kind differ', () => {
    expect([formOf(kitOf()).name, formOf(kitOf({ fixed: { permitType: 'trip' } })).name]).toEqual([
      'permit',
      'trip-permit',
    ]);
    expect(formOf(kitOf()).kind).toBe('permit');
    expect(formOf(kitOf()).values(record)).toEqual({ name: 'Oversize', notes: '' });
    expect(formOf(kitOf()).values(null)).toEqual({ name: '', notes: '' });
  });

  it.each([
    [undefined, { q: 'x' }, { q: 'x' }],
    [{ permitType: 'trip' }, { q: 'x' }, { q: 'x', permitType: 'trip' }],
    [{ permitType: 'trip' }, { permitType: '' }, { permitType: 'trip' }],
    [{ permitType: 'trip,fuel' }, { permitType: 'fuel' }, { permitType: 'fuel' }],
  ])('asks within %j for %j as %j', (fixed, query, asked) => expect(within(fixed, query)).toEqual(asked));
});

describe('the calls of a kind', () => {
  const use = <Result,>(hook: () => Result) => {
    const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    return renderHook(hook, { wrapper }).result;
  };
  const answered = recordOfKit({ path: '/api/permits' });

  it('list it within what all of it have, and show one', async () => {
    const server = fakeApi({
      'GET /api/permits': () => ({ body: [answered], headers: { 'x-total-count': '1' } }),
      'GET /api/permits/p-1': () => ({ body: answered }),
    });
    const kit = kitOf({ fixed: { permitType: 'trip' } });
    const client = new QueryClient();
    expect(await client.fetchQuery(kit.list({ q: 'x' }))).toMatchObject({ items: [answered], total: 1, isMore: false });
    expect(await client.fetchQuery(kit.one('p-1'))).toEqual(answered);
    expect(server.seen.map(({ path, query }) => [path, query.toString()])).toEqual([
      ['/api/permits', 'q=x&permitType=trip'],
      ['/api/permits/p-1', ''],
    ]);
    // by its address a change elsewhere makes all of them stale
    expect(client.getQueryCache().findAll({ queryKey: ['permits'] })).toHaveLength(2);
    await client.fetchQuery(kit.list({ q: 'y' }));
    await client.fetchQuery(kit.one('p-1'));
    expect(client.getQueryCache().findAll({ queryKey: ['permits'] })).toHaveLength(3);
  });

  it('add, change, remove and bring back', async () => {
    const server = fakeApi({
      'POST /api/permits': () => ({ status: 201, body: answered }),
      'PATCH /api/permits/p-1': () => ({ body: answered }),
      'DELETE /api/permits/p-1': () => ({ status: 204 }),
      'POST /api/permits/p-1/restore': () => ({ body: answered }),
    });
    const kit = kitOf();
    const at = use(() => ({
      save: useSave(kit),
      change: useChange(kit),
      remove: useRemoval(kit),
      restore: useReturn(kit),
    })).current;
    await act(() => at.save.mutateAsync({ record: null, body: { name: 'New' }, idempotencyKey: 'key-1' }));
    await act(() => at.save.mutateAsync({ record, body: { name: 'Other' } }));
    await act(() => at.change.mutateAsync({ record, changes: { status: 'expired' } }));
    await act(() => at.change.mutateAsync({ record, changes: {}, deed: 'restore' }));
    await act(() => at.remove.mutateAsync('p-1'));
    await act(() => at.restore.mutateAsync('p-1'));
    expect(server.seen.map(({ method, path, body, headers }) => [method, path, body, headers.get('if-match')])).toEqual(
      [
        ['POST', '/api/permits', { name: 'New' }, null],
        ['PATCH', '/api/permits/p-1', { name: 'Other' }, '"4"'],
        ['PATCH', '/api/permits/p-1', { status: 'expired' }, '"4"'],
        ['POST', '/api/permits/p-1/restore', {}, '"4"'],
        ['DELETE', '/api/permits/p-1', undefined, null],
        ['POST', '/api/permits/p-1/restore', {}, null],
      ],
    );
    expect(server.seen[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  it('remove many at once, and say which attempt it is', async () => {
    const server = fakeApi({
      'POST /api/permits/bulk': () => ({ body: { done: [], failed: [] }, notOurs: 'its answer is of no account' }),
    });
    const removal = use(() => useBulkRemoval('permit')).current;
    await act(() => removal.mutateAsync({ ids: ['p-1', 'p-2'], action: 'remove', idempotencyKey: 'key-2' }));
    expect(server.seen[0]?.body).toEqual({ ids: ['p-1', 'p-2'], action: 'remove' });
    expect(server.seen[0]?.headers.get('idempotency-key')).toBe('key-2');
  });
});
