import { screen } from '@testing-library/react';
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
  data: { id: position },
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

describe('facts in the audit', () => {
  it('name their record, of whatever kind it is and whatever they say of it', async () => {
    const facts = Object.keys(kinds).map((kind, at) => factOf(kind, at + 1));
    openApp('/audit', {
      'GET /api/auth/user': () => ({ body: admin }),
      'GET /api/audit/facts': () => ({ body: facts, headers: { 'x-total-count': String(facts.length) } }),
      ...Object.fromEntries(
        facts.map(({ kind, recordId }) => [
          `GET /api/names/${kind}`,
          () => ({ body: [{ id: recordId, name: `The ${kind} ${recordId}` }] }),
        ]),
      ),
    });
    for (const { kind, recordId } of facts)
      expect((await screen.findAllByText(`The ${kind} ${recordId}`)).length).toBeGreaterThan(0);
    expect(facts.filter(({ stream }) => screen.queryAllByText(stream).length > 0)).toEqual([]);
  });
});
