import { screen } from '@testing-library/react';
import { fakeApi } from '../../../testing/fake-api';
import { admin } from '../../../testing/prepared/people';
import { renderApp, staffUser } from '../../../testing/render-app';
import { RetryAll } from './retry-all';

const manager = { ...admin, permissions: [...admin.permissions, 'jobs.manage' as const] };

describe('failed jobs', () => {
  it('are all tried again by one button', async () => {
    const api = fakeApi({ 'POST /api/jobs/retry': () => ({ body: { retried: 3 } }) });
    const { typist } = renderApp(<RetryAll total={3} />, { user: manager });
    await typist.click(screen.getByRole('button', { name: 'Retry all' }));
    await screen.findByText('3 jobs will run again');
    expect(api.sent('POST', '/api/jobs/retry')).toHaveLength(1);
  });
  it.each([
    ['there are none', manager, 0],
    ['somebody else looks', staffUser, 3],
  ])('have no such button when %s', (_, user, total) => {
    renderApp(<RetryAll total={total} />, { user });
    expect(screen.queryByRole('button', { name: 'Retry all' })).toBeNull();
  });
});
