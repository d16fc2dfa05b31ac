import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Osrm } from './osrm';
import { Roads } from './roads';

const ELKO = { city: 'Elko', state: 'NV', latitude: 40.8324, longitude: -115.7631 };
const ST_GEORGE = { city: 'Saint George', state: 'UT', latitude: 37.1041, longitude: -113.5841 };
const VEGAS = { city: 'Las Vegas', state: 'NV', latitude: 36.175, longitude: -115.1372 };
const MESQUITE = [-114.0672, 36.8055];
const LITTLEFIELD = [-113.9297, 36.8872];
const WHOLE = {
  code: 'Ok',
  routes: [
    {
      distance: 193_121.3,
      geometry: { coordinates: [[-115.1372, 36.175], MESQUITE, LITTLEFIELD, [-113.5841, 37.1041]] },
    },
  ],
};

describe('an OSRM server', () => {
  let server: Server;
  let asked: string[] = [];
  let answer: (response: ServerResponse) => void;
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(response);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => (asked = []));
  const roads = (): Roads => new Roads(new Osrm(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
  const says = (body: unknown, status = 200) => {
    answer = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

  it('says how far it is, and the borders say whose the miles are', async () => {
    says(WHOLE);
    const { miles, legs, method, line } = await roads().route([VEGAS, ST_GEORGE]);
    expect([miles, method, legs.map(({ jurisdiction }) => jurisdiction)]).toEqual([
      '120.0',
      'osrm',
      ['NV', 'AZ', 'UT'],
    ]);
    expect(line).toHaveLength(4);
    expect(asked).toEqual(['/route/v1/driving/-115.1372,36.175;-113.5841,37.1041?overview=full&geometries=geojson']);
  });

  it('that draws a long line is shown at most three hundred points of it', async () => {
    const coordinates = Array.from({ length: 5_000 }, (_, at) => [-115.7631 - at / 2_500, 40.8324]);
    says({ code: 'Ok', routes: [{ distance: 200_000, geometry: { coordinates } }] });
    const { line } = await roads().route([ELKO, VEGAS]);
    expect(line.length).toBeLessThanOrEqual(301);
    expect(line.at(-1)?.longitude).toBeCloseTo(-117.7627, 3);
  });

  it.each([
    ['refuses', () => says({ code: 'NoRoute' }, 400)],
    ['says something else', () => says({ hello: true })],
    [
      'draws at sea',
      () =>
        says({
          ...WHOLE,
          routes: [
            {
              distance: 9,
              geometry: {
                coordinates: [
                  [0, 0],
                  [1, 1],
                ],
              },
            },
          ],
        }),
    ],
    ['sends no JSON', () => (answer = (response) => response.end('<html>'))],
    ['hangs up', () => (answer = (response) => response.destroy())],
    ['is asked elsewhere', () => (answer = (response) => response.writeHead(302, { location: '/other' }).end())],
  ])('that %s leaves the answer to the graph', async (_, prepare) => {
    prepare();
    expect(await roads().route([VEGAS, ST_GEORGE])).toMatchObject({ method: 'graph' });
  });

  it('that is silent leaves the answer to the graph after three seconds', async () => {
    answer = () => undefined;
    const before = Date.now();
    expect(await roads().route([VEGAS, ST_GEORGE])).toMatchObject({ method: 'graph' });
    expect(Date.now() - before).toBeLessThan(6_000);
  });
});
