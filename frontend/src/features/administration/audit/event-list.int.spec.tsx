import { screen, waitFor, within } from '@testing-library/react';
import { kinds } from '../../../generated/kinds';
import type { AuditEvent } from '../../../lib/api/api-types';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

const eventOf = (kind: string, position: number): AuditEvent => ({
  position,
  stream: `${kind}-${position}`,
  kind,
  recordId: String(position),
  version: 2,
  type: 'SomethingHappened',
  words: 'did something',
  name: `The ${kind} ${position}`,
  clientName: null,
  sentence: [
    { text: 'Ann Lee changed ', kind: null, id: null },
    { text: `The ${kind} ${position}`, kind, id: String(position) },
    { text: ': Amount from $1.00 to $2.00', kind: null, id: null },
  ],
  changes: [
    {
      field: 'amount',
      label: 'Amount',
      before: { text: '$1.00', kind: null, id: null },
      after: { text: '$2.00', kind: null, id: null },
    },
  ],
  data: { dueDate: '2026-10-31' },
  metadata: {
    actorId: null,
    actorName: 'Ann Lee',
    role: 'admin',
    requestId: 'r',
    correlationId: 'r',
    causation: null,
    idempotencyKey: null,
    source: 'web',
    clientId: null,
  },
  recordedAt: '2026-03-02T12:00:00.000Z',
});

const answers = (events: readonly AuditEvent[]) => ({
  'GET /api/auth/user': () => ({ body: admin }),
  'GET /api/audit/facts': () => ({ body: events, headers: { 'x-total-count': String(events.length) } }),
});

describe('facts in the audit', () => {
  const every = Object.keys(kinds);
  const half = Math.ceil(every.length / 2);
  it.each([
    ['the first half', every.slice(0, half)],
    ['the second', every.slice(half)],
  ])('are sentences that name their record, of whatever kind it is: %s', async (_, some) => {
    const events = some.map((kind, at) => eventOf(kind, at + 1));
    openApp('/audit', answers(events));
    for (const { kind, recordId } of events)
      expect((await screen.findAllByText(`The ${kind} ${recordId}`)).length).toBeGreaterThan(0);
    expect(events.filter(({ stream }) => screen.queryAllByText(stream).length > 0)).toEqual([]);
  });

  it('lead to the records that they name', async () => {
    openApp('/audit', answers([eventOf('invoice', 17)]));
    const [link] = await screen.findAllByRole('link', { name: 'The invoice 17' });
    expect(link).toHaveAttribute('href', '/accounting/invoices/17');
  });

  it('of a booking lead to what it books', async () => {
    const sentence = [
      { text: 'Ann Lee posted $5.00 for invoice ', kind: null, id: null },
      { text: 'INV-000017', kind: 'invoice', id: '17' },
    ];
    openApp('/audit', answers([{ ...eventOf('entry', 9), name: 'The booking', sentence }]));
    const links = await screen.findAllByRole('link', { name: 'The booking' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(links.map(() => '/accounting/invoices/17'));
  });

  it('are asked for by the client that the header is about, or that is chosen here, and say whose each is', async () => {
    const clientId = '01990000-0000-7000-8000-00000000c11e';
    const event = eventOf('invoice', 17);
    const ofClient = { ...event, clientName: 'Cedar Gap Lines', metadata: { ...event.metadata, clientId } };
    const { server } = openApp(`/audit?client=${clientId}`, {
      ...answers([ofClient]),
      'GET /api/names/client': () => ({ body: [{ id: clientId, name: 'Cedar Gap Lines' }] }),
    });
    expect(await screen.findByRole('link', { name: 'Cedar Gap Lines' })).toHaveAttribute(
      'href',
      `/clients/${clientId}?client=${clientId}`,
    );
    expect(server.sent('GET', '/api/audit/facts').map(({ query }) => query.get('clientId'))).toEqual([clientId]);
    expect(await screen.findByText('Client: Cedar Gap Lines')).toBeInTheDocument();
  });

  it('are asked for by a record that is found by its name, and by what happened in words', async () => {
    const { typist, server, address } = openApp('/audit', {
      ...answers([eventOf('invoice', 17)]),
      'GET /api/audit/types': () => ({ body: [{ type: 'InvoiceIssued', words: 'issued the invoice' }] }),
      'GET /api/search': () => ({
        body: {
          items: [
            { kind: 'invoice', titles: 'invoices', id: '17', name: 'INV-000017', detail: 'Mesa', within: null },
            { kind: 'payment', titles: 'payments', id: '5', name: 'Payment', detail: '$5.00', within: '18' },
          ],
          complete: true,
        },
      }),
    });
    const box = await screen.findByRole('combobox', { name: 'Record' });
    await typist.click(box);
    expect(await screen.findByText('Type a number, a name or an amount.')).toBeInTheDocument();
    await typist.type(box, 'inv 17');
    await typist.click(await screen.findByRole('option', { name: /INV-000017/ }));
    await waitFor(() => expect(address()).toBe('/audit?stream=invoice-17'));
    expect(box).toHaveValue('INV-000017');
    expect(server.sent('GET', '/api/audit/facts').at(-1)?.query.get('stream')).toBe('invoice-17');
    await typist.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Issued the invoice');
    await waitFor(() => expect(address()).toBe('/audit?stream=invoice-17&type=InvoiceIssued'));
  });

  it('are asked for by who acted, of whom the list says that there are more', async () => {
    const { typist, server, address } = openApp('/audit', {
      ...answers([eventOf('invoice', 17)]),
      'GET /api/audit/actors': ({ query }) =>
        query.get('q')
          ? { body: [{ id: 'u-2', name: 'Zoe Young' }], headers: { 'x-total-count': '1' } }
          : { body: [{ id: 'u-1', name: 'Amy Young' }], headers: { 'x-total-count': '1100' } },
    });
    const box = await screen.findByRole('combobox', { name: 'Who' });
    await typist.click(box);
    expect(await screen.findByText('The first 1 of 1,100: type to find others.')).toBeInTheDocument();
    await typist.type(box, 'zoe');
    await typist.click(await screen.findByRole('option', { name: 'Zoe Young' }));
    await waitFor(() => expect(address()).toBe('/audit?actorId=u-2'));
    expect(server.sent('GET', '/api/audit/facts').at(-1)?.query.get('actorId')).toBe('u-2');
  });

  it('open with what changed; the raw fact is folded away', async () => {
    const { typist } = openApp('/audit?fact=17', answers([eventOf('invoice', 17)]));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByRole('row', { name: 'Amount $1.00 $2.00' })).toBeInTheDocument();
    expect(panel.getByText(/dueDate/)).not.toBeVisible();
    await typist.click(panel.getByText('Raw fact'));
    expect(panel.getByText(/dueDate/)).toBeVisible();
  });

  it('are asked for by days', async () => {
    openApp('/audit', answers([eventOf('invoice', 17)]));
    expect(await screen.findByLabelText('From')).toBeInTheDocument();
    expect(screen.queryByText(/5:00 PM/)).not.toBeInTheDocument();
  });

  it('are exported as they are shown', async () => {
    const { typist, server } = openApp('/audit?q=late', answers([eventOf('invoice', 17)]));
    await typist.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(server.sent('GET', '/api/audit/facts')).toHaveLength(2));
    expect(server.sent('GET', '/api/audit/facts')[1]?.query.get('q')).toBe('late');
  });

  it.each([
    [12_400, '12,400 newer facts are being sorted in.'],
    [3, null],
  ])('are said to be on their way while an import adds many: %i', async (facts, sentence) => {
    openApp('/audit', { ...answers([eventOf('invoice', 7)]), 'GET /api/audit/behind': () => ({ body: { facts } }) });
    expect((await screen.findAllByText('The invoice 7')).length).toBeGreaterThan(0);
    if (sentence) expect(await screen.findByText(sentence)).toHaveAttribute('role', 'status');
    else expect(screen.queryByText(/being sorted in/)).toBeNull();
  });
});
