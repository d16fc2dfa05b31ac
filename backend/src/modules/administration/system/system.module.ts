import { Module } from '@nestjs/common';
import { UsersModule } from '../../people/users';
import { FilesController } from './http/files.controller';
import { HealthController } from './http/health.controller';
import { JobsController } from './http/jobs.controller';
import { MailController } from './http/mail.controller';
import { Readiness } from './http/readiness';
import { StreamController } from './http/stream.controller';

/**
 * What operators and the web app need of the running system itself: health, metrics, jobs, stored files, the event
 * stream, the demo's outbox.
 */
@Module({
  imports: [UsersModule],
  controllers: [FilesController, HealthController, JobsController, MailController, StreamController],
  providers: [Readiness],
})
export class SystemModule {}
