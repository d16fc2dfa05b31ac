import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Crowd } from './crowd';

const MANY = 60;

describe('a crowd that arrives at once', () => {
  let server: http.Server;
  let seen: ('came' | 'worked')[];
  let crowd: Crowd;
  beforeEach(async () => {
    [seen, crowd] = [[], new Crowd()];
    server = http.createServer((_request, response) =>
      crowd.pass(() => {
        seen.push('worked');
        response.end('done');
      }),
    );
    server.on('connection', () => {
      seen.push('came');
      crowd.came();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });
  /** @returns when it is answered */
  const ask = (): Promise<void> =>
    new Promise((answered, failed) => {
      const { port } = server.address() as AddressInfo;
      const socket = net.connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'));
      socket.once('data', () => answered()).once('error', failed);
    });

  it('is answered, all of it', async () => {
    await Promise.all(Array.from({ length: MANY }, ask));
    expect(seen.filter((what) => what === 'worked')).toHaveLength(MANY);
    expect(crowd.waiting).toBe(0);
  });

  it('is taken in before anybody is worked for', async () => {
    const aTurn = (): Promise<void> => new Promise((over) => setImmediate(over));
    // all within one moment, however busy the machine is
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    for (let nr = 0; nr < MANY; nr += 1) {
      seen.push('came');
      crowd.came();
      crowd.pass(() => seen.push('worked'));
      await aTurn();
    }
    for (let turns = 0; crowd.waiting > 0 && turns < MANY; turns += 1) await aTurn();
    now.mockRestore();
    expect(seen.indexOf('worked')).toBe(MANY);
    expect(seen).toHaveLength(2 * MANY);
  });

  it('waits for others no longer than a moment', async () => {
    let stopped = false;
    const arrive = (): void => {
      crowd.came();
      if (!stopped) setImmediate(arrive);
    };
    arrive();
    const began = performance.now();
    await ask();
    stopped = true;
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(seen).toEqual(['came', 'worked']);
  });

  it('of one is worked for in the same moment', () => {
    let worked = false;
    crowd.pass(() => (worked = true));
    expect(worked).toBe(true);
  });
});
