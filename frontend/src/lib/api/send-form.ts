import { overSessionEnd } from './api-client';
import { apiErrorFrom } from './api-error';
import { changeAnswered } from '../live/moments';
import { staffSessionHeader } from '../session/stored-session';

interface Sending {
  idempotencyKey: string;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

const isOk = (status: number): boolean => status >= 200 && status < 300;

/** Unlike fetch, XMLHttpRequest tells how much has left the device. */
const once = <T>(path: string, form: FormData, { idempotencyKey, signal, onProgress }: Sending): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    const session = staffSessionHeader();
    if (session !== null) request.setRequestHeader('x-staff-session', session);
    request.upload.addEventListener(
      'progress',
      ({ lengthComputable, loaded, total }) => lengthComputable && onProgress(loaded / total),
    );
    request.addEventListener('load', () => {
      changeAnswered(request.getResponseHeader('x-request-id'));
      if (isOk(request.status)) resolve(JSON.parse(request.responseText || 'null') as T);
      else
        apiErrorFrom(
          new Response(request.responseText, { status: request.status, statusText: request.statusText }),
        ).then(reject, reject);
    });
    request.addEventListener('error', () => reject(new TypeError('The connection was lost')));
    request.addEventListener('abort', () => reject(new DOMException('Upload cancelled', 'AbortError')));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

/** Sends a form with files. */
export const sendForm = <T>(path: string, form: FormData, sending: Sending): Promise<T> =>
  overSessionEnd(() => once<T>(path, form, sending));
