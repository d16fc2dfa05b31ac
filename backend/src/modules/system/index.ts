import { Module } from '@nestjs/common';
import { AccessModule } from '../access';
import { FilesController } from './api/files.controller';
import { HealthController } from './api/health.controller';
import { JobsController } from './api/jobs.controller';
import { MailController } from './api/mail.controller';
import { StreamController } from './api/stream.controller';

/** What operators and the web app need of the running system itself: health, metrics, jobs, stored files, the event stream, the demo's outbox. */
@Module({
  imports: [AccessModule],
  controllers: [FilesController, HealthController, JobsController, MailController, StreamController],
})
export class SystemModule {}
export { timed } from './metrics';
export { listenForMetrics } from './metrics-port';
