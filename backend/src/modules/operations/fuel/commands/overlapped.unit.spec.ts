import { overlapped } from './overlapped';

/** Work that is ended by hand, and what was begun and ended in which order. */
const workshop = () => {
  const told: string[] = [];
  const open = new Map<string, { readonly end: () => void; readonly fail: (error: Error) => void }>();
  const work = (name: string): Promise<void> => {
    told.push(`begin ${name}`);
    return new Promise<void>((resolve, reject) => {
      open.set(name, {
        end: () => (told.push(`end ${name}`), resolve()),
        fail: reject,
      });
    });
  };
  const ended = async (name: string): Promise<void> => {
    open.get(name)?.end();
    await new Promise((over) => setImmediate(over));
  };
  return { told, open, work, ended };
};
const NEVER = (): boolean => false;

it('begins the next portion while one is on its way, and no more than that', async () => {
  const { told, work, ended } = workshop();
  const all = overlapped(['a', 'b', 'c', 'd'], work, NEVER);
  await ended('nothing');
  expect(told).toEqual(['begin a', 'begin b']);
  await ended('b');
  expect(told).toEqual(['begin a', 'begin b', 'end b']);
  await ended('a');
  expect(told.slice(3)).toEqual(['end a', 'begin c', 'begin d']);
  await ended('c');
  await ended('d');
  await all;
});

it('waits for a portion on which the next one relies', async () => {
  const { told, work, ended } = workshop();
  const all = overlapped(['a1', 'a2', 'b1'], work, (one, earlier) => one[0] === earlier[0]);
  await ended('nothing');
  expect(told).toEqual(['begin a1']);
  await ended('a1');
  expect(told).toEqual(['begin a1', 'end a1', 'begin a2', 'begin b1']);
  await ended('a2');
  await ended('b1');
  await all;
});

it('begins nothing after a fault, and ends when the other has ended', async () => {
  const { told, work, open, ended } = workshop();
  let over = false;
  const all = overlapped(['a', 'b', 'c'], work, NEVER)
    .catch((error: unknown) => (error as Error).message)
    .finally(() => (over = true));
  open.get('a')?.fail(new Error('refused'));
  await ended('nothing');
  expect(over).toBe(false);
  await ended('b');
  await expect(all).resolves.toBe('refused');
  expect(told).toEqual(['begin a', 'begin b', 'end b']);
});

it('has nothing to do for no portions', async () => {
  await expect(overlapped([], () => Promise.reject(new Error('none')), NEVER)).resolves.toBeUndefined();
});
