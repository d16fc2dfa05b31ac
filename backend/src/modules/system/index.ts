import { Module } from '@nestjs/common';
import { HealthController } from './api/health.controller';
import { JobsController } from './api/jobs.controller';
import { MailController } from './api/mail.controller';
import { StreamController } from './api/stream.controller';

/** What operators and the web app need of the running system itself: health, metrics, jobs, the event stream, the demo's outbox. */
@Module({ controllers: [HealthController, JobsController, MailController, StreamController] })
export class SystemModule {}
export { timed } from './metrics';
