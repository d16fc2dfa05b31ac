import { screen, waitFor, within } from '@testing-library/react';
import type { SavedView } from '../../lib/api/api-types';
import type { Answering } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { admin } from '../../testing/prepared/people';

const view = (over: Partial<SavedView>): SavedView => ({
  id: '01990000-0000-7000-8000-000000000001',
  list: 'clients-brokers',
  name: 'Mesa',
  query: 'q=mesa&sort=-name',
  isDefault: false,
  ...over,
});
const open = (views: readonly SavedView[], at = '/clients/brokers', answers: Record<string, Answering> = {}) =>
  openApp(at, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/views': () => ({ body: views }),
    ...answers,
  });
const chosen = 'client=01990000-0000-7000-8000-00000000c11e';
const menu = async () => within(await screen.findByRole('list', { name: 'Views of this list' }));

describe('the views of a list', () => {
  it('are in a menu, each an address; those of other lists are not', async () => {
    const { typist, address } = open([view({}), view({ id: '2', list: 'loads', name: 'Late loads' })]);
    await typist.click(await screen.findByText('Views'));
    expect((await menu()).getAllByRole('link').map(({ textContent }) => textContent.trim())).toEqual([
      'Everything',
      'Mesa',
    ]);
    await typist.click((await menu()).getByRole('link', { name: 'Mesa' }));
    await waitFor(() => expect(address()).toBe('/clients/brokers?q=mesa&sort=-name'));
  });

  it('opens with the one that is its default, unless the address says something else', async () => {
    const { address } = open([view({ isDefault: true })]);
    await waitFor(() => expect(address()).toBe('/clients/brokers?q=mesa&sort=-name'));
  });

  it('is left as the address says it', async () => {
    const { address, server } = open([view({ isDefault: true })], '/clients/brokers?q=summit');
    await waitFor(() => expect(server.sent('GET', '/api/views')).toHaveLength(1));
    await screen.findByText('Views');
    expect(address()).toBe('/clients/brokers?q=summit');
  });

  it('lead away from the view, not from the view of the books or the client that is chosen', async () => {
    const { typist, address } = open([], `/accounting/bookkeeping?view=trial-balance&asOf=2026-03-01&${chosen}`);
    await typist.click(await screen.findByText('Views'));
    expect((await menu()).getByRole('link', { name: 'Everything' })).toHaveAttribute('aria-current', 'false');
    await typist.click((await menu()).getByRole('link', { name: 'Everything' }));
    await waitFor(() => expect(address()).toBe(`/accounting/bookkeeping?view=trial-balance&${chosen}`));
    expect((await menu()).getByRole('link', { name: 'Everything' })).toHaveAttribute('aria-current', 'true');
  });

  it('open by default in their own of the lists of a page, whatever client is chosen', async () => {
    const stored = { list: 'accounting-bookkeeping-trial-balance', query: 'asOf=2026-03-01', isDefault: true };
    const { address } = open([view(stored)], `/accounting/bookkeeping?view=trial-balance&${chosen}`);
    await waitFor(() => expect(address()).toBe(`/accounting/bookkeeping?asOf=2026-03-01&view=trial-balance&${chosen}`));
  });

  it('are kept under a name: search, sort and columns, but not the page', async () => {
    const { typist, server } = open([], '/clients/brokers?q=mesa&cols=name&page=2', {
      'POST /api/views': () => ({ status: 201, body: view({}) }),
    });
    await typist.click(await screen.findByText('Views'));
    await typist.click(screen.getByRole('button', { name: 'Save this view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Views of this list' }));
    await typist.type(dialog.getByRole('textbox', { name: 'Name' }), '  Mesa only ');
    await typist.click(dialog.getByRole('checkbox', { name: /Open the list with it/ }));
    await typist.click(dialog.getByRole('button', { name: 'Save View' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.sent('POST', '/api/views')[0]?.body).toEqual({
      list: 'clients-brokers',
      name: 'Mesa only',
      query: 'q=mesa&cols=name',
      isDefault: true,
    });
  });

  it('say why a name is refused', async () => {
    const { typist } = open([], '/clients/brokers', {
      'POST /api/views': () => ({
        status: 409,
        body: {
          statusCode: 409,
          error: 'Conflict',
          code: 'ALREADY_TAKEN',
          message: 'There is a view of this name already',
          requestId: 'request-1',
        },
      }),
    });
    await typist.click(await screen.findByText('Views'));
    await typist.click(screen.getByRole('button', { name: 'Save this view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Views of this list' }));
    await typist.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mesa{Enter}');
    expect(await dialog.findByText('There is a view of this name already')).toBeInTheDocument();
  });

  it('are renamed, made the default, kept anew and deleted', async () => {
    const { id } = view({});
    const changed = () => ({ body: view({}) });
    const { typist, server } = open([view({})], '/clients/brokers?q=summit', {
      [`PATCH /api/views/${id}`]: changed,
      [`DELETE /api/views/${id}`]: () => ({ status: 204 }),
    });
    await typist.click(await screen.findByText('Views'));
    await typist.click(screen.getByRole('button', { name: 'Save this view, or edit views…' }));
    const stored = within(await screen.findByRole('list', { name: 'Saved views' }));
    await typist.clear(stored.getByRole('textbox', { name: 'Name of Mesa' }));
    await typist.type(stored.getByRole('textbox', { name: 'Name of Mesa' }), 'Mesa Lines{Enter}');
    await typist.click(stored.getByRole('checkbox', { name: /Open the list with it/ }));
    await typist.click(stored.getByRole('button', { name: 'Update to what is shown now' }));
    await typist.click(stored.getByRole('button', { name: 'Delete Mesa' }));
    await waitFor(() => expect(server.sent('DELETE', `/api/views/${id}`)).toHaveLength(1));
    expect(server.sent('PATCH', `/api/views/${id}`).map(({ body }) => body)).toEqual([
      { name: 'Mesa Lines' },
      { isDefault: true },
      { query: 'q=summit' },
    ]);
  });
});
