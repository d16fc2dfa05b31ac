import { Module } from '@nestjs/common';
import { UsersModule } from '../../people/users';
import { FilesController } from './http/files.controller';
import { HealthController } from './http/health.controller';
import { JobsController } from './http/jobs.controller';
import { MailController } from './http/mail.controller';
import { Readiness } from './http/readiness';
import { StreamController } from './http/stream.controller';

/**
 * What operators and the web app need from the running system: health, metrics, jobs, stored files, live updates and
 * the outbox of a demo.
 */
@Module({
  imports: [UsersModule],
  controllers: [FilesController, HealthController, JobsController, MailController, StreamController],
  providers: [Readiness],
})
export class SystemModule {}
