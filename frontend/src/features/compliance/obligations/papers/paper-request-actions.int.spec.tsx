import { screen, waitFor } from '@testing-library/react';
import type { PaperRequest } from '../../../../lib/api/api-types';
import { fakeApi, problem, type Answering } from '../../../../testing/fake-api';
import { recordOfKit } from '../../../../testing/kit-records';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { PaperRequestActions } from './paper-request-actions';
import { paperRequestKit } from './paper-request-kit';

const request: PaperRequest = {
  ...(recordOfKit(paperRequestKit) as unknown as PaperRequest),
  id: 'r-1',
  what: 'Fuel receipts',
  version: 3,
};

const open = (status: PaperRequest['status'], may = true, answer: Answering = () => ({ body: request })) => {
  const server = fakeApi({ 'PATCH /api/paper-requests/r-1': answer });
  const user = {
    ...staffUser,
    permissions: ['obligations.read', ...(may ? ['obligations.write'] : [])],
  };
  return { server, ...renderApp(<PaperRequestActions request={{ ...request, status }} />, { user }) };
};
const offered = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** What came is judged; what is asked for can be taken back; what is over can be asked for again. */
const ACTIONS: Readonly<Record<PaperRequest['status'], readonly string[]>> = {
  asked: ['Withdraw'],
  answered: ['Accept', 'Ask again', 'Withdraw'],
  accepted: ['Ask again'],
  withdrawn: ['Ask again'],
};

describe('a paper that a client was asked for', () => {
  it.each(Object.entries(ACTIONS) as [PaperRequest['status'], readonly string[]][])(
    'that is %s is to %j for who may write',
    (status, actions) => {
      open(status);
      expect(offered()).toEqual(actions);
    },
  );

  it.each(Object.keys(ACTIONS) as PaperRequest['status'][])(
    'that is %s is only looked at by who may not write',
    (status) => {
      open(status, false);
      expect(offered()).toEqual([]);
    },
  );

  it.each([
    ['Accept', 'accepted', 'The paper is accepted'],
    ['Withdraw', 'withdrawn', 'The request was withdrawn'],
  ])('%s makes it %s, of the version that is shown', async (label, status, words) => {
    const { typist, server } = open('answered');
    await typist.click(screen.getByRole('button', { name: `${label}: Fuel receipts` }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    const [sent] = server.sent('PATCH', '/api/paper-requests/r-1');
    expect(sent?.body).toEqual({ status });
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  it('stays as it is where the server refuses, and says why', async () => {
    const { typist } = open('answered', true, () => problem(409, 'It was withdrawn meanwhile'));
    await typist.click(screen.getByRole('button', { name: 'Accept: Fuel receipts' }));
    expect(await screen.findByText('It was withdrawn meanwhile')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Accept: Fuel receipts' })).toBeEnabled());
  });
});
