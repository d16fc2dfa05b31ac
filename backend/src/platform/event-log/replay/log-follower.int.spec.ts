/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { unitOf } from '../../../../test/support/probes';
import { eventually, TestSystem } from '../../../../test/support/system';
import { clientConfig } from '../projections/read-tables';
import { Fence } from '../store/fence';
import { Lane } from '../store/lane';
import { LogSignal } from '../store/log-signal';
import { LogFollower } from './log-follower';

const [ROUND_MS, OF_A_ROUND] = [250, 200];

/** What follows the log and may wait: an import is a flood of events, 800 a second here. */
describe('a follower that may wait', () => {
  let system: TestSystem;
  const running: LogFollower[] = [];
  beforeAll(async () => {
    system = await TestSystem.start({ people: false });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((follower) => follower.stop()));
  });
  afterAll(() => system.stop());

  /** A follower that has taken in what there is. @returns how far it is */
  const follow = async (name: string, mayWaitMs: number): Promise<() => number> => {
    let reached = 0;
    const config = clientConfig(system.settings.databaseUrl, null);
    const follower = new LogFollower(config, system.app.get(LogSignal), system.app.get(Fence), {
      name,
      mayWaitMs,
      handle: ({ upTo }) => {
        reached = upTo;
        return Promise.resolve();
      },
    });
    running.push(follower);
    follower.start();
    await eventually(head, (end) => end === reached);
    return () => reached;
  };
  const head = async (): Promise<number> => {
    const { rows } = await system.sql<{ head: number }>('SELECT max(position)::int AS head FROM facts');
    return rows[0]?.head ?? 0;
  };
  const flood = async (stream: string, rounds: number): Promise<void> => {
    for (let round = 0; round < rounds; round += 1) {
      const numbers = Array.from({ length: OF_A_ROUND }, (_, nr) => nr);
      await system.app.get(Lane).append(unitOf(stream, round * OF_A_ROUND, numbers));
      await sleep(ROUND_MS);
    }
  };

  it('lets a flood of events pass, and takes it in when it is over', async () => {
    const reached = await follow('probe-patient', 60_000);
    await flood('probe-flood', 6);
    const before = reached();
    await flood('probe-flood-more', 6);
    expect(reached()).toBe(before);
    const end = await head();
    await eventually(
      () => Promise.resolve(reached()),
      (now) => now === end,
      5_000,
    );
  }, 30_000);

  it('waits for its end no longer than it may', async () => {
    const reached = await follow('probe-less-patient', 1_500);
    const before = reached();
    await flood('probe-long-flood', 20);
    expect(reached()).toBeGreaterThan(before + 5 * OF_A_ROUND);
  }, 30_000);
});
