import { fakeApi, problem } from '../../../../testing/fake-api';
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
    ['succeeded', { status: 'succeeded' }],
    ['processing', { status: 'processing' }],
    ['requires_payment_method', { status: 'failed', message: 'Your card was declined.' }],
  ])('that is %s is said to be so', async (status, confirmation) => {
    fakeApi({ 'POST /api/sandbox/confirm': () => ({ body: { status } }) });
    expect(await confirmCard('secret', 'tok', never)).toEqual(confirmation);
  });

  it.each([
    [true, { status: 'succeeded' }],
    [false, { status: 'failed', message: 'Your bank did not approve the payment.' }],
  ])('asks the bank where the card wants it, and tells its answer: %s', async (approve, confirmation) => {
    const server = fakeApi({
      'POST /api/sandbox/confirm': () => ({ body: { status: 'requires_action' } }),
      'POST /api/sandbox/authenticate': () => ({
        body: approve
          ? { status: 'succeeded' }
          : { status: 'requires_payment_method', message: 'Your bank did not approve the payment.' },
      }),
    });
    expect(await confirmCard('secret', 'tok', () => Promise.resolve(approve))).toEqual(confirmation);
    expect(server.sent('POST', '/api/sandbox/authenticate').map(({ body }) => body)).toEqual([
      { clientSecret: 'secret', approve },
    ]);
  });

  it.each([
    [402, { status: 'failed', message: 'Your card was declined.' }],
    [500, { status: 'unknown' }],
  ])('takes a %s as what it is', async (status, confirmation) => {
    fakeApi({ 'POST /api/sandbox/confirm': () => problem(status, 'Your card was declined.') });
    expect(await confirmCard('secret', 'tok', never)).toEqual(confirmation);
  });
});
