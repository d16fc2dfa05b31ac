import { movesFrom } from './document-words';
import { countQuery, myDocumentsQuery } from './document-calls';
import { isOverdue } from './compliance-documents/compliance-document-words';
import { ownComplianceDocumentKit } from './compliance-documents/own-compliance-document-kit';
import { complianceDocumentOf } from '../../../testing/prepared/compliance-documents';
import { fakeApi, type CapturedRequest } from '../../../testing/fake-api';
import { QueryClient } from '@tanstack/react-query';

const statuses = ['received', 'pending', 'processed', 'approved', 'rejected'] as const;

describe('an uploaded document', () => {
  it.each(statuses)('that is %s never stays where it is, and comes back to be looked at', (status) => {
    expect(movesFrom[status]).not.toContain(status);
    if (status !== 'pending') expect(movesFrom[status]).toContain('pending');
  });

  it('is decided while it is looked at only', () => {
    expect(statuses.filter((status) => movesFrom[status].includes('approved'))).toEqual(['pending']);
    expect(statuses.filter((status) => movesFrom[status].includes('processed'))).toEqual(['pending']);
    expect(statuses.filter((status) => movesFrom[status].includes('rejected'))).toEqual(['received', 'pending']);
  });
});

describe('what is overdue', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-03-03T03:30:00.000Z') });
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['pending', '2026-03-01', true],
    ['pending', '2026-03-02', false],
    ['pending', '2026-03-03', false],
    ['pending', null, false],
    ['processed', '2026-03-01', false],
    ['approved', '2026-03-01', false],
    ['rejected', '2026-03-01', false],
  ] as const)('of a document that is %s and due on %s, on March 2nd in the firm: %s', (status, dueDate, overdue) =>
    expect(isOverdue({ status, dueDate })).toBe(overdue),
  );
});

describe('a client adding a document of its own', () => {
  it('is not asked whose it is nor when it was submitted, and is led to its files', () => {
    const asked = ownComplianceDocumentKit.placed.map(({ name }) => name);
    expect(asked).toEqual(expect.arrayContaining(['documentType', 'title', 'amount', 'dueDate']));
    for (const name of ['clientId', 'submittedDate']) expect(asked).not.toContain(name);
    expect(ownComplianceDocumentKit.subject(complianceDocumentOf({ id: 'd-1', title: 'Oregon permit' }))).toEqual({
      name: 'Oregon permit',
      links: [{ label: 'Open', to: '/client-portal/documents?files=d-1' }],
    });
  });

  it('asks for its documents only when it is known whose', () => {
    expect([myDocumentsQuery('').enabled, myDocumentsQuery('user-9').enabled]).toEqual([false, true]);
  });
});

describe('the number of documents', () => {
  const total = ({ query }: CapturedRequest) => ({
    body: [],
    headers: { 'x-total-count': query.has('status') ? '3' : '1000+' },
  });

  it.each([
    ['documents', null, '', { limit: '1' }, '1,000+'],
    ['documents', 'pending', '', { status: 'pending', limit: '1' }, '3'],
    ['compliance-documents', 'approved', 'client-1', { status: 'approved', clientId: 'client-1', limit: '1' }, '3'],
  ] as const)(
    'in %s, of status %s and client %s, is counted by the server',
    async (at, status, client, asked, text) => {
      const server = fakeApi({ [`GET /api/${at}`]: total });
      expect(await new QueryClient().fetchQuery(countQuery(at, status, client))).toBe(text);
      expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual(asked);
    },
  );
});
