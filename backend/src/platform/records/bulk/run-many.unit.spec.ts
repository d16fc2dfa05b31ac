import { clockAt } from '../../core/clock';
import { systemContext, type CommandContext } from '../../event-log/commands/context';
import { notFound } from '../../core/errors';
import { forEach, runMany } from './run-many';

const CONTEXT: CommandContext = {
  ...systemContext(clockAt(new Date('2026-11-22T12:00:00Z')), 'worker', 'test'),
  idempotency: { key: 'k', route: 'r', bodyHash: 'h' },
  expectedVersion: 3,
};

describe('a wish about many records', () => {
  it('is carried out for each once, and goes on after a refusal', async () => {
    const asked: (string | number)[] = [];
    const answer = await forEach([1, 2, 2, 3], CONTEXT, (id) => {
      asked.push(id);
      return id === 2 ? Promise.reject(notFound('load')) : Promise.resolve();
    });
    expect(asked).toEqual([1, 2, 3]);
    expect(answer).toEqual({ done: [1, 3], refused: [{ id: 2, message: 'This load does not exist' }] });
  });
  it('breaks off where something failed that is no refusal', async () =>
    expect(forEach([1], CONTEXT, () => Promise.reject(new Error('the database is away')))).rejects.toThrow(
      'the database is away',
    ));
  it('gives its parts neither the key nor the version of the request', async () =>
    forEach([1], CONTEXT, (_, { idempotency, expectedVersion, correlationId }) => {
      expect([idempotency, expectedVersion, correlationId]).toEqual([undefined, undefined, 'test']);
      return Promise.resolve();
    }));
  it('changes, removes or restores', async () => {
    const done: unknown[] = [];
    const noted =
      (name: string) =>
      (...results: readonly unknown[]): Promise<never> => {
        done.push([name, ...results.slice(0, -1)]);
        return Promise.resolve(undefined as never);
      };
    const store = { change: noted('change'), remove: noted('remove'), restore: noted('restore') };
    await runMany(store, { ids: [1], action: 'change', values: { notes: 'x' } }, CONTEXT);
    await runMany(store, { ids: [2], action: 'remove' }, CONTEXT);
    await runMany(store, { ids: [3], action: 'restore' }, CONTEXT);
    expect(done).toEqual([
      ['change', 1, { notes: 'x' }],
      ['remove', 2],
      ['restore', 3],
    ]);
  });
});
