import type { Job } from '../../../lib/api/api-types';
import { formatDateTime } from '../../../lib/format/dates';
import { actionColumn, jobColumns } from './job-columns';

const job: Job = {
  id: 'job-1',
  name: 'Mail',
  state: 'failed',
  subject: 'Invoice INV-1',
  attempts: 2,
  maxAttempts: 3,
  progress: 0,
  failure: 'The mail server does not answer',
  createdAt: '2026-03-02T12:00:00.000Z',
  finishedAt: '2026-03-02T13:00:00.000Z',
};
const rowOf = (of: Job) => Object.fromEntries(jobColumns.map(({ header, value }) => [header, value(of)]));

describe('the columns of jobs', () => {
  it('say what was done about what, how it went and when', () => {
    expect(rowOf(job)).toEqual({
      Job: 'Mail',
      About: 'Invoice INV-1',
      State: 'Failed',
      When: formatDateTime('2026-03-02T13:00:00.000Z'),
      Attempts: '2 of 3',
      'What went wrong': 'The mail server does not answer',
    });
  });

  it('of one that goes on say when it began', () => {
    expect(rowOf({ ...job, state: 'waiting', subject: null, failure: null, finishedAt: null })).toMatchObject({
      About: '',
      State: 'Waiting',
      When: formatDateTime('2026-03-02T12:00:00.000Z'),
      'What went wrong': '',
    });
  });

  it.each([
    ['failed', 'Failed'],
    ['waiting', 'Waiting'],
    ['active', 'Running'],
    ['delayed', 'Later'],
    ['completed', 'Done'],
    ['stalled', 'stalled'],
  ])('say of one that is %s: %s', (state, word) => expect(rowOf({ ...job, state })).toMatchObject({ State: word }));

  it('say nothing in that of what can be done', () => expect(actionColumn.value(job)).toBe(''));
});
