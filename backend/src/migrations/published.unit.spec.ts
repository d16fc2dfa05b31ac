import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrations } from './index';

/** By name, the SHA-256 of what a migration says to the database; a release adds its own. */
const PUBLISHED = JSON.parse(readFileSync(path.join(__dirname, 'published.json'), 'utf8')) as Record<string, string>;

/** @returns what it says to an empty database */
const saidBy = async (Migration: new () => MigrationInterface): Promise<unknown[]> => {
  const texts: unknown[] = [];
  const query = (...words: unknown[]): Promise<unknown[]> => {
    texts.push(words);
    return Promise.resolve([]);
  };
  await new Migration().up({ query, manager: { query } } as unknown as QueryRunner);
  return texts;
};

describe('a published migration', () => {
  it('says what it said when it was published: what is to be otherwise is another migration', async () => {
    const now = await Promise.all(
      migrations.map(async (Migration): Promise<[string, string]> => {
        const text = JSON.stringify(await saidBy(Migration));
        return [Migration.name, createHash('sha256').update(text).digest('hex')];
      }),
    );
    expect(Object.fromEntries(now.filter(([name]) => name in PUBLISHED))).toEqual(PUBLISHED);
  });

  it('comes before all that are not published', () => {
    const names = migrations.map(({ name }) => name);
    expect(names.slice(0, Object.keys(PUBLISHED).length)).toEqual(Object.keys(PUBLISHED));
  });
});
