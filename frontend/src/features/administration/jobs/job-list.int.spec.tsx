import { screen, waitFor, within } from '@testing-library/react';
import type { Job } from '../../../lib/api/api-types';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

const manager = { ...admin, permissions: [...admin.permissions, 'jobs.manage' as const] };
const job = (nr: number): Job => ({
  id: `job-${nr}`,
  name: `Mail ${nr}`,
  state: 'failed',
  subject: `Invoice INV-00000${nr}`,
  attempts: 3,
  maxAttempts: 3,
  progress: 0,
  failure: 'The mail server does not answer',
  createdAt: '2026-03-02T12:00:00.000Z',
  finishedAt: null,
});
const open = () =>
  openApp('/audit/jobs', {
    'GET /api/auth/user': () => ({ body: manager }),
    'GET /api/jobs': () => ({ body: [job(1), job(2)], headers: { 'x-total-count': '2' } }),
    'POST /api/jobs/job-2/retry': () => ({ body: job(2) }),
  });

describe('jobs', () => {
  it('are a table whose rows are selected, and a failed one is tried again', async () => {
    const { typist, server } = open();
    const grid = within(await screen.findByRole('grid', { name: 'Jobs' }));
    await typist.click(grid.getByRole('checkbox', { name: /^Select Mail 1/ }));
    expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent(/^1 selected/);
    await typist.click(within(grid.getByRole('row', { name: /Mail 2/ })).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(server.sent('POST', '/api/jobs/job-2/retry')).toHaveLength(1));
  });

  it('say that the queue does not answer, and are asked for again', async () => {
    const text = 'The queue of background jobs does not answer at the moment. Please try again in a minute.';
    let away = true;
    const { typist } = openApp('/audit/jobs', {
      'GET /api/auth/user': () => ({ body: manager }),
      'GET /api/jobs': () =>
        away
          ? {
              status: 503,
              body: {
                statusCode: 503,
                error: 'Service Unavailable',
                message: text,
                code: 'QUEUE_AWAY',
                requestId: null,
              },
            }
          : { body: [job(1)], headers: { 'x-total-count': '1' } },
    });
    expect(await screen.findByText(text)).toBeVisible();
    away = false;
    await typist.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid', { name: 'Jobs' })).toHaveTextContent('Mail 1');
  });

  it('are exported in the state that is shown', async () => {
    const { typist, server } = open();
    await typist.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(server.sent('GET', '/api/jobs')).toHaveLength(2));
    expect(server.sent('GET', '/api/jobs')[1]?.query.get('state')).toBe('failed');
  });

  it.each([
    ['', 'failed', 1],
    ['?state=failed', 'failed', 1],
    ['?state=completed', 'completed', 0],
  ])('at %j are those that are %s; only failed ones are tried again', async (search, state, offers) => {
    const { server } = openApp(`/audit/jobs${search}`, {
      'GET /api/auth/user': () => ({ body: manager }),
      'GET /api/jobs': () => ({ body: [job(1), job(2)], headers: { 'x-total-count': '2' } }),
    });
    const grid = within(await screen.findByRole('grid', { name: 'Jobs' }));
    expect(server.sent('GET', '/api/jobs')[0]?.query.get('state')).toBe(state);
    expect(screen.queryAllByRole('button', { name: /^Retry all/ })).toHaveLength(offers);
    expect(grid.queryAllByRole('button', { name: 'Retry' })).toHaveLength(offers * 2);
  });

  it.each([
    ['', 'No failed jobs', 'Every mail, PDF and nightly job went through.'],
    ['?state=waiting', 'No jobs here', 'Jobs in this state will be listed here.'],
  ])('at %j are none: %s', async (search, title, text) => {
    openApp(`/audit/jobs${search}`, {
      'GET /api/auth/user': () => ({ body: manager }),
      'GET /api/jobs': () => ({ body: [], headers: { 'x-total-count': '0' } }),
    });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Retry all/ })).toBeNull();
  });
});
