import { screen, waitFor, within } from '@testing-library/react';
import { kinds } from '../../../generated/kinds';
import type { AuditFact } from '../../../lib/api-types';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/people';

const factOf = (kind: string, position: number): AuditFact => ({
  position,
  stream: `${kind}-${position}`,
  kind,
  recordId: String(position),
  version: 2,
  type: 'SomethingHappened',
  words: 'did something',
  name: `The ${kind} ${position}`,
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

const answers = (facts: readonly AuditFact[]) => ({
  'GET /api/auth/user': () => ({ body: admin }),
  'GET /api/audit/facts': () => ({ body: facts, headers: { 'x-total-count': String(facts.length) } }),
});

describe('facts in the audit', () => {
  it('are sentences that name their record, of whatever kind it is', async () => {
    const facts = Object.keys(kinds).map((kind, at) => factOf(kind, at + 1));
    openApp('/audit', answers(facts));
    for (const { kind, recordId } of facts)
      expect((await screen.findAllByText(`The ${kind} ${recordId}`)).length).toBeGreaterThan(0);
    expect(facts.filter(({ stream }) => screen.queryAllByText(stream).length > 0)).toEqual([]);
  });

  it('lead to the records that they name', async () => {
    openApp('/audit', answers([factOf('invoice', 17)]));
    const [link] = await screen.findAllByRole('link', { name: 'The invoice 17' });
    expect(link).toHaveAttribute('href', '/accounting/invoices/17');
  });

  it('open with what changed; the raw fact is folded away', async () => {
    const { typist } = openApp('/audit?fact=17', answers([factOf('invoice', 17)]));
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByRole('row', { name: 'Amount $1.00 $2.00' })).toBeInTheDocument();
    expect(panel.getByText(/dueDate/)).not.toBeVisible();
    await typist.click(panel.getByText('Raw fact'));
    expect(panel.getByText(/dueDate/)).toBeVisible();
  });

  it('are asked for by days', async () => {
    openApp('/audit', answers([factOf('invoice', 17)]));
    expect(await screen.findByLabelText('From')).toBeInTheDocument();
    expect(screen.queryByText(/5:00 PM/)).not.toBeInTheDocument();
  });

  it('are exported as they are shown', async () => {
    const { typist, server } = openApp('/audit?q=late', answers([factOf('invoice', 17)]));
    await typist.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(server.sent('GET', '/api/audit/facts')).toHaveLength(2));
    expect(server.sent('GET', '/api/audit/facts')[1]?.query.get('q')).toBe('late');
  });
});
