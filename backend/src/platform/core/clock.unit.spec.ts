import { clockAt, stopped, SuppliedClock, WallClock } from './clock';

describe('a clock', () => {
  it('of the machine leaves the note of the log to the database', () => {
    expect(new WallClock().stamp()).toBeNull();
  });

  it('that is told the time has the log note that time', () => {
    const clock = clockAt(new Date('2026-03-02T12:00:00.000Z'));
    expect([clock.now().toISOString(), clock.stamp()]).toEqual([
      '2026-03-02T12:00:00.000Z',
      '2026-03-02T12:00:00.000Z',
    ]);
  });

  it('stands still once stopped', () => {
    let at = Date.parse('2026-03-02T12:00:00.000Z');
    const still = stopped(new SuppliedClock(() => new Date(at)));
    at += 60_000;
    expect([still.now().toISOString(), still.stamp()]).toEqual([
      '2026-03-02T12:00:00.000Z',
      '2026-03-02T12:00:00.000Z',
    ]);
  });

  it('of the machine, stopped, still leaves the note to the database', () => {
    expect(stopped(new WallClock()).stamp()).toBeNull();
  });
});
