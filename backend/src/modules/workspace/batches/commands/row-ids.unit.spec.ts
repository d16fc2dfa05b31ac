import { Pool } from 'pg';
import { idsOfRows } from './row-ids';

/** Records without numbers ask the database nothing: this one is never connected to. */
const NO_POOL = new Pool();
const idsOf = async (batch: string, rows: readonly number[]): Promise<unknown[]> => [
  ...(await idsOfRows(NO_POOL, { options: {} } as never, batch, rows)).values(),
];
const BATCH = '019ab8c0-1a2b-7000-8000-00000000000a';
const OTHER = '019ab8c0-1a2b-7000-8000-00000000000b';

describe('the ids of what the rows of a batch become', () => {
  it('are the same whenever the batch runs, whichever rows run together', async () => {
    const ids = await idsOf(BATCH, [2, 3, 4]);
    expect(new Set(ids).size).toBe(3);
    expect(await idsOf(BATCH, [2, 3, 4])).toEqual(ids);
    expect([...(await idsOf(BATCH, [4])), ...(await idsOf(BATCH, [2, 3]))]).toEqual([ids[2], ids[0], ids[1]]);
  });

  it('are others in another batch', async () => {
    const ids = await idsOf(BATCH, [2, 3]);
    expect((await idsOf(OTHER, [2, 3])).filter((id) => ids.includes(id))).toEqual([]);
  });

  it('are UUIDs of version 7 of the batch’s own moment, so that its rows lie together', async () => {
    for (const id of await idsOf(BATCH, [2, 99_999]))
      expect(id).toMatch(/^019ab8c0-1a2b-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
  });
});
