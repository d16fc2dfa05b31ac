import { screen, waitFor, within } from '@testing-library/react';
import type { Obligation, PaperRequest } from '../../../lib/api/api-types';
import { recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { onScreen } from '../../../testing/portal-scene';
import { obligationKit } from './obligation-kit';
import { paperRequestKit } from './papers/paper-request-kit';

const filing: Obligation = {
  ...(recordOfKit(obligationKit) as unknown as Obligation),
  id: 'o-1',
  title: 'IFTA return',
  subjectName: null,
  period: '3Q2026',
  clientId: 'c-1',
  clientName: 'Red Mesa Transport',
  status: 'accepted',
  dueDate: '2026-10-31',
  submittedDate: '2026-10-12',
  approvedDate: '2026-10-20',
  referenceNumber: 'AZ-77',
  amount: '412.37',
};
const bare: Obligation = {
  ...filing,
  id: 'o-2',
  title: 'UCR',
  clientName: null,
  submittedDate: null,
  approvedDate: null,
  referenceNumber: null,
  amount: null,
};
const request: PaperRequest = {
  ...(recordOfKit(paperRequestKit) as unknown as PaperRequest),
  id: 'r-1',
  what: 'Fuel receipts',
  clientName: 'Red Mesa Transport',
  status: 'answered',
  documentId: 7,
  documentName: 'receipts.pdf',
};

const open = (path: string, filings: Obligation[] = [], requests: PaperRequest[] = []) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/obligations': () => ({ body: filings }),
    'GET /api/paper-requests': () => ({ body: requests }),
  });
/** What stands under the headers that nothing can be sorted by, and those that something can. */
const readGrid = async (name: string) => {
  const grid = within(await screen.findByRole('grid', { name }));
  const headers = grid.getAllByRole('columnheader').slice(1);
  const rows = grid.getAllByRole('row').slice(1);
  return {
    sortable: headers.flatMap((header) =>
      within(header)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ),
    rows: rows.map((row) => {
      const cells = within(row).getAllByRole('gridcell').slice(1);
      return Object.fromEntries(headers.map(({ textContent }, at) => [textContent, cells[at]?.textContent]));
    }),
  };
};

describe('the list of filings', () => {
  beforeEach(() => onScreen('desk'));

  it('says when each was sent and approved, under what reference and for how much', async () => {
    open('/reminders/filings', [filing, bare]);
    const { rows } = await readGrid('Filings');
    expect(rows).toEqual([
      expect.objectContaining({
        Filing: 'IFTA return · 3Q2026',
        Client: 'Red Mesa Transport',
        Submitted: '10/12/2026',
        Approved: '10/20/2026',
        Reference: 'AZ-77',
        Amount: '$412.37',
      }),
      expect.objectContaining({ Client: '', Submitted: '', Approved: '', Reference: '', Amount: '' }),
    ]);
  });

  it.each([
    ['Status', 'status'],
    ['Due', 'dueDate'],
  ])('is sorted by %s', async (header, field) => {
    const { typist } = open('/reminders/filings', [filing]);
    const grid = within(await screen.findByRole('grid', { name: 'Filings' }));
    await typist.click(within(grid.getByRole('columnheader', { name: header })).getByRole('button'));
    await waitFor(() => expect(window.location.search).toBe(`?sort=${field}`));
  });

  it.each([
    ['rule', 'Kind', 'All kinds', 'ifta_return'],
    ['status', 'Status', 'All statuses', 'lapsed'],
  ])('is narrowed by %s', async (name, label, all, value) => {
    const { typist, server } = open('/reminders/filings', [filing]);
    await screen.findByRole('grid', { name: 'Filings' });
    const select = screen.getByRole('combobox', { name: label });
    expect(within(select).getAllByRole('option')[0]).toHaveTextContent(all);
    await typist.selectOptions(select, value);
    await waitFor(() => expect(server.sent('GET', '/api/obligations').at(-1)?.query.get(name)).toBe(value));
  });

  it.each([
    ['', 'No filings yet', 'They appear automatically from your clients’ vehicles, numbers and papers.'],
    ['?status=filed', 'No filings found', 'Try another word, client, kind or status.'],
  ])('at %j says why nothing stands in it', async (search, title, text) => {
    open(`/reminders/filings${search}`);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('the list of papers that clients were asked for', () => {
  it('says who was asked and what was sent', async () => {
    onScreen('desk');
    open('/reminders/papers', [], [request, { ...request, id: 'r-2', clientName: null, documentName: null }]);
    const { rows, sortable } = await readGrid('Paper requests');
    expect(rows).toEqual([
      expect.objectContaining({ Paper: 'Fuel receipts', Client: 'Red Mesa Transport', Sent: 'receipts.pdf' }),
      expect.objectContaining({ Client: '', Sent: '' }),
    ]);
    expect(sortable).toEqual(['Status', 'Asked']);
  });

  it('is narrowed by status', async () => {
    onScreen('desk');
    const { typist, server } = open('/reminders/papers', [], [request]);
    await screen.findByRole('grid', { name: 'Paper requests' });
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'withdrawn');
    await waitFor(() =>
      expect(server.sent('GET', '/api/paper-requests').at(-1)?.query.get('status')).toBe('withdrawn'),
    );
  });

  it.each([
    ['Red Mesa Transport · receipts.pdf', {}],
    ['Red Mesa Transport', { documentName: null, documentId: null }],
  ])('says on a phone %s', async (words, changes) => {
    onScreen('phone');
    open('/reminders/papers', [], [{ ...request, ...changes }]);
    const card = (await screen.findByRole('link', { name: 'Fuel receipts' })).closest('li');
    expect(within(card as HTMLElement).getByText(words)).toBeInTheDocument();
    expect(card).toHaveTextContent('Answered');
  });

  it('where nobody was asked offers to ask, where it was narrowed to look for another', async () => {
    onScreen('desk');
    const { typist } = open('/reminders/papers');
    expect(await screen.findByText('No papers requested yet')).toBeInTheDocument();
    expect(
      screen.getByText('Ask from the practice desk, or here for a paper that no deadline needs.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ask for a Paper' })).toBeInTheDocument();
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'asked');
    expect(await screen.findByText('No paper requests found')).toBeInTheDocument();
    expect(screen.getByText('Try another word, client or status.')).toBeInTheDocument();
  });
});
