import { FakeUpload, fakeUploads } from '../../testing/fake-upload';
import { leastOfAnswer } from '../../testing/kit-records';
import { ApiError } from './api-error';
import { sendForm } from './send-form';
import { askForSignInBy } from '../session/session-end';

const PATH = '/api/drivers/7/documents';
const paper = leastOfAnswer('post', '/api/drivers/{id}/documents') as object;
const ofTheProxy = { notOurs: 'a proxy in between' };

describe('a form with files', () => {
  let sent: FakeUpload[];
  let shares: number[];
  let stopIt: AbortController;
  const send = () => {
    const form = new FormData();
    form.append('file', new File(['x'], 'license.pdf'));
    stopIt = new AbortController();
    return sendForm<object>(PATH, form, {
      idempotencyKey: 'key-1',
      signal: stopIt.signal,
      onProgress: (share) => void shares.push(share),
    });
  };

  beforeEach(() => {
    localStorage.clear();
    sent = fakeUploads();
    shares = [];
  });

  it('is sent once with its key and the session, and gives the answer', async () => {
    localStorage.setItem('staffSession', '{"token":"t"}');
    const sending = send();
    expect(sent.map(({ method, path, withCredentials }) => [method, path, withCredentials])).toEqual([
      ['POST', PATH, true],
    ]);
    expect(sent[0]?.headers).toEqual({
      accept: 'application/json',
      'idempotency-key': 'key-1',
      'x-staff-session': Buffer.from('{"token":"t"}').toString('base64url'),
    });
    expect(sent[0]?.form.get('file')).toHaveProperty('name', 'license.pdf');
    sent[0]?.answer({ body: paper });
    expect(await sending).toEqual(paper);
  });

  it('has no session header where there is none', () => {
    void send();
    expect(Object.keys(sent[0]?.headers ?? {})).toEqual(['accept', 'idempotency-key']);
  });

  it('tells how much of it has left, where the browser knows', () => {
    void send();
    sent[0]?.progress(250, 1_000);
    sent[0]?.progress(1_000, 1_000);
    sent[0]?.upload.dispatchEvent(
      Object.assign(new Event('progress'), { lengthComputable: false, loaded: 5, total: 0 }),
    );
    expect(shares).toEqual([0.25, 1]);
  });

  it.each([200, 201, 299])('has arrived with %i', async (status) => {
    const sending = send();
    sent[0]?.answer({ status, body: paper, ...ofTheProxy });
    expect(await sending).toEqual(paper);
  });

  it.each([300, 400, 413, 500])('is refused with %i', async (status) => {
    const sending = send();
    sent[0]?.answer({ status, body: { message: 'Too large' }, ...ofTheProxy });
    await expect(sending).rejects.toEqual(new ApiError(status, 'Too large'));
  });

  it('may be answered with nothing', async () => {
    const sending = send();
    Object.assign(sent[0] ?? {}, { status: 204 });
    sent[0]?.dispatchEvent(new Event('load'));
    expect(await sending).toBeNull();
  });

  it('says that the connection was lost, which is no answer of the server', async () => {
    const sending = send();
    sent[0]?.lose();
    await expect(sending).rejects.toThrow(TypeError);
  });

  it('stops when it is called off', async () => {
    const sending = send();
    stopIt.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent[0]?.aborted).toBe(true);
  });

  it('waits for a sign-in where the session ended, and is sent again as it was', async () => {
    const stop = askForSignInBy(() => Promise.resolve('same'));
    const sending = send();
    sent[0]?.answer({ status: 401, body: { message: 'Unauthorized' }, ...ofTheProxy });
    while (sent.length < 2) await new Promise((resolve) => setTimeout(resolve));
    sent[1]?.answer({ body: paper });
    expect(await sending).toEqual(paper);
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
    stop();
  });
});
