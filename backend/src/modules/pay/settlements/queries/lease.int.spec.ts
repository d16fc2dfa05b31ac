import { textOfPaper } from '../../../../../test/support/pdf-text';
import { TestSystem } from '../../../../../test/support/system';
import { made, PayWorld } from '../../../../../test/support/world/pay-world';
import { CreditEscrowInterest } from '../../driver-accounts';

type Row = Record<string, unknown>;

/** What 49 CFR 376.12 asks for: deadlines, and interest on escrow. */
describe('an owner-operator', () => {
  let system: TestSystem;
  let world: PayWorld;
  beforeAll(async () => {
    system = await TestSystem.start();
    world = await PayWorld.of(system);
    await world.travel('2027-02-01');
  });
  afterAll(() => system.stop());

  const keep = (driverId: number, terms: object): Promise<Row> =>
    made(world.admin.patch(`/api/drivers/${driverId}/account`, terms));
  const account = (driverId: number): Promise<Row> => made(world.admin.get(`/api/drivers/${driverId}/account`));
  const credit = () => system.app.get(CreditEscrowInterest).credit('test');
  const settled = async (driverId: number): Promise<Row & { id: number }> => {
    await world.delivered(driverId);
    const today = await world.today();
    const { id } = await world.prepare(driverId, today, today);
    await world.step(id, 'approve');
    return made(world.admin.get(`/api/settlements/${id}`));
  };

  it('is told by when it is paid and has its escrow back; other drivers are not', async () => {
    const driverId = await world.driver();
    await world.payRule(driverId, 'flat', '900');
    await world.deduction(driverId, 'escrow', '100');
    expect(await settled(driverId)).toMatchObject({ deadlines: null });
    await keep(driverId, { ownerOperator: true });
    const { id, to, deadlines } = await settled(driverId);
    const payBy = new Date(Date.parse(String(to)) + 15 * 86_400_000).toISOString().slice(0, 10);
    expect(deadlines).toEqual({ payBy, escrowBackBy: null });
    const [year = '', month = '', day = ''] = payBy.split('-');
    const sheet = await textOfPaper(world.admin, `/api/settlements/${id}/pdf`);
    expect(sheet).toContain(`within 15 days after the papers of a trip are in`);
    expect(sheet).toContain(`by ${month}/${day}/${year}.`);
    expect(sheet).toContain('Escrow is returned within 45 days of the end of the lease.');
    const ended = { employmentStatus: 'terminated', terminationDate: '2027-01-31' };
    await made(world.admin.patch(`/api/drivers/${driverId}`, ended));
    expect((await made(world.admin.get(`/api/settlements/${id}`)))['deadlines']).toEqual({
      payBy,
      escrowBackBy: '2027-03-17',
    });
    expect(await textOfPaper(world.admin, `/api/settlements/${id}/pdf`)).toContain('Escrow is returned by 03/17/2027.');
  });

  it('has interest of each quarter on its escrow, once, also by two at once and after an outage', async () => {
    const driverId = await world.driver();
    await world.payRule(driverId, 'flat', '5000');
    await world.deduction(driverId, 'escrow', '2500', { target: 2_500 });
    await keep(driverId, { ownerOperator: true, escrowRate: '3.65', from: '2027-01-01' });
    await world.travel('2027-03-02');
    await settled(driverId);
    await credit();
    expect(await account(driverId)).toMatchObject({ escrow: '2500.00', interest: '0.00', interestThrough: null });
    // 30 days of March 25 cents each, then a quarter of 91 days on 2,507.50
    await world.travel('2027-07-10');
    await Promise.all([credit(), credit()]);
    await credit();
    const told = { escrow: '2530.32', interest: '30.32', interestThrough: '2027-06-30', escrowRate: '3.65' };
    expect(await account(driverId)).toMatchObject(told);
    const { rows } = await system.sql<{ account: string; day: string; net: number }>(
      `SELECT account_number AS account, entry_date::text AS day, (debit - credit)::int AS net FROM journal_lines
        WHERE source_kind = 'driveraccount' AND source_id = $1 ORDER BY entry_date, account_number`,
      [`firm.${driverId}`],
    );
    expect(rows.map(({ account: number, day, net }) => [number, day, net])).toEqual([
      ['2150', '2027-03-31', -7_50],
      ['6150', '2027-03-31', 7_50],
      ['2150', '2027-06-30', -22_82],
      ['6150', '2027-06-30', 22_82],
    ]);
    expect((await settled(driverId))['balances']).toContainEqual({
      pocket: 'escrow',
      before: '2530.32',
      after: '2530.32',
    });
    const { body } = await world.admin.get<{ ok: boolean }[]>('/api/ledger/tie-outs');
    expect(body.filter(({ ok }) => !ok)).toEqual([]);
  });

  const asOwner = (sql: string): Promise<unknown> => system.asOwner((client) => client.query(sql));
  it('has interest of every quarter that an outage kept back, whoever else has none', async () => {
    const escrow = async (): Promise<number> => {
      const driverId = await world.driver();
      await world.payRule(driverId, 'flat', '5000');
      await world.deduction(driverId, 'escrow', '1000', { target: 1_000 });
      await settled(driverId);
      await keep(driverId, { escrowRate: '3.65' });
      return driverId;
    };
    const [broken, whole] = [await escrow(), await escrow()];
    await world.travel('2028-11-15');
    await asOwner(`CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE 'no room'; END $$ LANGUAGE plpgsql;
      CREATE TRIGGER refuse BEFORE INSERT ON facts FOR EACH ROW
        WHEN (NEW.stream_id = 'driveraccount-firm.${broken}') EXECUTE FUNCTION refuse()`);
    await expect(credit()).rejects.toThrow(/^Interest on escrow could not be credited to 1 of \d+ drivers: /);
    expect(await account(broken)).toMatchObject({ interestThrough: null });
    expect(await account(whole)).toMatchObject({ interestThrough: '2028-09-30' });
    await asOwner('DROP TRIGGER refuse ON facts; DROP FUNCTION refuse');
    await credit();
    const { rows } = await system.sql<{ quarters: number }>(
      `SELECT count(DISTINCT entry_date)::int AS quarters FROM journal_lines WHERE source_id = $1
        AND account_number = $2`,
      [`firm.${broken}`, '6150'],
    );
    expect([rows[0]?.quarters, await account(broken)]).toEqual([
      5,
      expect.objectContaining({ interestThrough: '2028-09-30' }),
    ]);
  });

  it('is refused a rate of a day to come, below nothing or of more than two digits', async () => {
    const driverId = await world.driver();
    const field = async (terms: object): Promise<unknown> => {
      const { body } = await world.admin.patch(`/api/drivers/${driverId}/account`, terms);
      return (body['errors'] as Row[] | undefined)?.[0]?.['field'];
    };
    expect(await field({ escrowRate: '3', from: '2099-01-01' })).toBe('from');
    expect(await field({ escrowRate: '-3' })).toBe('escrowRate');
    expect(await field({ escrowRate: '100' })).toBe('escrowRate');
    expect((await keep(driverId, { escrowRate: null }))['escrowRate']).toBeNull();
  });
});
