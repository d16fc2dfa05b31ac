import { publishedApi } from '../../../testing/published-api';

export interface CapturedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export interface FakeAnswer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Says why an answer is none of ours: from a proxy in between, or broken on purpose. */
  notOurs?: string;
}

export type Answering = (request: CapturedRequest) => FakeAnswer | Promise<FakeAnswer>;

const complaints: string[] = [];
// the web app shows what fails as a message: the test itself must hear of it
afterEach(() => expect(complaints.splice(0)).toEqual([]));

/**
 * A test of the web app proves nothing against a server that there is not: what is asked and answered must be as
 * dist/openapi.json says.
 */
export const mustBePublished = (
  { method, path, query }: Pick<CapturedRequest, 'method' | 'path'> & { query?: URLSearchParams },
  { status = 200, body, notOurs }: FakeAnswer,
): void => {
  const contentType = body === undefined ? null : status < 400 ? 'application/json' : 'application/problem+json';
  const api = publishedApi();
  const unknown = api.unknownQueries(method, path, [...(query?.keys() ?? [])]);
  if (unknown.length > 0) complaints.push(`${method} ${path} takes no ${unknown.join(', ')}`);
  const complaint = notOurs ? null : api.complaint({ method, path, status, contentType, body });
  if (complaint !== null) complaints.push(complaint);
};

/** Answers fetch calls from a table such as {'GET /api/brokers': () => ({body: []})} and remembers what was asked. */
export const fakeApi = (routes: Record<string, Answering>) => {
  const seen: CapturedRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const request: CapturedRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? undefined),
    };
    seen.push(request);
    const route = routes[`${request.method} ${request.path}`];
    if (!route) throw new TypeError(`No answer prepared for ${request.method} ${request.path}`);
    const answer = await route(request);
    const { status = 200, body, headers = {} } = answer;
    mustBePublished(request, answer);
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json', ...headers },
    });
  };
  return {
    seen,
    sent: (method: string, path: string) =>
      seen.filter((request) => request.method === method && request.path === path),
  };
};

export const problem = (
  status: number,
  message: string,
  errors?: { field: string; message: string }[],
): FakeAnswer => ({
  status,
  body: { statusCode: status, error: 'Error', message, ...(errors && { errors }), requestId: 'request-1' },
});
