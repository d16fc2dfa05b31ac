import type { Shipped } from './product/shipped';

/** Forms 1099 follow from what a contractor was paid in a year that is over. */
const LAST_YEAR = new Date().getUTCFullYear() - 1;
const CONTRACTOR = { name: 'Maria Lopez', type: 'driver', taxIdType: 'ssn', taxId: '219-09-9999' };
const paymentTo = (contractorId: string) => ({
  ...{ category: 'repair', paidFrom: 'bank', paidBy: 'check', amount: '5000.00', contractorId },
  expenseDate: `${LAST_YEAR}-06-01`,
});
/** What the demo's year has none of, so that one is made. */
const MADE: Readonly<Record<string, object>> = {
  '/api/report-schedules': { report: 'cash-flow', every: 'month', nextOn: '2099-01-05', to: 'owner@ridgeline.test' },
  '/api/factors': { name: 'Apex Factoring', advanceRate: '90', feeRate: '3', remitTo: 'PO Box 9' },
  '/api/bank-accounts': { name: 'Checking', bankName: 'First Bank', ledgerAccount: '1000' },
  '/api/contractors': CONTRACTOR,
  '/api/entry-templates': {
    name: 'Rent',
    description: 'Rent of the yard',
    lines: [
      { accountNumber: '6200', debit: '1200.00' },
      { accountNumber: '1000', credit: '1200.00' },
    ],
  },
  '/api/fuel-cards': { provider: 'efs', cardNumber: '7083050030312345678' },
  '/api/bank-rules': { name: 'Fees', contains: 'fee', accountNumber: '5900' },
};
const TRIP = {
  ...{ date: '2026-02-03', origin: 'Reno, NV', destination: 'Salt Lake City, UT' },
  legs: [
    { jurisdiction: 'NV', miles: '410.2' },
    { jurisdiction: 'UT', miles: '108' },
  ],
};
/** What a driver spent is given back by its settlement. */
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const lumperOf = (driverId: string) => ({
  ...{ category: 'other', paidFrom: 'driver', amount: '120.00', description: 'Lumper' },
  ...{ driverId: Number(driverId), expenseDate: YESTERDAY },
});
/** What each driver has that is visited: how it is paid, what is taken, a settlement. */
const OF_DRIVER: Readonly<Record<string, object>> = {
  '/api/pay-rules': { basis: 'percent_linehaul', rate: '70', from: '2026-01-01' },
  '/api/deduction-rules': { kind: 'escrow', rate: '100', from: '2026-01-01' },
  '/api/settlements': { from: YESTERDAY, to: YESTERDAY },
};

/** Somebody of the office who asks and tells the product without a screen. */
const officeAt = async (address: string) => {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await fetch(address + path, init);
    if (!answer.ok) throw new Error(`${init.method ?? 'GET'} ${path} was refused: ${await answer.text()}`);
    return answer;
  };
  const post = (path: string, body: object, headers = {}): Promise<Response> =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...headers },
      body: JSON.stringify(body),
    });
  const { headers } = await post('/api/admin/login', { email: 'admin@axlebook.test', password: 'axlebook-demo' });
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return {
    make: (path: string, body: object) => post(path, body, { cookie }),
    ids: async (list: string): Promise<string[]> =>
      ((await (await ask(list, { headers: { cookie } })).json()) as { id: string | number }[]).map(({ id }) =>
        String(id),
      ),
  };
};

/**
 * The first record of a list of the API, made where the demo's year has none:
 * `await firstIdIn(shop)('/api/contractors')`. @throws Error for an empty list of which nobody said how one is made
 */
export const firstIdIn = (shop: Shipped): ((list: string) => Promise<string>) => {
  const ids = new Map<string, Promise<string>>();
  const make = async (list: string): Promise<string[]> => {
    const office = await officeAt(shop.product.address);
    const found = await office.ids(list);
    if (found.length > 0) return found;
    const made = MADE[list];
    if (made) await office.make(list, made);
    const ofDriver = OF_DRIVER[list];
    if (ofDriver) {
      const driverId = await firstId('/api/drivers');
      if (list === '/api/settlements') await office.make('/api/expenses', lumperOf(driverId));
      await office.make(list, { driverId: Number(driverId), ...ofDriver });
    }
    if (list === '/api/ifta/trips') await office.make(list, { ...TRIP, vehicleId: await firstId('/api/vehicles') });
    if (list === '/api/ifta/returns') {
      const clientId = await firstId('/api/clients');
      await office.make(list, { clientId, year: LAST_YEAR, quarter: 'Q4' });
    }
    if (list === '/api/tax-forms') {
      await office.make('/api/expenses', paymentTo(await firstId('/api/contractors')));
      await office.make('/api/tax-forms/generate', { year: LAST_YEAR });
    }
    return office.ids(list);
  };
  const read = async (list: string): Promise<string> => {
    const [first] = await make(list);
    if (first === undefined) throw new Error(`${list} is empty: no row of it can be visited`);
    return first;
  };
  const firstId = (list: string): Promise<string> => {
    const id = ids.get(list) ?? read(list);
    ids.set(list, id);
    return id;
  };
  return firstId;
};
