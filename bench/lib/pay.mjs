// What drivers and contractors are paid, over HTTP: a batch of settlements, one of them, and forms 1099.
import { median, percentile } from '../event-store/lib/stats.mjs';
import { product } from './compiled.mjs';
import { info, line } from './lines.mjs';
import { served } from './lists.mjs';
import { Office } from './office.mjs';
import { bare, BROKERS, clientsOf, day, LOADS, today, uuidOf } from './stories/story.mjs';

product('app.module');
const { kindOf } = product('platform/records/kind/kind');
const driver = kindOf(product('modules/operations/drivers/index').Driver);
const load = kindOf(product('modules/operations/loads/index').Load);
const expense = kindOf(product('modules/accounting/expenses/index').Expense);
const contractor = kindOf(product('modules/pay/contractors/index').Contractor);
const payRule = kindOf(product('modules/pay/pay-rules/index').PayRule);

const CALLS = 15;
const ASK_EVERY_MS = 100;
const SIDE_BY_SIDE = 4;
const PEOPLE = 20;
/** The year of the payments: its threshold is known, and it is over. */
const YEAR = 2025;
const [CARRIER, PAYER] = [uuidOf('client 0'), uuidOf('client 1')];

const driversOf = (count) =>
  Array.from({ length: count }, (_, i) =>
    bare(driver, i + 1, {
      ...{ firstName: 'Dana', lastName: `Reyes ${i + 1}`, clientId: CARRIER, employmentStatus: 'active' },
      ...{ licenseNumber: `D${i}`, licenseState: 'TN', licenseClass: 'Class A', licenseExpiration: '2036-06-30' },
      ...{ endorsements: [], papers: [] },
    }),
  );
const rulesOf = (count) =>
  Array.from({ length: count }, (_, i) =>
    bare(payRule, uuidOf(`rule ${i}`), {
      ...{ driverId: i + 1, clientId: CARRIER, basis: 'percent_linehaul', rate: '70', from: '2025-01-01' },
    }),
  );
const loadsOf = (drivers, each) =>
  Array.from({ length: drivers * each }, (_, i) =>
    bare(
      load,
      LOADS + i + 1,
      {
        ...{ loadNumber: `P-${i}`, brokerId: (i % BROKERS) + 1, driverId: (i % drivers) + 1, clientId: CARRIER },
        ...{ pickupLocation: 'Roanoke, VA', dropoffLocation: 'Atlanta, GA', distance: '612.5', rate: 100_000 + i },
        ...{ status: 'pending', lines: [] },
      },
      { status: 'in_transit' },
      { status: 'delivered', deliveredOn: day(today - 3) },
    ),
  );
const contractorsOf = (count) =>
  Array.from({ length: count }, (_, i) =>
    bare(contractor, uuidOf(`contractor ${i}`), {
      ...{
        name: `Contractor ${i}`,
        type: 'mechanic',
        taxIdType: 'ssn',
        taxId: '',
        taxIdLast4: '6789',
        clientId: PAYER,
      },
      ...{
        taxIdMark: `mark ${i}`,
        active: true,
        autoGenerate: true,
        emailForms: false,
        attorney: false,
        freight: false,
      },
      ...{ backupWithholding: false, w9ReceivedOn: '2025-01-02', papers: [] },
      ...{ address: '2 Oak Ave', city: 'Reno', state: 'NV', zipCode: '89501' },
    }),
  );
const expensesOf = (contractors) =>
  Array.from({ length: contractors }, (_, i) =>
    bare(expense, i + 1, {
      ...{ category: 'repair', amount: 60_000 + i, expenseDate: `${YEAR}-05-05`, clientId: PAYER, paidBy: 'check' },
      ...{ contractorId: uuidOf(`contractor ${i}`), paidFrom: 'bank', chargedTo: 'company', papers: [] },
      ...{ taxPaid: true, fuelCardSynced: false },
    }),
  );

const asked = async (url, headers, body) => {
  const response = await fetch(url, {
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (response.status >= 300)
    throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
  return response;
};
/** The median of a few calls, in milliseconds. */
const timed = async (call) => {
  const each = [];
  for (let nr = 0; nr < CALLS; nr += 1) {
    const started = performance.now();
    await (await call()).text();
    each.push(performance.now() - started);
  }
  return median(each);
};

/** From the order to the end of the job, with all it prepared. */
const batch = async (address, headers, drivers) => {
  const started = performance.now();
  const order = { clientId: CARRIER, from: day(today - 6), to: day(today - 1) };
  const { id } = await (await asked(`${address}/api/settlements/batch`, headers, order)).json();
  for (;;) {
    const run = await (await asked(`${address}/api/settlement-runs/${id}`, headers)).json();
    if (run.status === 'failed') throw new Error(`The batch failed: ${run.reason}`);
    if (run.status === 'done') {
      if (run.prepared !== drivers) throw new Error(`${run.prepared} of ${drivers} drivers have a settlement`);
      return (performance.now() - started) / 1_000;
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
};

/** Prints forms, a few at a time. @returns the seconds */
const printed = async (address, headers, ids) => {
  const started = performance.now();
  for (let at = 0; at < ids.length; at += SIDE_BY_SIDE)
    await Promise.all(
      ids
        .slice(at, at + SIDE_BY_SIDE)
        .map(async (id) => (await asked(`${address}/api/tax-forms/${id}/pdf`, headers)).arrayBuffer()),
    );
  return (performance.now() - started) / 1_000;
};

export const pay = async (books, { drivers, loadsEach, contractors, forms }) => {
  await books.add(clientsOf(0, 2));
  await books.add([...driversOf(drivers), ...rulesOf(drivers), ...loadsOf(drivers, loadsEach)]);
  await books.add([...contractorsOf(contractors), ...expensesOf(contractors)]);
  await books.replay({ measured: false });
  return served(books, async (address, headers) => {
    const seconds = await batch(address, headers, drivers);
    const [{ id }] = await (await asked(`${address}/api/settlements?limit=1`, headers)).json();
    const opens = await timed(() => asked(`${address}/api/settlements/${id}`, headers));
    const year = { year: YEAR, clientId: PAYER };
    const totals = await timed(() => asked(`${address}/api/tax-forms/generate`, headers, { ...year, dryRun: true }));
    const contractorIds = Array.from({ length: forms }, (_, i) => uuidOf(`contractor ${i}`));
    const { prepared } = await (
      await asked(`${address}/api/tax-forms/generate`, headers, { ...year, contractorIds })
    ).json();
    const office = new Office(address, headers);
    office.open(PEOPLE);
    const papers = await printed(
      address,
      headers,
      prepared.map((form) => form.id),
    );
    await office.close();
    if (office.failed.length > 0) process.stderr.write(`${office.failed.slice(0, 5).join('\n')}\n`);
    return {
      lines: [
        line(`settlements of ${drivers} drivers with ${loadsEach} loads each`, seconds, 's', null, 10),
        line('a settlement opens', opens, 'ms', null, 100),
        line(`totals of ${contractors} contractors of a year`, totals, 'ms', null, 300),
        line(`${prepared.length} forms 1099 to PDF`, papers, 's', null, 60),
        info(`  requests of ${PEOPLE} people meanwhile`, office.times.length, ''),
        line('  of these refused', office.failed.length, '', null, 0),
        line('  their p99', percentile(office.times, 0.99), 'ms', null, 1_000),
      ],
    };
  });
};
