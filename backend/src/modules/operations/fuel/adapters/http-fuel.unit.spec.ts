import { isRejected } from '../domain/normal-row';
import { rowsOfWire } from '../domain/rules/wire';
import { FuelSimulator } from './fuel-simulator';
import { FuelSimulatorServer, type Trouble } from './fuel-simulator-server';
import { WireSession } from './fuel-wire';
import { HttpFuel } from './http-fuel';

const TOKEN = 'secret-token';
const MEGABYTE = 1_048_576;

describe('a provider over HTTP', () => {
  let server: FuelSimulatorServer;
  let simulator: FuelSimulator;
  let now = 0;
  beforeEach(async () => {
    now = 0;
    simulator = new FuelSimulator(
      () => Promise.resolve([{ last4: '1234', unit: 'T-07' }]),
      () => Promise.resolve('2026-10-20'),
      () => now,
    );
    server = await FuelSimulatorServer.start(simulator, TOKEN);
  });
  afterEach(() => server.stop());
  const session = ({ token = TOKEN, url = server.url, milliseconds = 300 } = {}): WireSession =>
    new WireSession(new HttpFuel(`${url}/`, token, { milliseconds, bytes: 10 * MEGABYTE }), () => now, 0);
  const asked = (of = session()) => of.transactions('2026-10-06', '2026-10-20');

  it('says the same as the one in the process', async () => {
    const here = await simulator.transactions('', '2026-10-06', '2026-10-20');
    const there = await asked();
    expect(there).toEqual(here);
    expect(rowsOfWire(there).filter((row) => !isRejected(row))).not.toHaveLength(0);
  });

  it.each<[Trouble, string]>([
    ['silent', 'The provider did not answer in time'],
    ['cut', 'The provider broke off in the middle of its answer'],
    ['hangs up', 'The provider cannot be reached'],
    ['moved', 'The provider cannot be reached'],
    ['error', 'The provider answered with an error (503)'],
  ])('that once %s is asked again, three times in all', async (trouble, message) => {
    const one = session();
    server.troubles.push(trouble, trouble);
    await expect(asked(one)).resolves.not.toHaveLength(0);
    server.troubles.push(trouble, trouble, trouble);
    await expect(asked(one)).rejects.toThrow(message);
    await expect(asked(one)).resolves.not.toHaveLength(0);
  });
  it.each<[Trouble, string]>([
    ['huge', 'The answer of the provider is larger than 10 MB'],
    ['no JSON', 'The provider answered with something that is no JSON'],
    ['no purchases', 'The provider answered with something else than purchases'],
  ])('that answers %s is not asked again', async (trouble, message) => {
    server.troubles.push(trouble);
    await expect(asked(session({ milliseconds: 4_000 }))).rejects.toThrow(message);
  });

  it('with another token, or that is not there, says so', async () => {
    await expect(asked(session({ token: 'other' }))).rejects.toThrow('The provider does not accept the token');
    await expect(asked(session({ url: 'http://127.0.0.1:1' }))).rejects.toThrow('The provider cannot be reached');
  });

  it('that ended the session is signed in to once more', async () => {
    const login = jest.spyOn(simulator, 'login');
    const one = session();
    await asked(one);
    await asked(one);
    server.endSessions();
    await expect(asked(one)).resolves.not.toHaveLength(0);
    expect(login).toHaveBeenCalledTimes(2);
  });

  it('that locked the account after a storm of logins is left alone for a quarter of an hour', async () => {
    for (let nr = 0; nr < 5; nr += 1) await asked(session());
    const login = jest.spyOn(simulator, 'login');
    const one = session();
    const locked = 'The provider has locked the account after too many logins';
    for (let nr = 0; nr < 3; nr += 1) await expect(asked(one)).rejects.toThrow(locked);
    expect(login).toHaveBeenCalledTimes(1);
    now += 15 * 60_000;
    await expect(asked(one)).resolves.not.toHaveLength(0);
  });
});

describe('purchases of a provider', () => {
  const bought = (over: object = {}, item: object = {}) => ({
    ...{ transactionId: 'T1', transactionDate: '2026-10-05', transactionTime: '14:20', cardNumber: '****1234' },
    ...{ invoice: '987654', locationState: 'OK', carrierFee: '1.50', billingCurrency: 'USD', infos: { UNIT: 'T-07' } },
    lineItems: [{ category: 'ULSD', quantity: '102.34', ppu: '3.899', amount: '399.02', ...item }],
    ...over,
  });
  const told = (said: unknown): unknown =>
    rowsOfWire([said]).map((row) => (isRejected(row) ? row.reason : [row.date, row.product, row.quantity, row.amount]));
  it.each<[unknown, string]>([
    [null, 'The purchase has no number'],
    ['text', 'The purchase has no number'],
    [bought({ transactionId: {} }), 'The purchase has no number'],
    [bought({ lineItems: 'none' }), 'The purchase has no lines'],
    [bought({ lineItems: [null] }), 'The amount “” is not valid'],
    [bought({ transactionDate: '2026-13-45' }), 'The date “2026-13-45” is not valid'],
    [bought({ billingCurrency: 'EUR' }), 'The currency “EUR” is not known'],
    [bought({}, { quantity: 'ten' }), 'The quantity “ten” is not valid'],
    [bought({}, { quantity: '999999999' }), '999999999 gallons are more than one purchase can be'],
    [bought({}, { quantity: '-5' }), 'Quantity and amount have different signs'],
    [bought({}, { amount: '=cmd' }), 'The amount “=cmd” is not valid'],
    [bought({}, { quantity: '' }), 'The fuel has no quantity'],
  ])('are read by the rules of sheets: %j', (said, reason) => expect(told(said)).toEqual([reason]));
  it('may have numbers as numbers', () => {
    expect(told(bought({}, { quantity: 102.34, amount: 399.02 }))).toEqual([['2026-10-05', 'ULSD', '102.34', 399_02]]);
  });
  it('are one each, and the fee stands on the first line', () => {
    const [diesel] = bought().lineItems;
    const lineItems = [diesel, { ...diesel, category: 'DEFD', quantity: '10', amount: '32.99' }];
    const rows = rowsOfWire([bought({ lineItems }), bought({ lineItems })]);
    expect(rows.map((row) => (isRejected(row) ? row.reason : [row.line, row.product, row.fee]))).toEqual([
      [1, 'ULSD', 1_50],
      [2, 'DEFD', 0],
    ]);
  });
});
