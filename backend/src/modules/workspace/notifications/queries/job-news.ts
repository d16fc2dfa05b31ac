import { Injectable } from '@nestjs/common';
import { EVERYTHING, may, type Viewer } from '../../../../platform/access/viewer';
import { ListQuery } from '../../../../platform/lists/list-query';
import { Jobs } from '../../../../platform/infrastructure/jobs/jobs';
import { QueueUnavailable } from '../../../../platform/infrastructure/jobs/queue-unavailable';
import { StoreOf, type RecordStore } from '../../../../platform/records/store/record-store';
import { Batch } from '../../batches';
import type { News } from './news';

/** News about ended batches, for the user who ordered them, and about failed jobs, for users who manage jobs. */
@Injectable()
export class JobNews {
  constructor(
    private readonly jobs: Jobs,
    @StoreOf(Batch) private readonly batches: RecordStore<Batch>,
  ) {}

  async of(viewer: Viewer, most: number): Promise<readonly News[]> {
    return [...(await this.failed(viewer, most)), ...(await this.ended(viewer, most))];
  }

  private async failed(viewer: Viewer, most: number): Promise<readonly News[]> {
    if (!may(viewer, 'jobs.manage')) return [];
    const jobs = await this.jobs.list('failed', most).catch((error: unknown) => {
      // without the queue, the bell still shows all other news
      if (error instanceof QueueUnavailable) return [];
      throw error;
    });
    return jobs.map(({ id, name, subject, failure, createdAt, finishedAt }) => ({
      id: `job-${id}-${finishedAt ?? ''}`,
      kind: 'job',
      recordId: id,
      title: 'A background job failed',
      text: [subject ?? name, failure].filter(Boolean).join(': '),
      at: finishedAt ?? createdAt,
    }));
  }

  private async ended(viewer: Viewer, most: number): Promise<readonly News[]> {
    const { items } = await this.batches.list(EVERYTHING, { ...new ListQuery(), limit: most }, (rows) =>
      rows.andWhere("r.user_id = :me AND r.status IN ('done', 'failed')", { me: viewer.id }),
    );
    return items.map(({ id, of, name, status, success, failed, reason, updatedAt }) => ({
      id: `batch-${id}`,
      kind: 'batch',
      recordId: id,
      within: of,
      title: status === 'done' ? 'Your work on many records is done' : 'Your work on many records failed',
      text: status === 'done' ? `${name}: ${success} successful, ${failed} refused` : `${name}: ${reason ?? ''}`,
      at: updatedAt,
    }));
  }
}
