import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { idOf, type RecordedEvent } from '../../../../platform/event-log/events/events';
import { Jobs, type JobData } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import { allKinds, type RecordKind } from '../../../../platform/records/kind/kind';
import { kindsThatEnd } from '../adapters/endings-of-kinds';
import { ObligationBook } from '../commands/obligation-book';

const NAME = 'work-out-obligations-when-records-change';
export const OBLIGATIONS_JOB = 'work-out-obligations-at-night';
/** Record kinds whose dates and figures rules look at, besides the kinds whose records end on a date. */
const SOURCES = [
  'client',
  'vehicle',
  'driver',
  'substancetest',
  'iftaprocess',
  'heavyusefiling',
  'irprenewal',
  'contractor',
  'load',
];
const sources = (): readonly RecordKind[] => [
  ...new Set([...allKinds().filter(({ kind }) => SOURCES.includes(kind)), ...kindsThatEnd()]),
];
/** Nothing ends with a new record that ends by its papers alone: they come later, by events of their own. */
const endLater = (): ReadonlySet<string> =>
  new Set(
    kindsThatEnd()
      .filter(({ kind, options }) => !options.expires && !SOURCES.includes(kind))
      .map(({ table }) => `${table.name}Added`),
  );
const ofTable = (table: string): string =>
  `UNION SELECT client_id FROM "${table}" WHERE client_id IS NOT NULL AND removed_at IS NULL`;
/**
 * SQL for every client that may have obligations: with a USDOT number, with records of these kinds, or with an open
 * obligation.
 */
const everyClient = (
  tables: readonly string[],
): string => `SELECT id FROM clients WHERE removed_at IS NULL AND dot_number IS NOT NULL
  ${tables.map(ofTable).join(' ')}
  UNION SELECT client_id FROM obligations WHERE client_id IS NOT NULL AND status IN ('open', 'waiting', 'ready')
    ORDER BY 1`;

/** Works obligations out again after the records of clients or of the firm change, and every night as the days pass. */
@Injectable()
export class WorkOutObligations implements OnModuleInit {
  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly book: ObligationBook,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.reactions.gather({
      name: NAME,
      on: sources()
        .flatMap(({ family }) => Object.keys(family.shapes))
        .filter((type) => !endLater().has(type)),
      job: clientsOf,
    });
    this.jobs.handle(NAME, async (run) => {
      const others = await this.book.clientsAbout(run.data['records'] as string[]);
      const clients = [...new Set([...(run.data['clients'] as (string | null)[]), ...others])];
      return this.book.catchUp(clients, run.id, (percent) => run.progress(percent));
    });
    this.jobs.handle(OBLIGATIONS_JOB, (run) => this.atNight(run.id, (percent) => run.progress(percent)));
  }

  async atNight(cause: string, progress?: (percent: number) => Promise<void>): Promise<{ readonly changed: number }> {
    const { rows } = await poolOf(this.dataSource).query<{ id: string }>(
      everyClient(sources().flatMap(({ kind, tableName }) => (kind === 'client' ? [] : [tableName]))),
    );
    return this.book.catchUp([...rows.map(({ id }) => id), null], cause, progress);
  }
}

/**
 * The data of the job: the clients that events are about (null: the firm itself) and the records; null when there is
 * nothing to do. A new client without a USDOT number owes nothing yet.
 */
const clientsOf = (events: readonly RecordedEvent[]): JobData | null => {
  const relevant = events.filter(
    ({ type, data }) => type !== 'ClientAdded' || (data as { dotNumber?: string | null }).dotNumber != null,
  );
  const clients = [...new Set(relevant.map(({ metadata }) => metadata.clientId ?? null))];
  const records = [
    ...new Set(relevant.filter(({ type }) => !type.startsWith('Client')).map(({ stream }) => String(idOf(stream)))),
  ];
  return clients.length + records.length > 0 ? { clients, records } : null;
};
