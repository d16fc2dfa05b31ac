import { publishedApi } from '../../../../testing/published-api';

export interface Answer<Body = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
  readonly text: string;
}

/**
 * A browser without a screen: keeps its cookies and says where its requests come from. Every answer must be as
 * published.
 */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(readonly address: string) {}

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get<Body = Record<string, unknown>>(path: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send<Body>('GET', path, undefined, headers);
  }
  post<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.send<Body>('POST', path, body, headers);
  }
  patch<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.send<Body>('PATCH', path, body, headers);
  }
  put<Body = Record<string, unknown>>(
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.send<Body>('PUT', path, body, headers);
  }
  delete<Body = Record<string, unknown>>(path: string, headers: Record<string, string> = {}): Promise<Answer<Body>> {
    return this.send<Body>('DELETE', path, undefined, headers);
  }

  /** Sends a form with files, as a browser does. */
  upload<Body = Record<string, unknown>>(
    path: string,
    form: FormData,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    return this.send<Body>('POST', path, form, headers);
  }

  async send<Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer<Body>> {
    const response = await fetch(this.address + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: this.address,
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : {
            body:
              typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array
                ? body
                : JSON.stringify(body),
          }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      const value = pair.slice(at + 1);
      if (value) this.cookies.set(pair.slice(0, at), value);
      else this.cookies.delete(pair.slice(0, at));
    }
    return answerOf<Body>(method, path, response);
  }
}

/** Reads an answer; one that is not as published fails the test that asked. */
export const answerOf = async <Body = Record<string, unknown>>(
  method: string,
  path: string,
  response: Response,
): Promise<Answer<Body>> => {
  const text = await response.text();
  const contentType = response.headers.get('content-type');
  const body = /json/.test(contentType ?? '') ? (JSON.parse(text) as unknown) : undefined;
  const complaint = publishedApi().complaint({ method, path, status: response.status, contentType, body });
  if (complaint !== null) throw new Error(`The answer is not as dist/openapi.json says: ${complaint}`);
  return { status: response.status, headers: response.headers, body: (body ?? {}) as Body, text };
};
