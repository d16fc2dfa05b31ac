import { fakeApi, problem } from '../../../testing/fake-api';
import { confirmCard } from './confirm';

const never = () => Promise.reject(new Error('The bank was not to be asked'));

describe('a confirmation with the sandbox', () => {
  afterEach(() => jest.useRealTimers());

  it('gives up after twenty seconds without an answer, and does not claim to know', async () => {
    jest.useFakeTimers();
    fakeApi({ 'POST /api/sandbox/confirm': () => new Promise(() => undefined) });
    const confirmation = confirmCard('secret', 'tok', never);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await confirmation).toEqual({ status: 'unknown' });
  });

  it.each([
    [402, { status: 'failed', message: 'Your card was declined.' }],
    [500, { status: 'unknown' }],
  ])('takes a %s as what it is', async (status, confirmation) => {
    fakeApi({ 'POST /api/sandbox/confirm': () => problem(status, 'Your card was declined.') });
    expect(await confirmCard('secret', 'tok', never)).toEqual(confirmation);
  });
});
