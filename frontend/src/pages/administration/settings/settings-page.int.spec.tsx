import { act, screen, waitFor, within } from '@testing-library/react';
import type { FirmSettings } from '../../../lib/api/api-types';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { admin, signedInAs } from '../../../testing/prepared/people';
import { staffUser } from '../../../testing/render-app';

const settings: FirmSettings = {
  name: 'Ridgeline Services',
  address: '12 Elm St',
  phone: '(555) 012-3456',
  email: 'help@ridgeline.test',
  timeZone: 'America/New_York',
  ein: '*****1234',
  remitTo: 'PO Box 9',
  defaultFee: '150.00',
  fuelPrice: '3.899',
  defaultMpg: '6.5',
  invoicePrefix: 'INV-',
  version: 7,
};
let stored = settings;

const open = async (answers: Record<string, Answering> = {}) => {
  stored = settings;
  const app = openApp('/settings', { ...signedInAs(admin), 'GET /api/settings': () => ({ body: stored }), ...answers });
  await screen.findByLabelText(/^Name/);
  const put = async (label: RegExp | string, text: string) => {
    await app.typist.clear(screen.getByLabelText(label));
    if (text !== '') await app.typist.type(screen.getByLabelText(label), text);
  };
  return { ...app, put, save: () => app.typist.click(screen.getByRole('button', { name: 'Save Changes' })) };
};

describe('the settings of the firm', () => {
  it('send only what was changed, with the version it started from', async () => {
    const { server, put, save } = await open({
      'PATCH /api/settings': ({ body }) => {
        stored = { ...settings, ...(body as object), version: 8 };
        return { body: stored };
      },
    });
    expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await put(/^Default Fee/, '175');
    await put('Remit To', '');
    await save();
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    const [sent] = server.sent('PATCH', '/api/settings');
    expect(sent?.headers.get('if-match')).toBe('"7"');
    expect(sent?.body).toEqual({ defaultFee: '175.00', remitTo: null });
    await waitFor(() => expect(screen.queryByText('You have unsaved changes.')).not.toBeInTheDocument());
  });

  it('name what is wrong at its field', async () => {
    const { server, put, save } = await open();
    await put(/^Name/, '');
    await put(/^Email/, 'help');
    await put('EIN', '12');
    await put('Fuel Price', 'cheap');
    await save();
    for (const text of [
      'Name is required',
      'Valid email is required',
      'EIN must be nine digits such as 12-3456789',
      'Fuel price must be a number such as 3.899',
    ])
      expect(await screen.findByText(text)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    expect(server.sent('PATCH', '/api/settings')).toHaveLength(0);
  });

  it('show at once how they look on an invoice', async () => {
    const { put } = await open();
    const preview = screen.getByRole('figure', { name: 'How it looks on an invoice' });
    expect(preview).toHaveTextContent('Please remit payment toPO Box 9');
    await put('Remit To', 'Lockbox 77');
    await put(/^Invoice Prefix/, 'RS-');
    expect(preview).toHaveTextContent('Invoice RS-000123');
    expect(preview).toHaveTextContent('Please remit payment toLockbox 77');
    await put('Remit To', '');
    expect(preview).toHaveTextContent('Please remit payment toRidgeline Services 12 Elm St');
  });

  it('that somebody else changed meanwhile are loaded beneath what was typed', async () => {
    const { put, save } = await open({
      'PATCH /api/settings': () => {
        stored = { ...settings, phone: '(555) 999-0000', version: 8 };
        return problem(412, 'Changed');
      },
    });
    await put(/^Name/, 'Ridgeline LLC');
    await save();
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toHaveValue('(555) 999-0000'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ridgeline LLC');
    expect(screen.getByText(/Someone else changed this record/)).toBeInTheDocument();
  });

  it('are for administrators', async () => {
    const { server } = openApp('/settings', signedInAs({ ...staffUser, permissions: ['settings.read'] }));
    expect(await screen.findByText('You do not have access to this page')).toBeInTheDocument();
    expect(server.sent('GET', '/api/settings')).toHaveLength(0);
  });
});

describe('the history of the settings', () => {
  it('has a tab with an address', async () => {
    const plain = (text: string) => ({ text, kind: null, id: null });
    const step = {
      position: 40,
      version: 2,
      at: '2026-03-01T15:00:00.000Z',
      actor: { id: 'user-9', name: 'Avery Stone', role: 'admin' },
      type: 'SettingsChanged',
      action: 'changed the firm settings',
      sentence: [plain('Avery Stone changed the firm settings: Default fee from $150.00 to $175.00')],
      changes: [{ field: 'defaultFee', label: 'Default fee', before: plain('$150.00'), after: plain('$175.00') }],
      raw: null,
    };
    const { typist, address } = await open({ 'GET /api/audit/records/settings/firm': () => ({ body: [step] }) });
    await typist.click(
      within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name: 'History' }),
    );
    const history = within(await screen.findByRole('list', { name: 'History, newest first' }));
    expect(history.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Avery Stone changed the firm settings: Default fee from \$150\.00 to \$175\.00/,
    );
    expect(address()).toBe('/settings/history');
  });
});

describe('leaving the settings with unsaved changes', () => {
  it('asks, and stays or goes as told', async () => {
    const { typist, put, address } = await open();
    await put(/^Name/, 'Ridgeline LLC');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    await typist.click(menu.getByRole('link', { name: 'Clients' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    expect(address()).toBe('/settings');
    await typist.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ridgeline LLC');
    await typist.click(menu.getByRole('link', { name: 'Clients' }));
    await typist.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe('/clients'));
  });

  it('by the back button asks as well', async () => {
    stored = settings;
    const { typist, address } = openApp('/clients', {
      ...signedInAs(admin),
      'GET /api/settings': () => ({ body: stored }),
    });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    await typist.click(menu.getByRole('button', { name: 'Firm' }));
    await typist.click(await menu.findByRole('link', { name: 'Settings' }));
    await typist.type(await screen.findByLabelText(/^Name/), ' LLC');
    act(() => window.history.back());
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    await waitFor(() => expect(address()).toBe('/settings'));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Ridgeline Services LLC');
    await typist.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(address()).toBe('/clients'));
    await screen.findByRole('heading', { name: 'Client Management' });
  });

  it('asks the browser to hold on when the tab is closed', async () => {
    const { put } = await open();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      act(() => void window.dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await put(/^Name/, 'Ridgeline LLC');
    expect(closing()).toBe(true);
  });

  it('goes at once when there are none', async () => {
    const { typist, address } = await open();
    await typist.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Clients' }));
    await waitFor(() => expect(address()).toBe('/clients'));
  });
});
