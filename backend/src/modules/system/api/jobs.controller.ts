import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { z } from 'zod';
import { notFound } from '../../../platform/event-store/errors';
import { choice, shown } from '../../../platform/http/fields';
import { listQuery, Page } from '../../../platform/http/page';
import { Route } from '../../../platform/http/route';
import { Jobs, JOB_STATES, type JobView } from '../../../platform/jobs/jobs';

const jobView = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.string(),
    subject: z.string().nullable(),
    attempts: z.int(),
    maxAttempts: z.int(),
    progress: z.number(),
    failure: z.string().nullable(),
    createdAt: shown.instant,
    finishedAt: shown.instant.nullable(),
  })
  .meta({ id: 'Job' });
const retriedView = z.object({ retried: z.int() }).meta({ id: 'RetriedJobs' });
const byId = z.object({ id: z.string().max(200) });
const query = z.object({
  state: choice('state', JOB_STATES).default('failed'),
  limit: listQuery.limit,
  page: listQuery.page,
});

@Controller('api/jobs')
export class JobsController {
  constructor(private readonly jobs: Jobs) {}

  @Get()
  @Route({ allow: 'jobs.manage', summary: 'Jobs in a state, the latest first', query, answer: jobView, list: true })
  async list(@Query() { state, limit, page = 0 }: z.output<typeof query>): Promise<Page<JobView>> {
    const [jobs, counts] = await Promise.all([this.jobs.list(state, limit, page * limit), this.jobs.counts()]);
    return new Page(jobs, counts[state] ?? 0, null);
  }

  @Post('retry')
  @Route({ allow: 'jobs.manage', summary: 'Try all failed jobs again', answer: retriedView })
  async retryAll(): Promise<z.output<typeof retriedView>> {
    return { retried: await this.jobs.retryAll() };
  }

  @Get(':id')
  @Route({ allow: 'jobs.manage', summary: 'One job', params: byId, answer: jobView })
  async get(@Param('id') id: string): Promise<JobView> {
    const job = await this.jobs.find(id);
    if (!job) throw notFound('job');
    return job;
  }

  @Post(':id/retry')
  @Route({ allow: 'jobs.manage', summary: 'Try a failed job again', params: byId, answer: jobView })
  retry(@Param('id') id: string): Promise<JobView> {
    return this.jobs.retry(id);
  }
}
