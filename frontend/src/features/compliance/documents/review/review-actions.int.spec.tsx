import { screen } from '@testing-library/react';
import type { ClientDocument } from '../../../../lib/api/api-types';
import { fakeApi, problem } from '../../../../testing/fake-api';
import { documentOf } from '../../../../testing/portal-scene';
import { renderApp, staffUser } from '../../../../testing/render-app';
import { ReviewActions } from './review-actions';

type Status = ClientDocument['status'];
const document = documentOf({ id: 11, originalName: 'first.pdf' });

const open = (status: Status) => {
  fakeApi({ 'PATCH /api/documents/11/status': () => problem(409, 'It was rejected meanwhile') });
  return renderApp(<ReviewActions document={{ ...document, status }} />, { user: staffUser });
};

/** What came is looked at, then decided; what was decided can be looked at again. */
const ACTIONS: Readonly<Record<Status, readonly string[]>> = {
  received: ['Start review', 'Reject'],
  pending: ['Mark processed', 'Put back', 'Approve', 'Reject'],
  processed: ['Review again'],
  approved: ['Review again'],
  rejected: ['Review again'],
};

describe('the review of a document', () => {
  it.each(Object.entries(ACTIONS) as [Status, readonly string[]][])(
    'of one that is %s offers %j',
    (status, actions) => {
      open(status);
      expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(actions);
    },
  );

  it('says why a document stays as it is', async () => {
    const { typist } = open('received');
    await typist.click(screen.getByRole('button', { name: 'Start review' }));
    expect(await screen.findByText('It was rejected meanwhile')).toBeInTheDocument();
  });
});
