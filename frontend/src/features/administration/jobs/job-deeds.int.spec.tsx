import { screen, waitFor, within } from '@testing-library/react';
import type { Job, User } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { fakeApi, problem, type Answering } from '../../../testing/fake-api';
import { admin } from '../../../testing/prepared/people';
import { onScreen } from '../../../testing/portal-scene';
import { renderApp, staffUser } from '../../../testing/render-app';
import { pass, stopTime, untilSeen } from '../../../testing/still-time';
import { JobCard } from './job-card';
import { JobList } from './job-list';
import { RetryAll } from './retry-all';
import { RetryJob } from './retry-job';

const manager: User = { ...admin, permissions: [...admin.permissions, 'jobs.manage'] };
const jobOf = (changes: Partial<Job>): Job => ({
  id: 'job-1',
  name: 'Invoice mail',
  state: 'failed',
  subject: 'Invoice INV-000001',
  attempts: 2,
  maxAttempts: 3,
  progress: 0,
  failure: null,
  createdAt: '2026-03-02T12:00:00.000Z',
  finishedAt: null,
  ...changes,
});
const open = (jobs: readonly Job[] | Answering, at = '/audit/jobs') => {
  const server = fakeApi({
    'GET /api/views': () => ({ body: [] }),
    'GET /api/jobs': typeof jobs === 'function' ? jobs : () => ({ body: jobs, headers: { 'x-total-count': '9' } }),
    'POST /api/jobs/job-1/retry': () => ({ body: jobOf({ state: 'waiting' }) }),
    'POST /api/jobs/retry': () => ({ body: { retried: 1 } }),
  });
  return { ...renderApp(<JobList />, { user: manager, at }), asked: () => server.sent('GET', '/api/jobs') };
};

beforeEach(() => onScreen('phone'));

describe('the card of a job', () => {
  const shown = (changes: Partial<Job>) => {
    fakeApi({});
    renderApp(<JobCard job={jobOf(changes)} />, { user: manager });
    return document.body.textContent;
  };

  it('tells what it is, about what, since when, how often it was tried and what went wrong', () => {
    expect(shown({ failure: 'The mail server does not answer' })).toBe(
      'Invoice mailFailedInvoice INV-000001 · 03/02/2026 7:00 AM · attempt 2 of 3The mail server does not answerRetry',
    );
  });

  it('tells when it was done, and leaves out what there is not', () => {
    expect(shown({ state: 'completed', subject: null, finishedAt: '2026-03-02T13:30:00.000Z' })).toBe(
      'Invoice mailDone03/02/2026 8:30 AM · attempt 2 of 3',
    );
  });

  it.each([
    ['active', '40'],
    ['waiting', null],
    ['failed', null],
  ] as const)('of one that is %s shows how far it is: %s', (state, progress) => {
    shown({ state, progress: 40 });
    const bar = screen.queryByRole('progressbar', { name: 'Progress of Invoice mail' });
    expect(bar?.getAttribute('aria-valuenow') ?? null).toBe(progress);
  });
});

describe('a job that failed', () => {
  it.each([
    ['who may manage jobs', manager, 'failed', 1],
    ['nobody else', staffUser, 'failed', 0],
    ['nobody once it waits', manager, 'waiting', 0],
  ] as const)('is tried again by %s', (_, user, state, times) => {
    fakeApi({});
    renderApp(<RetryJob job={jobOf({ state })} />, { user });
    expect(screen.queryAllByRole('button', { name: 'Retry' })).toHaveLength(times);
  });

  it('says what will run again, and the list is read anew', async () => {
    const { typist, asked } = open([jobOf({})]);
    await typist.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The job will run again')).toBeInTheDocument();
    expect(screen.getByText('Invoice mail, Invoice INV-000001')).toBeInTheDocument();
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('says why it cannot be tried', async () => {
    fakeApi({ 'POST /api/jobs/job-1/retry': () => problem(409, 'The job is not there any more') });
    const { typist } = renderApp(<RetryJob job={jobOf({})} />, { user: manager });
    await typist.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The job is not there any more')).toBeInTheDocument();
  });

  it('is tried with all others at once, and the list is read anew', async () => {
    const { typist, asked } = open([jobOf({})]);
    await typist.click(await screen.findByRole('button', { name: 'Retry all' }));
    expect(await screen.findByText('One job will run again')).toBeInTheDocument();
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('says why all cannot be tried', async () => {
    fakeApi({ 'POST /api/jobs/retry': () => problem(409, 'The queue is being emptied') });
    const { typist } = renderApp(<RetryAll total={3} />, { user: manager });
    await typist.click(screen.getByRole('button', { name: 'Retry all' }));
    expect(await screen.findByText('The queue is being emptied')).toBeInTheDocument();
  });
});

describe('the list of the jobs', () => {
  it.each([
    ['active', 2],
    ['waiting', 2],
    ['delayed', 1],
    ['completed', 1],
  ] as const)('of those that are %s is read %i times within two seconds', async (state, times) => {
    stopTime();
    const { asked } = open([jobOf({ state }), jobOf({ id: 'job-2', state: 'failed' })], `/audit/jobs?state=${state}`);
    await untilSeen(() => screen.getAllByText('Invoice mail'));
    await pass(1_900);
    expect(asked()).toHaveLength(1);
    await pass(200);
    expect(asked()).toHaveLength(times);
  });

  it('goes to another state by its switch', async () => {
    const { typist, asked } = open([jobOf({})]);
    const views = within(await screen.findByRole('group', { name: 'State' }));
    expect(views.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Failed',
      'Waiting',
      'Running',
      'Later',
      'Done',
    ]);
    await typist.click(views.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(asked().at(-1)?.query.get('state')).toBe('delayed'));
  });

  it('is exported whole, page after page, under the name of its state', async () => {
    const page = (nr: number) =>
      Array.from({ length: nr === 0 ? 500 : 1 }, (_, each) => jobOf({ id: `${nr}-${each}`, state: 'completed' }));
    const link = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { typist, asked } = open(
      ({ query }) => ({
        body: query.get('limit') === '500' ? page(Number(query.get('page'))) : [jobOf({ state: 'completed' })],
        headers: { 'x-total-count': '501' },
      }),
      '/audit/jobs?state=completed',
    );
    const lines = await exportedBy(typist);
    expect(lines).toHaveLength(502);
    expect(lines[0]).toBe('Job,About,State,When,Attempts,What went wrong');
    expect(lines[501]).toBe('Invoice mail,Invoice INV-000001,Done,03/02/2026 7:00 AM,2 of 3,');
    const pages = asked().filter(({ query }) => query.get('limit') === '500');
    expect(pages.map(({ query }) => [query.get('state'), query.get('page')])).toEqual([
      ['completed', '0'],
      ['completed', '1'],
    ]);
    expect((link.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^jobs_completed/);
  });
});
