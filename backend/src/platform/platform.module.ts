import { Global, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, Reflector } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { migrations } from '../migrations';
import { AccessGuard } from './web/auth/access.guard';
import { SessionStore } from './web/auth/session-store';
import { Clock } from './core/clock';
import { CommandRunner } from './event-log/commands/command-runner';
import { IdempotentAnswers } from './event-log/commands/idempotent-answers';
import { bounded, clientConfig, dataSourceOptions, poolOf, tableShapeOf } from './event-log/projections/read-tables';
import { Fence } from './event-log/store/fence';
import { Ids } from './database/ids';
import { releaseOf } from './event-log/store/release';
import { EventStore } from './event-log/store/event-store';
import { Lane } from './event-log/store/lane';
import { DiskFiles } from './infrastructure/files/disk-files';
import { FileDoors } from './infrastructure/files/file-doors';
import { FILES, type Files } from './infrastructure/files/files';
import { S3Files } from './infrastructure/files/s3-files';
import { CleanRequestGuard } from './web/server/clean-request.guard';
import { DemoGuard } from './web/server/demo.guard';
import { Drain } from './web/server/drain';
import { FieldsPipe } from './web/routes/fields.pipe';
import { TimeTravelGuard } from './web/routes/time-travel.guard';
import { ProblemFilter } from './web/problems/problem.filter';
import { RateLimitGuard, RateLimits } from './web/server/rate-limit';
import { Installation } from './installation/installation';
import { Jobs, queueBackend } from './infrastructure/jobs/jobs';
import { Reactions } from './infrastructure/jobs/reactions';
import { LettersOnEvents } from './infrastructure/mail/letters-on-events';
import { Mailer } from './infrastructure/mail/mailer';
import { allProjections, readTables, type RowClass } from './event-log/projections/projection';
import { LogSignal } from './event-log/store/log-signal';
import { Workers, type CacheOwner } from './infrastructure/jobs/projection-workers';
import { TimeTravel } from './event-log/replay/time-travel';
import { Changes } from './realtime/changes';
import { SETTINGS, type Running } from './installation/running';
import { Vault } from './infrastructure/vault/vault';

/** Closes what the providers hold open, the last users first. */
class Shutdown implements OnApplicationShutdown {
  constructor(
    private readonly workers: Workers,
    private readonly jobs: Jobs,
    private readonly lane: Lane,
    private readonly signal: LogSignal,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.workers.stop();
    await this.jobs.close();
    await this.lane.close();
    await this.signal.stop();
  }
}

const kernel = [
  {
    provide: Fence,
    inject: [DataSource, LogSignal],
    useFactory: (db: DataSource, signal: LogSignal) =>
      Fence.around(releaseOf(migrations, allProjections()), poolOf(db), signal),
  },
  {
    provide: Lane,
    inject: [SETTINGS, DataSource, Fence],
    useFactory: (settings: Running, db: DataSource, fence: Fence) =>
      new Lane(clientConfig(settings.databaseUrl), shapes(db), fence),
  },
  {
    provide: EventStore,
    inject: [DataSource, Lane],
    useFactory: (db: DataSource, lane: Lane) => new EventStore(poolOf(db), lane),
  },
  {
    provide: IdempotentAnswers,
    inject: [DataSource, Clock, SETTINGS],
    useFactory: (db: DataSource, clock: Clock, { secret }: Running) => new IdempotentAnswers(poolOf(db), clock, secret),
  },
  {
    provide: CommandRunner,
    inject: [EventStore, IdempotentAnswers, DataSource],
    useFactory: (store: EventStore, answers: IdempotentAnswers, db: DataSource) =>
      new CommandRunner(store, answers, shapeCache(db)),
  },
  { provide: Ids, inject: [DataSource], useFactory: (db: DataSource) => new Ids(poolOf(db)) },
  { provide: Vault, inject: [SETTINGS], useFactory: (settings: Running) => new Vault(Buffer.from(settings.secret)) },
  {
    provide: FILES,
    inject: [SETTINGS],
    useFactory: (settings: Running) =>
      settings.s3 ? new S3Files(settings.s3) : new DiskFiles(path.join(settings.dataDir, 'files')),
  },
  {
    provide: Installation,
    inject: [DataSource, SETTINGS],
    useFactory: (db: DataSource, settings: Running) => Installation.read(poolOf(db), settings.demo),
  },
  { provide: Drain, useFactory: () => new Drain() },
  { provide: FileDoors, useFactory: () => new FileDoors() },
  {
    provide: Mailer,
    inject: [DataSource, FILES, SETTINGS, Clock, Jobs, Installation],
    useFactory: (
      db: DataSource,
      files: Files,
      { smtpUrl, mailFrom: from }: Running,
      clock: Clock,
      jobs: Jobs,
      { logId }: Installation,
    ) => new Mailer(poolOf(db), files, clock, jobs, { smtpUrl, from, logId }),
  },
  {
    provide: LogSignal,
    inject: [SETTINGS],
    useFactory: (settings: Running) => new LogSignal(clientConfig(settings.databaseUrl)),
  },
  {
    provide: Jobs,
    inject: [SETTINGS, Installation],
    useFactory: (settings: Running, { logId }: Installation) =>
      new Jobs(queueBackend(settings.databaseUrl, settings.redisUrl), logId, settings.jobs),
  },
  {
    provide: Reactions,
    inject: [SETTINGS, LogSignal, Fence, Jobs],
    useFactory: (settings: Running, signal: LogSignal, fence: Fence, jobs: Jobs) =>
      new Reactions(clientConfig(settings.databaseUrl), signal, fence, jobs),
  },
  {
    provide: LettersOnEvents,
    inject: [Reactions, Jobs, Mailer, FILES],
    useFactory: (reactions: Reactions, jobs: Jobs, mailer: Mailer, files: Files) =>
      new LettersOnEvents(reactions, jobs, mailer, files),
  },
  {
    provide: Workers,
    inject: [SETTINGS, LogSignal, Fence, Reactions, Jobs, DataSource, IdempotentAnswers, SessionStore],
    useFactory: (
      settings: Running,
      signal: LogSignal,
      fence: Fence,
      reactions: Reactions,
      jobs: Jobs,
      db: DataSource,
      ...old: CacheOwner[]
    ) =>
      new Workers(clientConfig(settings.databaseUrl), signal, fence, reactions, jobs, shapeCache(db), old, [
        () => poolOf(db).query('SELECT sort_in_words()'),
        () => poolOf(db).query('SELECT count_grown_tables()'),
      ]),
  },
  {
    provide: Changes,
    inject: [DataSource, LogSignal],
    useFactory: (db: DataSource, signal: LogSignal) => new Changes(poolOf(db), signal),
  },
  {
    provide: TimeTravel,
    inject: [DataSource, Clock],
    useFactory: (db: DataSource, clock: Clock) => new TimeTravel(db, shapeCache(db), clock),
  },
  {
    provide: SessionStore,
    inject: [DataSource, LogSignal, Clock],
    useFactory: (db: DataSource, signal: LogSignal, clock: Clock) => new SessionStore(poolOf(db), signal, clock),
  },
  { provide: RateLimits, inject: [DataSource], useFactory: (db: DataSource) => new RateLimits(poolOf(db)) },
  {
    provide: Shutdown,
    inject: [Workers, Jobs, Lane, LogSignal],
    useFactory: (workers: Workers, jobs: Jobs, lane: Lane, signal: LogSignal) =>
      new Shutdown(workers, jobs, lane, signal),
  },
];

const gates = [
  { provide: APP_FILTER, useClass: ProblemFilter },
  { provide: APP_GUARD, useClass: DemoGuard },
  {
    provide: APP_GUARD,
    inject: [Reflector, RateLimits],
    useFactory: (reflector: Reflector, limits: RateLimits) => new RateLimitGuard(reflector, limits),
  },
  { provide: APP_GUARD, useClass: AccessGuard },
  { provide: APP_GUARD, useClass: CleanRequestGuard },
  { provide: APP_GUARD, useClass: TimeTravelGuard },
  { provide: APP_PIPE, useClass: FieldsPipe },
];

const shapeCache = (db: DataSource) => {
  const known = new Map<RowClass, ReturnType<typeof tableShapeOf>>();
  return (table: RowClass) => {
    const shape = known.get(table) ?? tableShapeOf(db, table);
    known.set(table, shape);
    return shape;
  };
};

const shapes = (db: DataSource) => {
  const byName = new Map(readTables().map((table) => [db.getMetadata(table).tableName, tableShapeOf(db, table)]));
  return (name: string) => {
    const shape = byName.get(name);
    if (!shape) throw new Error(`There is no read table "${name}"`);
    return shape;
  };
};

/** The technical kernel of the application. It contains no business terms. */
@Global()
@Module({})
export class PlatformModule {
  static running(settings: Running, clock: Clock): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        CqrsModule.forRoot(),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...dataSourceOptions(settings.databaseUrl, readTables(), []), retryAttempts: 0 }),
          dataSourceFactory: async (options) =>
            bounded(await new DataSource(options as ConstructorParameters<typeof DataSource>[0]).initialize()),
        }),
      ],
      providers: [{ provide: SETTINGS, useValue: settings }, { provide: Clock, useValue: clock }, ...kernel, ...gates],
      exports: [SETTINGS, Clock, CqrsModule, ...kernel.map((provider) => provider.provide)],
    };
  }
}
