import { screen, within } from '@testing-library/react';
import { obligationKit } from '../../../features/compliance/obligations/obligation-kit';
import { paperRequestKit } from '../../../features/compliance/obligations/papers/paper-request-kit';
import type { Obligation, PaperRequest } from '../../../lib/api/api-types';
import { recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { onScreen } from '../../../testing/portal-scene';

const filing: Obligation = {
  ...(recordOfKit(obligationKit) as unknown as Obligation),
  id: 'o-1',
  title: 'IFTA return',
  subjectName: null,
  period: '3Q2026',
  clientId: 'c-1',
  clientName: 'Red Mesa Transport',
  status: 'filed',
  dueDate: '2026-10-31',
  submittedDate: '2026-10-12',
  approvedDate: null,
  referenceNumber: 'AZ-77',
  amount: '412.37',
};
const request: PaperRequest = {
  ...(recordOfKit(paperRequestKit) as unknown as PaperRequest),
  id: 'r-1',
  obligationId: 'o-1',
  what: 'Fuel receipts',
  clientId: 'c-1',
  clientName: 'Red Mesa Transport',
  status: 'answered',
  documentId: 7,
  documentName: 'receipts.pdf',
  reason: null,
};

const open = (path: string, of: PaperRequest = request) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: admin }),
    'GET /api/obligations': () => ({ body: [filing, { ...filing, id: 'o-2', title: 'UCR', amount: null }] }),
    'GET /api/paper-requests': () => ({ body: [of] }),
    'GET /api/paper-requests/r-1': () => ({ body: of }),
  });

describe('the filings', () => {
  it('say at a desk where each stands', async () => {
    onScreen('desk');
    open('/reminders/filings');
    const row = within((await screen.findByText('IFTA return · 3Q2026')).closest('tr') as HTMLElement);
    for (const words of ['Red Mesa Transport', 'Filed', '10/31/2026', '10/12/2026', '$412.37'])
      expect(row.getByText(words)).toBeInTheDocument();
  });

  it('say it in a card on a phone', async () => {
    onScreen('phone');
    open('/reminders/filings');
    const card = (await screen.findByText('IFTA return · 3Q2026')).closest('li');
    expect(card).toHaveTextContent('Filed');
    expect(card).toHaveTextContent('Red Mesa Transport · due 10/31/2026');
  });
});

describe('the papers that clients were asked for', () => {
  it.each([
    ['what was sent', request, 'Red Mesa Transport · receipts.pdf'],
    ['the client alone before', { ...request, status: 'asked' as const, documentName: null }, 'Red Mesa Transport'],
  ])('say on a phone %s', async (_what, of, words) => {
    onScreen('phone');
    open('/reminders/papers', of);
    const card = (await screen.findByText('Fuel receipts')).closest('li');
    expect(within(card as HTMLElement).getByText(words)).toBeInTheDocument();
  });

  it.each([
    ['why it was asked for again', { ...request, status: 'asked' as const, reason: 'June is missing' }, 1],
    ['what it is for', request, 0],
  ])('open beside the list and say %s', async (_what, of, again) => {
    onScreen('desk');
    open('/reminders/papers/r-1', of);
    const panel = within(await screen.findByRole('dialog', { name: 'Fuel receipts' }));
    expect(panel.getByRole('link', { name: 'Open the obligation' })).toHaveAttribute('href', '/practice/o-1');
    expect(panel.queryAllByText('Asked again')).toHaveLength(again);
  });

  it('that no obligation lacks lead to none', async () => {
    onScreen('desk');
    open('/reminders/papers/r-1', { ...request, obligationId: null });
    await screen.findByRole('dialog', { name: 'Fuel receipts' });
    expect(screen.queryByRole('link', { name: 'Open the obligation' })).not.toBeInTheDocument();
  });
});
