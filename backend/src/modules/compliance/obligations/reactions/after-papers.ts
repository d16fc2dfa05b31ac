import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/core/clock';
import { systemContext } from '../../../../platform/event-log/commands/context';
import { poolOf } from '../../../../platform/event-log/projections/read-tables';
import { idOf } from '../../../../platform/event-log/events/events';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { Reactions } from '../../../../platform/infrastructure/jobs/reactions';
import type { StoredRecord } from '../../../../platform/records/kind/stored-record';
import type { RecordStore } from '../../../../platform/records/store/record-store';

/** A reaction to events about papers: which records it finds, and how it changes them. */
interface AfterPaper<R extends StoredRecord<string>, Found> {
  /** The name of the reaction and of its job. */
  readonly name: string;
  readonly on: readonly string[];
  /** What the events are about; the data of the job has the ids under this name. */
  readonly about: 'requests' | 'documents';
  /** SQL that finds the records to change; $1 is the ids of the requests or documents that the events are about. */
  readonly find: string;
  readonly store: RecordStore<R>;
  /**
   * The changes for a record in its current state, which may have moved on since it was found; {} leaves it as it is.
   */
  readonly move: (record: R, found: Found) => object;
}

/** Runs the reactions to events about papers: finds the records, and changes those whose state still fits. */
@Injectable()
export class AfterPapers {
  private readonly known = new Map<string, (ids: readonly string[], cause: string) => Promise<object>>();

  constructor(
    private readonly reactions: Reactions,
    private readonly jobs: Jobs,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  add<R extends StoredRecord<string>, Found extends { readonly id: string }>(after: AfterPaper<R, Found>): void {
    const { name, on, about, find, store, move } = after;
    const run = async (ids: readonly string[], cause: string): Promise<{ readonly found: number }> => {
      const { rows } = await poolOf(this.dataSource).query<Found>(find, [ids]);
      const context = systemContext(this.clock, 'worker', cause);
      for (const found of rows) await store.change(found.id, (record) => move(record, found), context);
      return { found: rows.length };
    };
    this.known.set(name, run);
    this.reactions.gather({ name, on, job: (events) => ({ [about]: events.map(({ stream }) => idOf(stream)) }) });
    this.jobs.handle(name, ({ id, data }) => run(data[about] as string[], id));
  }

  /** Runs a reaction at once, without a job. */
  async run(name: string, ids: readonly string[], cause: string): Promise<void> {
    await this.known.get(name)?.(ids, cause);
  }
}
