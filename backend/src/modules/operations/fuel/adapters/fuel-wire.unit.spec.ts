import { rowsOfWire } from '../domain/rules/wire';
import { isRejected } from '../domain/normal-row';
import { FuelSimulator } from './fuel-simulator';
import { WireFailed, WireSession } from './fuel-wire';

const simulated = () => {
  let today = '2026-10-20';
  let now = 0;
  const cards = [{ last4: '1234', unit: 'T-07' }];
  const wire = new FuelSimulator(
    () => Promise.resolve(cards),
    () => Promise.resolve(today),
    () => now,
  );
  const travel = (day: string) => void (today = day);
  return { wire, travel, wait: (milliseconds: number) => void (now += milliseconds) };
};

describe('the service of a provider', () => {
  it('tells purchases late and twice: each is taken once, and the late one when it is asked again', async () => {
    const { wire, travel } = simulated();
    const session = new WireSession(wire, () => 0, 0);
    const told = async () => rowsOfWire(await session.transactions('2026-10-06', '2026-10-20'));
    const ids = async () => (await told()).flatMap((row) => (isRejected(row) ? [] : row.externalId));
    const first = await ids();
    expect(new Set(first).size).toBe(first.length);
    travel('2026-10-25');
    const later = await ids();
    expect(first.filter((id) => !later.includes(id))).toEqual([]);
    const rejected = (await told()).filter(isRejected);
    expect(rejected.every(({ reason }) => reason === 'The amount “pending” is not valid')).toBe(true);
  });
  it('is asked again after a time-out, with the same session, and not for ever', async () => {
    const { wire } = simulated();
    const session = new WireSession(wire, () => 0, 0);
    const login = jest.spyOn(wire, 'login');
    wire.trouble.timeouts = 2;
    await expect(session.transactions('2026-10-06', '2026-10-20')).resolves.toBeDefined();
    expect(login).toHaveBeenCalledTimes(1);
    wire.trouble.timeouts = 3;
    await expect(session.transactions('2026-10-06', '2026-10-20')).rejects.toThrow('did not answer in time');
  });
  it('locks an account after many logins, and lets it in again later', async () => {
    const { wire, wait } = simulated();
    for (let nr = 0; nr < 5; nr += 1) await wire.login();
    await expect(wire.login()).rejects.toEqual(expect.any(WireFailed));
    await expect(new WireSession(wire, () => 0, 0).transactions('2026-10-06', '2026-10-20')).rejects.toThrow('locked');
    wait(61_000);
    await expect(wire.login()).resolves.toBeDefined();
  });
});
