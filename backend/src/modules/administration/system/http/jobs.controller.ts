import { Controller, Get, Post, Query } from '@nestjs/common';
import { notFound } from '../../../../platform/core/errors';
import { Choice } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { INSTANT, NUMBER, orNull, Shown, TEXT, WHOLE } from '../../../../platform/fields/shown';
import { WordParam } from '../../../../platform/web/routes/address';
import { PageQuery } from '../../../../platform/lists/list-query';
import { Page } from '../../../../platform/lists/page';
import { Route } from '../../../../platform/web/routes/route';
import { Jobs, JOB_STATES, type JobState, type JobView } from '../../../../platform/infrastructure/jobs/jobs';

@published('Job')
class ShownJob implements JobView {
  @Shown(TEXT) id: string;
  @Shown(TEXT) name: string;
  @Shown(TEXT) state: string;
  @Shown(orNull(TEXT)) subject: string | null;
  @Shown(WHOLE) attempts: number;
  @Shown(WHOLE) maxAttempts: number;
  @Shown(NUMBER) progress: number;
  @Shown(orNull(TEXT)) failure: string | null;
  @Shown(INSTANT) createdAt: string;
  @Shown(orNull(INSTANT)) finishedAt: string | null;
}
class RetriedJobs {
  @Shown(WHOLE) retried: number;
}
class JobQuery extends PageQuery {
  @Choice('state', JOB_STATES, { absent: true }) state: JobState = 'failed';
}
const LONGEST_NAME = 200;

@Controller('api/jobs')
export class JobsController {
  constructor(private readonly jobs: Jobs) {}

  @Get()
  @Route({ allow: 'jobs.manage', summary: 'Jobs in a state, the latest first', answer: ShownJob, list: true })
  async list(@Query() { state, limit, page = 0 }: JobQuery): Promise<Page<JobView>> {
    const jobs = await this.jobs.list(state, limit, page * limit);
    // a page that is not full is the last one, so its end is the total
    const isLast = jobs.length < limit && (jobs.length > 0 || page === 0);
    const total = isLast ? page * limit + jobs.length : ((await this.jobs.counts([state]))[state] ?? 0);
    return new Page(jobs, total, null);
  }

  @Post('retry')
  @Route({ allow: 'jobs.manage', summary: 'Try all failed jobs again', answer: RetriedJobs })
  async retryAll(): Promise<RetriedJobs> {
    return { retried: await this.jobs.retryAll() };
  }

  @Get(':id')
  @Route({ allow: 'jobs.manage', summary: 'One job', answer: ShownJob })
  async get(@WordParam('id', LONGEST_NAME) id: string): Promise<JobView> {
    const job = await this.jobs.find(id);
    if (!job) throw notFound('job');
    return job;
  }

  @Post(':id/retry')
  @Route({ allow: 'jobs.manage', summary: 'Try a failed job again', answer: ShownJob })
  retry(@WordParam('id', LONGEST_NAME) id: string): Promise<JobView> {
    return this.jobs.retry(id);
  }
}
