import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AppModule } from './app.module';
import { replay } from './audit-commands';
import { settingsFrom, InvalidSettings, type Settings } from './config/settings';
import { Accounts, Credentials } from './modules/people/users';
import { Demo } from './modules/administration/demo';
import { FuelSimulator, FuelSimulatorServer, TROUBLES, type Trouble } from './modules/operations/fuel';
import { ChartSeed } from './modules/accounting/ledger';
import { Clock, WallClock } from './platform/core/clock';
import { systemContext } from './platform/event-log/commands/context';
import { connect } from './platform/database/connect';
import { clientConfig } from './platform/event-log/projections/read-tables';
import type { Logins } from './platform/database/logins';
import { readAddresses } from './platform/database/embedded/addresses';
import { outputMayClose } from './output';
import { email as emailRule } from './platform/fields/texts';
import { isServed, renewLog } from './platform/installation/renew-log';
import { ofThisRelease, prepareGround, untouched, upToDate, type Ground } from './start';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
class UsageError extends Error {}

/** The addresses of the running instance's database. */
const running = async ({ dataDir }: Settings): Promise<Logins | null> => {
  const result = readAddresses(dataDir);
  if (!result) return null;
  return connect({ connectionString: result.login }, 'cli').then(
    async (client) => {
      await client.end();
      return result;
    },
    () => null,
  );
};

/** The database of the running instance, or one started for this command. */
const ground = async (settings: Settings, bring = ofThisRelease): Promise<Ground> => {
  const result = settings.databaseUrl ? null : await running(settings);
  if (!result) return prepareGround(settings, bring);
  await bring(result.owner);
  const secret = settings.secret ?? readFileSync(path.join(settings.dataDir, 'secret'), 'utf8').trim();
  return {
    settings: { ...settings, databaseUrl: result.login, databaseAdminUrl: result.owner, secret },
    warning: null,
    leave: () => Promise.resolve(),
  };
};

const databaseUrl = async (settings: Settings, args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { owner: { type: 'boolean', default: false } } });
  const result = settings.databaseUrl
    ? { login: settings.databaseUrl, owner: settings.databaseAdminUrl ?? settings.databaseUrl }
    : await running(settings);
  if (!result) throw new UsageError('No instance is running on this data folder; start one with npm start.');
  say(values.owner ? result.owner : result.login);
};

/** Brings the database up to this release as its owner, for processes whose login owns nothing. */
const bringUp = async (settings: Settings): Promise<void> => {
  await (await ground(settings, upToDate)).leave();
  say('The database belongs to this release.');
};

/** A system without HTTP and workers, for one command. */
const within = async (
  settings: Settings,
  work: (get: <T>(token: abstract new (...args: never[]) => T) => T) => Promise<void>,
): Promise<void> => {
  const { settings: served, leave } = await ground(settings);
  const app = await NestFactory.createApplicationContext(AppModule.running(served), { logger: false });
  try {
    await app.get(ChartSeed).plant(systemContext(app.get(Clock), 'cli', 'cli'));
    await work((token) => app.get(token));
  } finally {
    await app.close();
    await leave();
  }
};

const demo = (settings: Settings, args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1 || scale > 1_000)
    throw new UsageError('--scale must be a whole number from 1 to 1000.');
  return within({ ...settings, demo: true }, async (get) => {
    if (await get(Demo).isInUse())
      throw new UsageError(
        'This installation is in use; demo data go into a fresh data folder (set AXLEBOOK_DATA_DIR).',
      );
    const started = performance.now();
    const sent = await get(Demo).plant(scale);
    say(`${sent} commands sent in ${((performance.now() - started) / 1_000).toFixed(1)} s.`);
  });
};

const createAdmin = (settings: Settings, args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      name: { type: 'string', default: 'Administrator' },
    },
  });
  const email = values.email?.trim().toLowerCase();
  if (!email || emailRule().fault(email)) throw new UsageError('--email must be a valid e-mail address.');
  const password = values.password ?? randomBytes(12).toString('base64url');
  return within(settings, async (get) => {
    const [firstName = null, ...rest] = values.name.split(' ');
    const lastName = rest.join(' ') || null;
    if (values.password) await get(Credentials).mustBeStrong(password, { email, firstName, lastName });
    await get(Accounts).create(
      { email, firstName, lastName, role: 'admin', password },
      systemContext(get(Clock), 'cli', 'admin:create'),
    );
    say(`The administrator ${email} can sign in at /admin-login.`);
    if (!values.password) say(`The password is ${password} - it is shown only now.`);
  });
};

const renew = async (settings: Settings): Promise<void> => {
  const { settings: served, leave } = await ground(settings);
  try {
    const client = await connect(clientConfig(served.databaseAdminUrl ?? served.databaseUrl, null), 'cli');
    try {
      if (await isServed(client))
        throw new UsageError(
          'Stop every Axlebook process of this database first; they would go on under the old identity.',
        );
      say(`The log has a new identity: ${await renewLog(client)}.`);
    } finally {
      await client.end();
    }
  } finally {
    await leave();
  }
};

const replaying = async (settings: Settings, args: string[]): Promise<boolean> => {
  const { settings: served, leave } = await ground(settings, untouched);
  try {
    return await replay(served, args, say);
  } finally {
    await leave();
  }
};

const isTrouble = (text: string): text is Trouble => TROUBLES.some((trouble) => trouble === text);

/** A made-up provider of fuel cards for FUEL_PROVIDER=http, until it is stopped. */
const simulateFuel = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { port: { type: 'string', default: '0' }, trouble: { type: 'string', multiple: true, default: [] } },
  });
  const cards = positionals.map((text) => {
    const [, last4, unit] = /^(\d{4})(?:=(.{1,50}))?$/.exec(text) ?? [];
    if (last4 === undefined) throw new UsageError('Name each card by its last four digits and its unit: 1234=T-07.');
    return { last4, unit: unit ?? null };
  });
  const troubles = values.trouble.filter(isTrouble);
  if (troubles.length < values.trouble.length)
    throw new UsageError(`--trouble must be one of: ${TROUBLES.join(', ')}.`);
  const clock = new WallClock();
  const today = (): Promise<string> => Promise.resolve(clock.now().toISOString().slice(0, 10));
  const token = randomBytes(18).toString('base64url');
  const simulator = new FuelSimulator(
    () => Promise.resolve(cards),
    today,
    () => clock.now().getTime(),
  );
  const server = await FuelSimulatorServer.start(simulator, token, Number(values.port));
  server.troubles.push(...troubles);
  say(`FUEL_PROVIDER=http FUEL_URL=${server.url} FUEL_TOKEN=${token}`);
  await new Promise((stopped) => process.once('SIGINT', stopped).once('SIGTERM', stopped));
  await server.stop();
};

const main = async (): Promise<boolean> => {
  const [command, ...args] = process.argv.slice(2);
  const settings = settingsFrom(process.env);
  if (command === 'replay') return replaying(settings, args);
  if (command === 'db:url') await databaseUrl(settings, args);
  else if (command === 'migrate') await bringUp(settings);
  else if (command === 'demo') await demo(settings, args);
  else if (command === 'fuel:simulator') await simulateFuel(args);
  else if (command === 'log:renew') await renew(settings);
  else if (command === 'admin:create') await createAdmin(settings, args);
  else
    throw new UsageError(
      'Commands: replay [--projection name] [--verify], demo [--scale n], db:url [--owner], migrate, log:renew, fuel:simulator [--port n] [--trouble kind] card=unit …, admin:create --email address.',
    );
  return true;
};

outputMayClose();
main().then(
  (fine) => process.exit(fine ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(
      `${error instanceof InvalidSettings ? error.sentences.join('\n') : (error as Error).message}\n`,
    );
    process.exit(1);
  },
);
