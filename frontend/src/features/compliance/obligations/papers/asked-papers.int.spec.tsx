import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaperRequest } from '../../../../lib/api/api-types';
import { problem } from '../../../../testing/fake-api';
import { leastOfAnswer } from '../../../../testing/kit-records';
import { openApp } from '../../../../testing/open-app';
import { clientUser, onScreen, portalAnswers } from '../../../../testing/portal-scene';

const asked: PaperRequest = {
  ...(leastOfAnswer('get', '/api/paper-requests/{id}') as PaperRequest),
  what: 'Fuel receipts of May',
  status: 'asked',
};

it.each([
  ['Upload to who may write in the portal', ['portal.read', 'portal.write'], 1],
  ['no upload to who only reads it', ['portal.read'], 0],
])('a paper that was asked for offers %s', async (_, permissions, times) => {
  onScreen('phone');
  openApp(
    '/client-portal/deadlines',
    portalAnswers({
      'GET /api/auth/user': () => ({ body: { ...clientUser, permissions } }),
      'GET /api/paper-requests': () => ({ body: [asked] }),
    }),
  );
  expect(await screen.findByText('Fuel receipts of May')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Upload Fuel receipts of May' })).toHaveLength(times);
});

const openOwn = (requests: PaperRequest[]) => {
  onScreen('phone');
  return openApp(
    '/client-portal/deadlines',
    portalAnswers({
      'GET /api/paper-requests': () => ({ body: requests }),
      'POST /api/paper-requests/r-1/answer': () => problem(422, 'The file is too large'),
    }),
  );
};

it('a paper is sent as what was asked for; after a failure the same file can be chosen again', async () => {
  const { typist, server } = openOwn([{ ...asked, id: 'r-1', documentType: 'receipt' }]);
  const input = await screen.findByLabelText<HTMLInputElement>('File for Fuel receipts of May');
  const file = new File(['x'], 'may.pdf', { type: 'application/pdf' });
  fireEvent.change(input);
  await typist.upload(input, file);
  expect(await screen.findByText('The file is too large')).toBeInTheDocument();
  expect(screen.getByText('Upload Failed')).toBeInTheDocument();
  expect(input.files).toHaveLength(0);
  await typist.upload(input, file);
  const sent = () => server.sent('POST', '/api/paper-requests/r-1/answer').map(({ body }) => body as FormData);
  await waitFor(() => expect(sent()).toHaveLength(2));
  for (const form of sent()) {
    expect(form.get('documentType')).toBe('receipt');
    expect((form.get('file') as File).name).toBe('may.pdf');
  }
});

it.each<[string, Partial<PaperRequest>, string]>([
  ['not sent yet says what was noted', { notes: 'All pages' }, 'All pages'],
  [
    'to be sent again says why',
    { documentId: 7, documentName: 'may.pdf', reason: 'Too dark' },
    'Please send it again: Too dark',
  ],
  ['to be sent again without a reason says so', { documentId: 7, reason: null }, 'Please send it again'],
  ['that was sent is named', { status: 'answered', documentId: 7, documentName: 'may.pdf', notes: 'All' }, 'may.pdf'],
  ['that was sent without a name keeps its notes', { status: 'accepted', documentName: null, notes: 'All' }, 'All'],
])('a paper that is %s', async (_which, changes, words) => {
  openOwn([{ ...asked, ...changes }]);
  const card = (await screen.findByText('Fuel receipts of May')).closest('li') as HTMLElement;
  expect(within(card).getByText(words)).toBeInTheDocument();
});

it('a paper that was sent is not asked for again, and one that was sent well is no complaint', async () => {
  openOwn([{ ...asked, status: 'answered', documentId: 7, documentName: 'may.pdf', reason: 'Too dark' }]);
  await screen.findByText('may.pdf');
  expect(screen.queryByText(/^Please send it again/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Upload Fuel/ })).toBeNull();
});

it('papers that are still to be sent come first; those that were withdrawn are not shown', async () => {
  const paper = (id: string, status: PaperRequest['status']) => ({ ...asked, id, what: `Paper ${id}`, status });
  openOwn([paper('a', 'accepted'), paper('b', 'withdrawn'), paper('c', 'asked'), paper('d', 'answered')]);
  await screen.findByText('Paper c');
  expect(screen.getAllByText(/^Paper \w$/).map(({ textContent }) => textContent)).toEqual([
    'Paper c',
    'Paper a',
    'Paper d',
  ]);
});

it('where only withdrawn papers are, nothing is missing', async () => {
  openOwn([{ ...asked, status: 'withdrawn' }]);
  expect(await screen.findByText('Nothing is missing. We will ask you here when we need a paper.')).toBeInTheDocument();
});
