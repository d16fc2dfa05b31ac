import { mustBePublished, type FakeAnswer } from './fake-api';

/** A file on its way: the test says how far it is and what the server answers. */
export class FakeUpload extends EventTarget {
  static sent: FakeUpload[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  method = '';
  path = '';
  form = new FormData();
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  aborted = false;

  open(method: string, path: string): void {
    this.method = method;
    this.path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(form: FormData): void {
    this.form = form;
    FakeUpload.sent.push(this);
  }

  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total }));
  }

  getResponseHeader(): string | null {
    return null;
  }

  answer({ status = 201, body = {}, ...rest }: FakeAnswer): void {
    mustBePublished(this, { status, body, ...rest });
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }

  lose(): void {
    this.dispatchEvent(new Event('error'));
  }
}

/** Takes the place of XMLHttpRequest until the next test. */
export const fakeUploads = (): FakeUpload[] => {
  FakeUpload.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  return FakeUpload.sent;
};

export const fileOf = (name: string, type: string, size = 1_200): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });
