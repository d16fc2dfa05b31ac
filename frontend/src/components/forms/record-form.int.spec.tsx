import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Broker, HistoryStep } from '../../lib/api/api-types';
import { problem, type Answering } from '../../testing/fake-api';
import { FakeStream } from '../../testing/fake-stream';
import { openApp } from '../../testing/open-app';
import { brokerOf } from '../../testing/prepared/records';
import { staffUser } from '../../testing/render-app';
import { stopHour } from '../../testing/still-time';

const PATH = '/api/brokers/4';
const me = { ...staffUser, permissions: [...staffUser.permissions, 'history.read'] };

/** A broker that this page and somebody else both change. */
const shared = (answers: Record<string, Answering> = {}, user = me, address = '/clients/brokers/4') => {
  FakeStream.install();
  let stored = brokerOf({ id: 4, name: 'Prairie Star', contactPhone: '555-0100', taxId: '*****6789' });
  const steps: HistoryStep[] = [];
  const save: Answering = ({ headers, body }) => {
    if (headers.get('if-match') !== `"${stored.version}"`) return problem(412, 'Changed');
    stored = { ...stored, ...(body as Partial<Broker>), version: stored.version + 1 };
    return { body: stored };
  };
  const app = openApp(address, {
    'GET /api/auth/user': () => ({ body: user }),
    [`GET ${PATH}`]: () => ({ body: stored }),
    [`PATCH ${PATH}`]: save,
    'GET /api/audit/records/broker/4': () => ({ body: steps }),
    ...answers,
  });
  const somebodySets = (field: 'name' | 'contactPhone' | 'address', value: string | null) => {
    stored = { ...stored, [field]: value, version: stored.version + 1 };
    steps.unshift({
      position: 90 + stored.version,
      version: stored.version,
      at: '2026-03-02T20:14:00.000Z',
      actor: { id: 'user-8', name: 'Erin Adams', role: 'employee' },
      type: 'BrokerChanged',
      action: 'changed the broker',
      sentence: [{ text: 'Erin Adams changed the broker', kind: null, id: null }],
      changes: [
        { field, label: field, before: null, after: value === null ? null : { text: value, kind: null, id: null } },
      ],
      raw: null,
    });
  };
  return { ...app, somebodySets, sent: () => app.server.sent('PATCH', PATH), stored: () => stored };
};
type Shared = ReturnType<typeof shared>;

const opened = async () => within(await screen.findByRole('dialog', { name: 'Edit Broker' }));
const edit = async ({ typist }: Pick<Shared, 'typist'>) => {
  await typist.click(await screen.findByRole('button', { name: 'Edit' }));
  return opened();
};
const type = async ({ typist }: Shared, label: RegExp, text: string) => {
  const input = (await opened()).getByLabelText(label);
  await typist.clear(input);
  if (text !== '') await typist.type(input, text);
};
const save = ({ typist }: Shared) => typist.click(screen.getByRole('button', { name: 'Save Changes' }));
const bodies = (app: Shared) => app.sent().map(({ headers, body }) => [headers.get('if-match'), body]);

const openNew = async (answer: Answering) => {
  const app = openApp('/clients/brokers?new=1', {
    'GET /api/auth/user': () => ({ body: me }),
    'POST /api/brokers': answer,
  });
  const form = within(await screen.findByRole('dialog', { name: 'Add New Broker' }));
  return { ...app, form, send: () => app.typist.click(form.getByRole('button', { name: 'Add Broker' })) };
};

beforeEach(() => {
  stopHour('2026-03-02T21:00:00.000Z');
});
afterEach(() => jest.useRealTimers());
afterAll(() => Reflect.deleteProperty(globalThis, 'EventSource'));

describe('a record that somebody else changes while it is edited', () => {
  it('gives its news to the fields that were not touched, and gets only what was changed', async () => {
    const app = shared();
    const form = await edit(app);
    await type(app, /^Address/, '12 Depot St');
    app.somebodySets('contactPhone', '555-0199');
    FakeStream.tell('broker');
    await waitFor(() => expect(form.getByLabelText(/^Contact Phone/)).toHaveValue('555-0199'));
    expect(form.getByLabelText(/^Address/)).toHaveValue('12 Depot St');
    await save(app);
    expect(await screen.findByText('Broker updated successfully')).toBeInTheDocument();
    expect(bodies(app)).toEqual([['"3"', { address: '12 Depot St' }]]);
  });

  it('asks where both changed the same, says who and what, and does not save before it is decided', async () => {
    const app = shared();
    const form = await edit(app);
    await type(app, /^Contact Phone/, '555-0111');
    app.somebodySets('contactPhone', '555-0199');
    FakeStream.tell('broker');
    expect(await form.findByText('Erin Adams set it to 555-0199 at 3:14 PM.')).toBeInTheDocument();
    await save(app);
    expect(
      await form.findByText('Someone else changed the same field. Choose below which value to keep, then save.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(form.getByRole('button', { name: 'Keep mine' })).toHaveFocus());
    expect(app.sent()).toHaveLength(0);
    await app.typist.click(form.getByRole('button', { name: 'Keep mine' }));
    expect(form.queryByRole('button', { name: 'Take theirs' })).not.toBeInTheDocument();
    await save(app);
    await waitFor(() => expect(bodies(app)).toEqual([['"3"', { contactPhone: '555-0111' }]]));
  });

  it('gives way to the other value when that is wished', async () => {
    const app = shared();
    const form = await edit(app);
    await type(app, /^Contact Phone/, '555-0111');
    await type(app, /^Name/, 'Prairie Sun');
    app.somebodySets('contactPhone', null);
    FakeStream.tell('broker');
    expect(await form.findByText('Erin Adams cleared it at 3:14 PM.')).toBeInTheDocument();
    await app.typist.click(form.getByRole('button', { name: 'Take theirs' }));
    expect(form.getByLabelText(/^Contact Phone/)).toHaveValue('');
    await save(app);
    await waitFor(() => expect(bodies(app)).toEqual([['"3"', { name: 'Prairie Sun' }]]));
  });

  it('without its news is found out by saving, and brought together in the same way', async () => {
    const app = shared();
    const form = await edit(app);
    await type(app, /^Contact Phone/, '555-0111');
    await type(app, /^Address/, '12 Depot St');
    app.somebodySets('contactPhone', '555-0199');
    await save(app);
    expect(await form.findByText('Erin Adams set it to 555-0199 at 3:14 PM.')).toBeInTheDocument();
    expect(form.getByLabelText(/^Address/)).toHaveValue('12 Depot St');
    await app.typist.click(form.getByRole('button', { name: 'Take theirs' }));
    expect(form.getByText(/^Someone else changed this record while you were editing/)).toBeInTheDocument();
    await save(app);
    await screen.findByText('Broker updated successfully');
    expect(bodies(app).at(-1)).toEqual(['"3"', { address: '12 Depot St' }]);
    expect(app.stored()).toMatchObject({ contactPhone: '555-0199', address: '12 Depot St' });
  });

  it('does not say who to those who may not read the history', async () => {
    const app = shared({}, staffUser);
    const form = await edit(app);
    await type(app, /^Contact Phone/, '555-0111');
    app.somebodySets('contactPhone', '555-0199');
    FakeStream.tell('broker');
    expect(await form.findByText('Somebody else changed it.')).toBeInTheDocument();
    expect(app.server.sent('GET', '/api/audit/records/broker/4')).toHaveLength(0);
  });
});

describe('what was typed', () => {
  it('comes back after a reload, beside what others saved since, until it is discarded', async () => {
    const app = shared();
    await edit(app);
    await type(app, /^Contact Phone/, '555-0111');
    await type(app, /^Tax ID/, '98-7654321');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('7654321');
    cleanup();

    const later = shared({}, me, app.address());
    later.somebodySets('address', '9 New Rd');
    const form = await opened();
    expect(await form.findByText('We kept what you typed')).toBeInTheDocument();
    expect(form.getByLabelText(/^Contact Phone/)).toHaveValue('555-0111');
    expect(form.getByLabelText(/^Tax ID/)).toHaveValue('*****6789');
    await later.typist.click(form.getByRole('button', { name: 'Discard' }));
    expect(form.getByLabelText(/^Contact Phone/)).toHaveValue('555-0100');
    expect(form.queryByText('We kept what you typed')).not.toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is kept for the one who typed it', async () => {
    const app = shared();
    await edit(app);
    await type(app, /^Contact Phone/, '555-0111');
    cleanup();
    const other = shared({}, { ...me, id: 'user-2' });
    const form = await edit(other);
    expect(form.getByLabelText(/^Contact Phone/)).toHaveValue('555-0100');
  });

  it('stays when saving fails, also over a reload, and is sent with the same key again', async () => {
    let tries = 0;
    const answer: Answering = () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return { status: 201, body: brokerOf({ id: 9, name: 'New one' }) };
    };
    const first = await openNew(answer);
    await first.typist.type(first.form.getByLabelText(/^Name/), 'New one');
    await first.send();
    await screen.findByText(/^We could not reach Axlebook/);
    cleanup();
    const second = await openNew(answer);
    expect(second.form.getByLabelText(/^Name/)).toHaveValue('New one');
    await second.send();
    await screen.findByText('Broker created successfully');
    const calls = [first, second].flatMap(({ server }) => server.sent('POST', '/api/brokers'));
    expect(calls).toHaveLength(2);
    expect(calls[1]?.headers.get('idempotency-key')).toBe(calls[0]?.headers.get('idempotency-key'));
  });

  it('is asked about before the dialog is closed', async () => {
    const app = shared();
    await edit(app);
    await type(app, /^Contact Phone/, '555-0111');
    await app.typist.keyboard('{Escape}');
    await app.typist.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await app.typist.keyboard('{Escape}');
    await app.typist.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit Broker' })).not.toBeInTheDocument());
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
