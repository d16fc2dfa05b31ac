import 'reflect-metadata';
import type { NestExpressApplication } from '@nestjs/platform-express';
import os from 'node:os';
import v8 from 'node:v8';
import { jsonLogger } from './config/logger';
import { settingsFrom, InvalidSettings, type Settings } from './config/settings';
import { createHttpApp } from './http-app';
import { Clock } from './platform/core/clock';
import { systemContext } from './platform/event-log/commands/context';
import { ChartSeed, RECURRING_JOB, RECURRING_TIME } from './modules/accounting/ledger';
import { CHECK_CARD_PAYMENTS } from './modules/accounting/checkout';
import { Demo } from './modules/administration/demo';
import { INTEGRITY_JOB } from './modules/administration/audit';
import { OVERDUE_JOB } from './modules/accounting/invoices';
import { NOTICE_JOB, NOTICE_TIME } from './modules/operations/loads';
import { REPORTS_JOB, REPORTS_TIME } from './modules/accounting/reports';
import { DIGEST_JOB, DIGEST_TIME, OBLIGATIONS_JOB } from './modules/compliance/obligations';
import { Firm } from './modules/administration/settings';
import { listenForMachine, Readiness, type MachinePort } from './modules/administration/system';
import { ESCROW_INTEREST_JOB, ESCROW_INTEREST_TIME } from './modules/pay/driver-accounts';
import { Jobs } from './platform/infrastructure/jobs/jobs';
import { FUEL_SYNC_JOB, FUEL_SYNC_TIME } from './modules/operations/fuel';
import { removeAbandonedUploads } from './platform/web/uploads/receive-upload';
import { Drain } from './platform/web/server/drain';
import { mustAnswer } from './outside';
import { outputMayClose } from './output';
import { Workers } from './platform/infrastructure/jobs/projection-workers';
import { LogSignal } from './platform/event-log/store/log-signal';
import { prepareGround, type Ground } from './start';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const LONGEST_STOP_MS = 25_000;
/** One Ctrl-C comes twice where npm stands between: from the terminal, and passed on. */
const SAME_SIGNAL_MS = 500;
const ACCOUNTS = ['admin', 'employee', 'agent', 'driver', 'client'];

const announce = (settings: Settings, port: number): void => {
  say(`Axlebook runs at http://localhost:${port}`);
  if (settings.demo) {
    say('Demo accounts, password axlebook-demo:');
    for (const name of ACCOUNTS) say(`  ${name}@axlebook.test`);
  }
  say('Axlebook is ready');
};

/** Runs this process's part of the system until it is told to stop. */
const serve = async (settings: Settings, ground: Ground): Promise<NestExpressApplication> => {
  const app = await createHttpApp(ground.settings);
  await app.init();
  await mustAnswer(app, settings);
  await app.get(LogSignal).start();
  await app.get(Demo).mustFit(settings.demo);
  if (settings.demo && settings.role !== 'worker') await app.get(Demo).plantOnce();
  if (settings.role !== 'worker') await app.get(ChartSeed).plant(systemContext(app.get(Clock), 'cli', 'first-start'));
  if (settings.role !== 'api') {
    app.get(Workers).start();
    const firm = app.get(Firm);
    const timeZone = async (): Promise<string> => (await firm.values()).timeZone;
    await app.get(Jobs).schedule(OVERDUE_JOB, '15 0 * * *', timeZone);
    await app.get(Jobs).schedule(RECURRING_JOB, RECURRING_TIME, timeZone);
    await app.get(Jobs).schedule(ESCROW_INTEREST_JOB, ESCROW_INTEREST_TIME, timeZone);
    await app.get(Jobs).schedule(OBLIGATIONS_JOB, '30 0 * * *', timeZone);
    await app.get(Jobs).schedule(INTEGRITY_JOB, '0 2 * * *', timeZone);
    await app.get(Jobs).schedule(DIGEST_JOB, DIGEST_TIME, timeZone);
    await app.get(Jobs).schedule(REPORTS_JOB, REPORTS_TIME, timeZone);
    await app.get(Jobs).schedule(FUEL_SYNC_JOB, FUEL_SYNC_TIME, timeZone);
    await app.get(Jobs).schedule(NOTICE_JOB, NOTICE_TIME, timeZone);
    await app.get(Jobs).schedule(CHECK_CARD_PAYMENTS, '*/5 * * * *', timeZone);
  }
  return app;
};

const main = async (): Promise<void> => {
  const settings = settingsFrom(process.env);
  // on a machine that is shared with the api, those who wait at a screen come first
  if (settings.role === 'worker') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  // what a worker lets go of is cleared away when its heap has doubled, instead of four times as much
  if (settings.role === 'worker') v8.setFlagsFromString('--heap-growing-percent=100');
  await removeAbandonedUploads();
  const ground = await prepareGround(settings);
  if (ground.warning) jsonLogger(settings).warn(ground.warning);
  let machinePort: MachinePort | undefined;
  let stoppingSince: number | undefined;
  let app: NestExpressApplication | undefined;
  const stop = async (exitCode = 0): Promise<void> => {
    if (stoppingSince !== undefined) return;
    stoppingSince = performance.now();
    app?.get(Drain).begin();
    await new Promise((resolve) => setTimeout(resolve, app ? settings.drainSeconds * 1_000 : 0));
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    await machinePort?.close();
    await app?.close().catch(() => undefined);
    await ground.leave();
    process.exit(exitCode);
  };
  const told = (): void => {
    if (stoppingSince === undefined) void stop();
    else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, told);
  process.on('uncaughtException', (error) => {
    process.stderr.write(
      `${JSON.stringify({ level: 60, msg: 'an error that nobody caught: the process stops in good order', err: error.stack })}\n`,
    );
    void stop(1);
  });
  try {
    app = await serve(settings, ground);
    await app.listen(settings.port, settings.host);
    if (settings.metricsPort !== undefined)
      machinePort = await listenForMachine(settings.metricsPort, settings.metricsToken, app.get(Readiness));
  } catch (error) {
    await app?.close().catch(() => undefined);
    await ground.leave();
    throw error;
  }
  const address = app.getHttpServer().address();
  announce(settings, typeof address === 'object' && address ? address.port : settings.port);
};

const sentence = (error: unknown): string => {
  if (error instanceof InvalidSettings) return error.sentences.join('\n');
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use; stop the other program or set PORT (or METRICS_PORT) to another number.`;
  if (code === 'ECONNREFUSED')
    return 'The database of DATABASE_URL does not answer; check the address and that it runs.';
  if (code === '28P01' || code === '28000') return 'The database of DATABASE_URL refuses the user or password.';
  if (code === '3D000') return 'The database of DATABASE_URL does not exist; create it first.';
  return message;
};

outputMayClose();
main().catch((error: unknown) => {
  process.stderr.write(`Axlebook cannot start:\n${sentence(error)}\n`);
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${(error as Error).stack ?? ''}\n`);
  process.exit(1);
});
