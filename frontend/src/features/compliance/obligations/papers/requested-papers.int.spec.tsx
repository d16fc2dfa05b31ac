import { screen, waitFor, within } from '@testing-library/react';
import type { Obligation, PaperRequest } from '../../../../lib/api/api-types';
import { problem, type Answering } from '../../../../testing/fake-api';
import { recordOfKit } from '../../../../testing/kit-records';
import { openApp } from '../../../../testing/open-app';
import { officeUser, onScreen } from '../../../../testing/portal-scene';
import { obligationKit } from '../obligation-kit';
import { paperRequestKit } from './paper-request-kit';

const RETURN = {
  ...(recordOfKit(obligationKit) as unknown as Obligation),
  id: 'o-1',
  clientId: 'c-1',
  title: 'IFTA return',
  period: '3Q2026',
  status: 'open',
  missing: ['Fuel receipts for 3Q2026'],
} satisfies Obligation;
const request = (over: Partial<PaperRequest>): PaperRequest => ({
  ...(recordOfKit(paperRequestKit) as unknown as PaperRequest),
  id: 'r-1',
  obligationId: 'o-1',
  what: 'Fuel receipts for 3Q2026',
  status: 'answered',
  documentId: 7,
  documentName: 'receipts.pdf',
  version: 3,
  ...over,
});

/** What is said, piece by piece. */
const textsOf = (node: Node): string[] =>
  node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [...node.childNodes].flatMap(textsOf);

const open = (requests: readonly PaperRequest[], answers: Record<string, Answering> = {}) =>
  openApp('/practice/o-1', {
    'GET /api/auth/user': () => ({
      body: { ...officeUser, permissions: ['obligations.read', 'obligations.write', 'clients.read', 'documents.read'] },
    }),
    'GET /api/practice': () => ({ body: [] }),
    'GET /api/practice/weeks': () => ({ body: [] }),
    'GET /api/practice/people': () => ({ body: [] }),
    'GET /api/clients': () => ({ body: [] }),
    'GET /api/obligations/o-1': () => ({ body: RETURN }),
    'GET /api/paper-requests': () => ({ body: requests }),
    'POST /api/obligations/bulk': () => ({ body: { done: ['o-1'], refused: [] } }),
    'PATCH /api/paper-requests/r-1': () => ({ body: request({ status: 'asked' }) }),
    ...answers,
  });

beforeEach(() => onScreen('desk'));

describe('the papers of an obligation', () => {
  it('are asked for from its panel, with a note', async () => {
    const { typist, server } = open([]);
    await typist.click(await screen.findByRole('button', { name: 'Ask client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask the Client for Papers' }));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Fuel receipts for 3Q2026');
    await typist.type(dialog.getByLabelText('Note to the Client'), 'The ones of July');
    await typist.click(dialog.getByRole('button', { name: 'Ask Client' }));
    expect(await screen.findByText('The client was asked for the papers')).toBeInTheDocument();
    expect(server.sent('POST', '/api/obligations/bulk').map(({ body }) => body)).toEqual([
      { ids: ['o-1'], action: 'ask', note: 'The ones of July' },
    ]);
  });

  it('are told with what was said of each, and nothing is loading any more', async () => {
    open([request({ notes: 'The ones of July', reason: 'Too dark to read', documentId: null, documentName: null })]);
    const list = within(await screen.findByRole('list', { name: 'Papers asked for' }));
    const told = 'Fuel receipts for 3Q2026|Answered|The ones of July|Too dark to read|Accept|Ask again|Withdraw';
    expect(textsOf(list.getByRole('listitem')).join('|')).toBe(told);
    expect(screen.getByRole('region', { name: 'Papers asked for' }).querySelector('.MuiSkeleton-root')).toBeNull();
  });

  it('that nobody asked for are told as such', async () => {
    open([request({ obligationId: 'o-2', what: 'EIN' })]);
    expect(await screen.findByText('The client has not been asked for any papers yet.')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Papers asked for' })).toBeNull();
  });

  it('that did not load are asked for again', async () => {
    let broken = true;
    const { typist } = open([request({})], {
      'GET /api/paper-requests': () => (broken ? problem(400, 'x') : { body: [request({})] }),
    });
    const part = within(await screen.findByRole('region', { name: 'Papers asked for' }));
    expect(await part.findByText('This did not load')).toBeInTheDocument();
    expect(part.queryByRole('list')).toBeNull();
    broken = false;
    await typist.click(part.getByRole('button', { name: 'Try again' }));
    expect(await part.findByText('Fuel receipts for 3Q2026')).toBeInTheDocument();
    expect(part.queryByText('This did not load')).toBeNull();
  });

  it('that were sent are opened, accepted, or asked for again with a reason', async () => {
    const { typist, server } = open([request({}), request({ id: 'r-2', obligationId: 'o-2', what: 'EIN' })]);
    const list = within(await screen.findByRole('list', { name: 'Papers asked for' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByRole('link', { name: 'receipts.pdf' })).toHaveAttribute('href', '/documents/uploads/7');
    await typist.click(list.getByRole('button', { name: 'Accept: Fuel receipts for 3Q2026' }));
    await typist.click(list.getByRole('button', { name: 'Ask again: Fuel receipts for 3Q2026' }));
    await typist.type(await screen.findByLabelText('Reason'), 'June is missing');
    await typist.click(screen.getByRole('button', { name: 'Ask Again' }));
    await waitFor(() =>
      expect(server.sent('PATCH', '/api/paper-requests/r-1').map(({ body }) => body)).toEqual([
        { status: 'accepted' },
        { status: 'asked', reason: 'June is missing' },
      ]),
    );
  });
});
