import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/embedded-postgres';
import { connect } from '../src/platform/database/connect';
import { eventually } from './support/system';

describe('the embedded database', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'axlebook-embedded-'));
  const data = path.join(dataDir, 'postgres/data');
  beforeAll(() => chmodSync(dataDir, 0o755));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('killed is tried on, told each time, until it starts again: nothing that was written is lost', async () => {
    const results: { words: string; tries: number }[] = [];
    const postgres = await startEmbeddedPostgres({
      dataDir,
      longestPauseMs: 5,
      trouble: (words, tries) => void results.push({ words, tries }),
    });
    const url = Object.assign(new URL(postgres.url), { pathname: '/postgres' }).href;
    const asked = async (sql: string): Promise<number | null> => {
      const client = await connect({ connectionString: url }, 'test').catch(() => null);
      try {
        return (await client?.query(sql))?.rowCount ?? null;
      } finally {
        await client?.end();
      }
    };
    await asked('CREATE TABLE kept AS SELECT 1 AS n');
    const control = path.join(data, 'global/pg_control');
    renameSync(control, `${control}.away`);
    process.kill(Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await eventually(
      () => Promise.resolve(results.length),
      (times) => times > 60,
      45_000,
    );
    expect(results.map(({ tries }) => tries)).toEqual(results.map((_, index) => index + 1));
    expect(results.at(-1)?.words).toContain('The embedded database did not start');
    expect(await asked('SELECT 1')).toBeNull();
    renameSync(`${control}.away`, control);
    await eventually(
      () => asked('SELECT n FROM kept'),
      (rows) => rows === 1,
    );
    await postgres.stop();
  }, 90_000);
});
