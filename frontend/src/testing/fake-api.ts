export interface SeenRequest {
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
}

export type Answering = (request: SeenRequest) => FakeAnswer | Promise<FakeAnswer>;

/** Answers fetch calls from a table such as {'GET /api/brokers': () => ({body: []})} and remembers what was asked. */
export const fakeApi = (routes: Record<string, Answering>) => {
  const seen: SeenRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const request: SeenRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? undefined),
    };
    seen.push(request);
    const route = routes[`${request.method} ${request.path}`];
    if (!route) throw new TypeError(`No answer prepared for ${request.method} ${request.path}`);
    const { status = 200, body, headers = {} } = await route(request);
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  };
  return { seen, sent: (method: string, path: string) => seen.filter((request) => request.method === method && request.path === path) };
};

export const problem = (status: number, message: string, errors?: { field: string; message: string }[]): FakeAnswer => ({
  status,
  body: { statusCode: status, error: 'Error', message, ...(errors && { errors }), requestId: 'request-1' },
});
