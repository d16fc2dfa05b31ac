import { turnOf } from '../../../../../../testing/share';
import { TestClock } from '../../../../../test/support/test-clock';
import { TestSystem } from '../../../../../test/support/system';
import { newClient } from '../../../../../test/support/world/people';
import type { Visitor } from '../../../../../test/support/world/visitor';
import { DutiesOfClients } from './duties-of-clients';

type Row = Record<string, unknown>;

describe('the day on which a filing was done', () => {
  let system: TestSystem;
  let staff: Visitor;
  let clientId: string;
  beforeEach(async () => {
    const clock = new TestClock();
    clock.travel('2026-11-20T15:00:00.000Z');
    system = await TestSystem.start({ clock });
    staff = await system.as('employee');
    clientId = await newClient(system);
  });
  afterEach(() => system.stop());

  /** Goes on to an instant, at which the session of the day before has ended. */
  const on = async (instant: string): Promise<void> => {
    system.clock.travel(instant);
    staff = await system.as('employee');
  };
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await staff.post<Row>(path, { clientId, ...body });
    expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
    return String(answer.body['id']);
  };
  const changed = async (at: string, changes: object): Promise<void> =>
    expect((await staff.patch(at, changes)).status).toBe(200);
  const formOf = async (over: object): Promise<string> => {
    const vehicle = { unitNumber: '101', vin: '1FUJGLDR9KL100000', licensePlate: 'P100', weight: 80_000, axles: 5 };
    const vehicleId = await made('/api/vehicles', vehicle);
    return `/api/heavy-use-filings/${await made('/api/heavy-use-filings', { vehicleId, taxYear: 2026, weight: 80_000, ...over })}`;
  };
  const renewalOf = async (over: object): Promise<string> =>
    `/api/irp-renewals/${await made('/api/irp-renewals', { baseState: 'TN', fleet: 'One', yearStart: '2027-01-01', ...over })}`;
  const doneOn = async (): Promise<unknown> => {
    const duties = (await system.app.get(DutiesOfClients).read([clientId])).get(clientId);
    return [...(duties?.heavyUse ?? []), ...(duties?.irpRenewals ?? [])].map((filing) => filing.doneOn);
  };

  const KINDS = turnOf([
    ['a Form 2290', formOf],
    ['an IRP renewal', renewalOf],
  ]);

  it.each(KINDS)('is the filed date of %s, where it has one', async (_, filing) => {
    await changed(await filing({}), { status: 'filed', filedDate: '2026-11-02' });
    expect(await doneOn()).toEqual(['2026-11-02']);
  });

  it.each(KINDS)('is not known of %s that is not filed', async (_, filing) => {
    await filing({});
    expect(await doneOn()).toEqual([null]);
  });

  it.each(KINDS)('is the day on which staff filed %s, whatever is changed later', async (_, filing) => {
    const at = await filing({});
    // ten in the evening in New York
    await on('2026-11-22T03:00:00.000Z');
    await changed(at, { status: 'filed' });
    await changed(at, { filedDate: null });
    expect(await doneOn()).toEqual(['2026-11-21']);
    await on('2026-11-25T15:00:00.000Z');
    await changed(at, { notes: 'Sent by fax' });
    expect(await doneOn()).toEqual(['2026-11-21']);
  });

  it.each(KINDS)('is the day on which %s was added, where it was filed by then', async (_, filing) => {
    const at = await filing({ status: 'filed', filedDate: null });
    await on('2026-11-25T15:00:00.000Z');
    await changed(at, { notes: 'Sent by fax' });
    expect(await doneOn()).toEqual(['2026-11-20']);
  });

  it.each(KINDS)('is that of the last time, where %s was reopened and filed again', async (_, filing) => {
    const at = await filing({ status: 'filed', filedDate: null });
    await changed(at, { status: 'pending' });
    expect(await doneOn()).toEqual([null]);
    await on('2026-11-23T15:00:00.000Z');
    await changed(at, { status: 'filed' });
    await changed(at, { filedDate: null });
    await on('2026-11-25T15:00:00.000Z');
    await changed(at, { notes: 'Sent by fax' });
    expect(await doneOn()).toEqual(['2026-11-23']);
  });
});
