import { chmodSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { connect } from '../../../backend/src/platform/database/connect';
import { Product } from './product';

const TEMPLATE = 'demo_year';
const SECRET = 'one-secret-for-every-copy-of-the-demo-year';

const given = (name: 'JOURNEYS_PG_URL' | 'JOURNEYS_FOLDER'): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: journeys need the database that the global set-up starts`);
  return value;
};
const at = (database: string): string =>
  Object.assign(new URL(given('JOURNEYS_PG_URL')), { pathname: `/${database}` }).href;
const papers = (): string => path.join(given('JOURNEYS_FOLDER'), TEMPLATE);

const asOwner = async (sql: string): Promise<void> => {
  const client = await connect({ connectionString: at('postgres') }, 'journeys', { patience: 'work' });
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

const settingsOf = (database: string): Record<string, string> => ({
  DATABASE_URL: at(database),
  AXLEBOOK_SECRET: SECRET,
  DEMO: '1',
  DRAIN_SECONDS: '0',
});

/** Once for all files: the product makes the demo's year in a database, and leaves. */
export const plantYear = async (): Promise<void> => {
  await asOwner(`CREATE DATABASE ${TEMPLATE}`);
  mkdirSync(papers());
  const planting = await Product.start({ ...settingsOf(TEMPLATE), ROLE: 'api' }, papers());
  await planting.stop({ keep: true });
  await asOwner(`ALTER DATABASE ${TEMPLATE} IS_TEMPLATE true`);
};

/** The product on a copy of the demo's year, whose log and papers are nobody else's. */
export const productOnCopy = async (env: Record<string, string>): Promise<Product> => {
  const folder = mkdtempSync(path.join(given('JOURNEYS_FOLDER'), 'copy-'));
  chmodSync(folder, 0o755);
  cpSync(papers(), folder, { recursive: true });
  const database = path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_');
  await asOwner(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const product = await Product.start({ ...settingsOf(database), ...env }, folder);
  return product.endingWith(() => asOwner(`DROP DATABASE ${database} WITH (FORCE)`));
};
