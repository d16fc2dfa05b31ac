import { api } from '../../../../lib/api/api-client';
import { isApiError } from '../../../../lib/api/api-error';
import type { SandboxAnswer } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import type { Confirmation } from '../provider';

const PATIENCE_MS = 20_000;
const DECLINED = 'Your card was declined.';

/** A card is shown to the sandbox once, for a token; it passes through no cache that would keep it. */
export const tokenFor = (card: {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}): Promise<{ token: string }> => api.post('/api/sandbox/tokens', card);

const gaveUp = new Error('No answer in time');

const inTime = async <T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(gaveUp);
      controller.abort();
    }, PATIENCE_MS);
  });
  try {
    return await Promise.race([call(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
};

/** A refusal is certain; silence and a failure of the server leave open whether the money was taken. */
const afterFailure = (error: unknown): Confirmation =>
  isApiError(error) && error.status < 500 ? { status: 'failed', message: sentenceFor(error) } : { status: 'unknown' };

const confirmationOf = ({ status, message }: SandboxAnswer): Confirmation =>
  status === 'succeeded' || status === 'processing' ? { status } : { status: 'failed', message: message ?? DECLINED };

const ask = async (path: string, body: object): Promise<SandboxAnswer> =>
  inTime((signal) => api.post<SandboxAnswer>(path, body, { signal }));

/** `askBank` puts the bank's question to the card holder where the card wants it. */
export const confirmCard = async (
  clientSecret: string,
  token: string,
  askBank: () => Promise<boolean>,
): Promise<Confirmation> => {
  try {
    const answer = await ask('/api/sandbox/confirm', { clientSecret, token });
    if (answer.status !== 'requires_action') return confirmationOf(answer);
    return confirmationOf(await ask('/api/sandbox/authenticate', { clientSecret, approve: await askBank() }));
  } catch (error) {
    return afterFailure(error);
  }
};
