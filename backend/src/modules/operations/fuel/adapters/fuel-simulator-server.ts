import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDate } from '../../../../platform/money/dates';
import { WireFailed, type FuelWire } from './fuel-wire';

/** How the next answer goes wrong. */
export const TROUBLES = ['silent', 'cut', 'huge', 'no JSON', 'no purchases', 'error', 'hangs up', 'moved'] as const;
export type Trouble = (typeof TROUBLES)[number];

const HUGE_MEGABYTES = 50;
const MEGABYTE = Buffer.alloc(1_048_576, 0x20);
const JSON_TYPE = { 'content-type': 'application/json' };

/** Serves a made-up provider over HTTP, as `HttpFuel` asks it, with the troubles that real ones have. */
export class FuelSimulatorServer {
  /** What happens to the next questions after purchases, one each. */
  readonly troubles: Trouble[] = [];
  private readonly sessions = new Set<string>();
  private readonly server: Server;

  private constructor(
    private readonly wire: FuelWire,
    private readonly token: string,
  ) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** @param port 0: any free one of this machine */
  static async start(wire: FuelWire, token: string, port = 0): Promise<FuelSimulatorServer> {
    const served = new FuelSimulatorServer(wire, token);
    await new Promise<void>((done, failed) =>
      served.server.once('error', failed).listen(port, '127.0.0.1', () => done()),
    );
    return served;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Sessions are over: whoever asks has to sign in again. */
  endSessions(): void {
    this.sessions.clear();
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const bearer = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const say = (status: number, body: object): void =>
      void response.writeHead(status, JSON_TYPE).end(JSON.stringify(body));
    try {
      if (request.method === 'POST' && pathname === '/sessions') {
        if (bearer !== this.token) return say(401, {});
        const session = Buffer.from(await this.wire.login()).toString('base64url');
        this.sessions.add(session);
        return say(201, { session });
      }
      const [from, to] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
      if (request.method !== 'GET' || pathname !== '/transactions' || !isDate(from) || !isDate(to)) return say(404, {});
      if (!this.sessions.has(bearer)) return say(401, {});
      const trouble = this.troubles.shift();
      if (trouble) return await TROUBLED[trouble](response);
      return say(200, { transactions: await this.wire.transactions(bearer, from, to) });
    } catch (error) {
      if (error instanceof WireFailed) return say(error.next === 'locked' ? 423 : 503, { message: error.message });
      throw error;
    }
  }
}

const hugeAnswer = function* (): Generator<Buffer> {
  yield Buffer.from('{"transactions":[');
  for (let sent = 0; sent < HUGE_MEGABYTES; sent += 1) yield MEGABYTE;
  yield Buffer.from(']}');
};

const TROUBLED: Readonly<Record<Trouble, (response: ServerResponse) => Promise<void> | void>> = {
  silent: () => undefined,
  cut: (response) => {
    response.writeHead(200, JSON_TYPE).write('{"transactions":[{"transactionId":"S1');
    setTimeout(() => response.destroy(), 50);
  },
  huge: (response) => {
    response.writeHead(200, JSON_TYPE);
    // whoever asked hangs up in the middle
    return pipeline(Readable.from(hugeAnswer()), response).catch(() => undefined);
  },
  'no JSON': (response) => void response.writeHead(200, JSON_TYPE).end('<html>Please wait</html>'),
  'no purchases': (response) => void response.writeHead(200, JSON_TYPE).end('{"hello":true}'),
  error: (response) => void response.writeHead(503).end(),
  'hangs up': (response) => void response.destroy(),
  moved: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
};
