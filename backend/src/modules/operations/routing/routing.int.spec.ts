import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestSystem } from '../../../../test/support/system';
import type { Visitor } from '../../../../test/support/world/visitor';

type Row = Record<string, unknown>;
const addressOf = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query).toString()}`;

describe('routes and places', () => {
  let system: TestSystem;
  let staff: Visitor;
  beforeAll(async () => {
    system = await TestSystem.start();
    staff = await system.as('employee');
  });
  afterAll(() => system.stop());

  const route = (query: Record<string, string>, visitor = staff) => visitor.get(addressOf('/api/routes', query));
  const places = (q: string, visitor = staff) => visitor.get<Row[]>(addressOf('/api/places', { q }));
  /** Status, and the mistake with its field. */
  const refused = async (query: Record<string, string>): Promise<unknown[]> => {
    const { status, body } = await route(query);
    return [status, ...(body['errors'] as Row[]).flatMap(({ field, message }) => [field, message])];
  };

  it('tell miles by state, gallons and their cost', async () => {
    const { status, body } = await route({ from: 'elko nv', to: 'Winnemucca, Nevada', mpg: '6.5', fuelPrice: '3.899' });
    const miles = Number(body['miles']);
    const gallons = (miles / 6.5).toFixed(1);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        from: expect.objectContaining({
          city: 'Elko',
          state: 'NV',
          country: 'US',
          postalCode: null,
          near: false,
        }) as Row,
        to: expect.objectContaining({ city: 'Winnemucca' }) as Row,
        jurisdictions: [{ jurisdiction: 'NV', miles: body['miles'] }],
        estimatedFuel: gallons,
        estimatedFuelCost: (Number(gallons) * 3.899).toFixed(2),
        method: 'graph',
      }),
    ]);
    const line = body['line'] as number[][];
    expect([line[0], line.at(-1)]).toEqual([
      [-115.7631, 40.8324],
      [-117.7357, 40.973],
    ]);
  });

  it('say no gallons without miles a gallon, and no cost without a price', async () => {
    const ends = { from: 'Elko, NV', to: 'Reno, NV' };
    expect((await route(ends)).body).toMatchObject({ estimatedFuel: null, estimatedFuelCost: null });
    expect((await route({ ...ends, fuelPrice: '4' })).body).toMatchObject({ estimatedFuelCost: null });
    expect((await route({ ...ends, mpg: '6' })).body).toMatchObject({
      estimatedFuel: expect.stringMatching(/^\d+\.\d$/) as string,
      estimatedFuelCost: null,
    });
  });

  it('go over the places between', async () => {
    const over = await route({ from: 'Reno, NV', to: 'Las Vegas, NV', via: 'Elko, NV; Wendover, UT' });
    const along = await route({ from: 'Reno, NV', to: 'Las Vegas, NV' });
    expect(Number(over.body['miles'])).toBeGreaterThan(Number(along.body['miles']) + 100);
    expect((over.body['jurisdictions'] as Row[]).map(({ jurisdiction }) => jurisdiction)).toContain('UT');
  });

  it('ask which place is meant, and refuse by field what is none', async () => {
    const to = 'Reno, NV';
    expect(await refused({ from: 'Springfield', to })).toEqual([
      400,
      'from',
      '“Springfield” can be Springfield, MO; Springfield, MA; Springfield, IL or another. Say which one',
    ]);
    expect(await refused({ from: to, to: 'Nowhereville, NV' })).toEqual([
      400,
      'to',
      'Axlebook knows no place named “Nowhereville, NV”. Write the town and its state: Elko, NV',
    ]);
    expect(await refused({ from: to, to, via: 'Elko, NV;qwertz' })).toEqual([
      400,
      'via',
      'Axlebook knows no place named “qwertz”. Write the town and its state: Elko, NV',
    ]);
    expect(await refused({ from: 'Honolulu, HI', to })).toEqual([
      400,
      'from',
      'Axlebook knows no road from Honolulu, HI to Reno, NV. Type the miles',
    ]);
    expect(await refused({ from: to, to: 'Victoria, BC' })).toEqual([
      400,
      'to',
      'Axlebook knows no road from Reno, NV to Victoria, BC. Type the miles',
    ]);
  });

  it.each<[string, string, string]>([
    ['no miles a gallon', 'mpg', '0'],
    ['less than none', 'mpg', '-6.5'],
    ['a word for a number', 'mpg', 'six'],
    ['an exponent', 'mpg', '1e3'],
    ['a price below 0', 'fuelPrice', '-1'],
    ['5,000 letters', 'from', 'a'.repeat(5_000)],
    ['a blank', 'from', ' '],
    ['nine places between', 'via', Array.from({ length: 9 }, () => 'Elko, NV').join(';')],
    ['5,000 letters between', 'via', 'b'.repeat(5_000)],
  ])('refuse %s', async (_, field, value) => {
    const over = { [field]: value };
    const [status, named, message] = await refused({ from: 'Elko, NV', to: 'Reno, NV', ...over });
    expect([status, named]).toEqual([400, field]);
    expect(String(message).length).toBeLessThan(200);
  });

  it('find a place, several, or say that none is known', async () => {
    expect((await places('st louis mo')).body).toEqual([
      expect.objectContaining({ city: 'St. Louis', state: 'MO', country: 'US', near: false }),
    ]);
    expect((await places('Winemucca, NV')).body).toMatchObject([{ city: 'Winnemucca', near: true }]);
    expect((await places('M5V 3L9')).body).toMatchObject([{ city: 'Toronto', state: 'ON', postalCode: 'M5V 3L9' }]);
    expect((await places('Springfield')).body.length).toBeGreaterThan(10);
    expect((await places('Nowhereville, NV')).status).toBe(400);
    expect((await places('x'.repeat(5_000))).status).toBe(400);
  });

  it('are for who is signed in', async () => {
    const visitor = system.visitor();
    expect((await places('Elko, NV', visitor)).status).toBe(401);
    expect((await route({ from: 'Elko, NV', to: 'Reno, NV' }, visitor)).status).toBe(401);
    for (const person of ['client', 'driver', 'agent'] as const)
      expect((await places('Elko, NV', await system.as(person))).status).toBe(200);
  });
});

describe('routes of an OSRM server', () => {
  it('are asked of it, and found by the graph once it is gone', async () => {
    const coordinates = [
      [-115.7631, 40.8324],
      [-117.7357, 40.973],
    ];
    const answer = { code: 'Ok', routes: [{ distance: 201_168, geometry: { coordinates } }] };
    const server = createServer((_, response) => response.end(JSON.stringify(answer)));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const system = await TestSystem.start({
      over: { osrmUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    });
    try {
      const staff = await system.as('employee');
      const ask = () => staff.get(addressOf('/api/routes', { from: 'Elko, NV', to: 'Winnemucca, NV' }));
      expect((await ask()).body).toMatchObject({
        miles: '125.0',
        method: 'osrm',
        jurisdictions: [{ jurisdiction: 'NV', miles: '125.0' }],
      });
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      expect((await ask()).body).toMatchObject({ method: 'graph' });
    } finally {
      await system.stop();
    }
  });
});
