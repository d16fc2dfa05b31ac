import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Obligation, PaperRequest } from '../../../../lib/api/api-types';
import { fakeApi, problem, type Answering } from '../../../../testing/fake-api';
import { recordOfKit } from '../../../../testing/kit-records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { AskAgainDialog } from '../papers/ask-again-dialog';
import { AskDialog } from '../papers/ask-dialog';
import { ExcuseDialog } from './excuse-dialog';
import { obligationKit } from '../obligation-kit';
import { paperRequestKit } from '../papers/paper-request-kit';
import { SentPaper } from '../papers/sent-paper';

const obligation: Obligation = {
  ...(recordOfKit(obligationKit) as unknown as Obligation),
  id: 'o-1',
  title: 'IFTA return',
  period: '3Q2026',
  missing: ['Fuel receipts', 'Trip sheets'],
};
const request: PaperRequest = {
  ...(recordOfKit(paperRequestKit) as unknown as PaperRequest),
  id: 'r-1',
  what: 'Fuel receipts',
};

const open = (dialog: (onClose: () => void) => ReactElement, answers: Record<string, Answering>) => {
  const server = fakeApi(answers);
  const onClose = jest.fn();
  const { typist } = renderApp(dialog(onClose), { user: staffUser });
  const shown = within(screen.getByRole('dialog'));
  return {
    onClose,
    shown,
    type: (text: string) => typist.type(shown.getByRole('textbox'), text),
    press: (name: string) => typist.click(shown.getByRole('button', { name })),
    bodies: (method: string, path: string) => server.sent(method, path).map(({ body }) => body),
  };
};

describe('asking a client for papers', () => {
  const ask = (of = obligation, refused: { id: string; message: string }[] = []) =>
    open((onClose) => <AskDialog obligation={of} onClose={onClose} />, {
      'POST /api/obligations/bulk': () => ({ body: { done: refused.length > 0 ? [] : ['o-1'], refused } }),
    });
  const missing = () =>
    within(screen.getByRole('list', { name: 'Missing' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('names each that is missing, and says the note', async () => {
    const { type, press, onClose, bodies } = ask();
    expect(missing()).toEqual(['Fuel receipts', 'Trip sheets']);
    await type(' By Friday ');
    await press('Ask Client');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(bodies('POST', '/api/obligations/bulk')).toEqual([{ ids: ['o-1'], action: 'ask', note: 'By Friday' }]);
    expect(screen.getByText('The client was asked for the papers')).toBeInTheDocument();
  });

  it('without a note says none; where nothing is named it asks for the papers of the obligation', async () => {
    const { press, onClose, bodies } = ask({ ...obligation, missing: [] });
    expect(missing()).toEqual(['Papers for IFTA return 3Q2026']);
    await press('Ask Client');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(bodies('POST', '/api/obligations/bulk')).toEqual([{ ids: ['o-1'], action: 'ask', note: null }]);
  });

  it('that is refused stays open with the reason', async () => {
    const { press, onClose, shown } = ask(obligation, [{ id: 'o-1', message: 'It was filed already' }]);
    await press('Ask Client');
    expect(await shown.findByText('It was filed already')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

it.each([
  ['', null],
  [' Too dark ', 'Too dark'],
])('a paper is asked for again, with the reason "%s"', async (typed, reason) => {
  const { type, press, onClose, bodies } = open((close) => <AskAgainDialog request={request} onClose={close} />, {
    'PATCH /api/paper-requests/r-1': () => ({ body: request }),
  });
  expect(screen.getByRole('dialog', { name: 'Ask Again for Fuel receipts?' })).toBeInTheDocument();
  if (typed !== '') await type(typed);
  await press('Ask Again');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies('PATCH', '/api/paper-requests/r-1')).toEqual([{ status: 'asked', reason }]);
  expect(screen.getByText('The client was asked again')).toBeInTheDocument();
});

it.each([
  ['Ask Again', (onClose: () => void) => <AskAgainDialog request={request} onClose={onClose} />, 'Failed to ask again'],
  [
    'Save Reason',
    (onClose: () => void) => <ExcuseDialog obligation={obligation} onClose={onClose} />,
    'Failed to update obligation',
  ],
] as const)('where the server refuses, %s stays open and says what failed and why', async (button, dialog, failed) => {
  const refused = () => problem(409, 'It was withdrawn meanwhile');
  const { type, press, shown, onClose } = open(dialog, {
    'PATCH /api/paper-requests/r-1': refused,
    'PATCH /api/obligations/o-1': refused,
  });
  await type('Sold the truck');
  await press(button);
  expect(await shown.findByText('It was withdrawn meanwhile')).toBeInTheDocument();
  expect(screen.getByText(failed)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

it('an obligation does not apply only for a reason', async () => {
  const { type, press, shown, onClose, bodies } = open(
    (close) => <ExcuseDialog obligation={obligation} onClose={close} />,
    { 'PATCH /api/obligations/o-1': () => ({ body: obligation }) },
  );
  await press('Save Reason');
  expect(await shown.findByText('Say why it does not apply')).toBeInTheDocument();
  expect(bodies('PATCH', '/api/obligations/o-1')).toEqual([]);
  await type('Sold the truck');
  await press('Save Reason');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(bodies('PATCH', '/api/obligations/o-1')).toEqual([{ status: 'not_applicable', reason: 'Sold the truck' }]);
  expect(screen.getByText('The obligation does not apply')).toBeInTheDocument();
});

it.each([
  ['leads to who may read documents', 7, 'may.pdf', ['documents.read'], 'may.pdf', 1],
  ['is only named to others', 7, 'may.pdf', ['obligations.read'], 'may.pdf', 0],
  ['that is gone is only named', null, 'may.pdf', ['documents.read'], 'may.pdf', 0],
  ['that was not sent is not there', null, null, ['documents.read'], '', 0],
] as const)('a paper %s', (_which, documentId, documentName, permissions, text, links) => {
  renderApp(
    <p>
      <SentPaper documentId={documentId} documentName={documentName} />
    </p>,
    {
      user: { ...staffUser, permissions: [...permissions] },
    },
  );
  expect(screen.getByRole('paragraph').textContent).toBe(text);
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
