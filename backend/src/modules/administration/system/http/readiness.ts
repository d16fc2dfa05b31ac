import { Injectable } from '@nestjs/common';
import { Fence } from '../../../../platform/event-log/store/fence';
import { Drain } from '../../../../platform/web/server/drain';
import type { Problem } from '../../../../platform/web/problems/problem.filter';
import { LogSignal } from '../../../../platform/event-log/store/log-signal';

/**
 * Whether this process can serve. The answer comes from memory, so that frequent probes, and probes while the database
 * is down, do not have to wait.
 */
@Injectable()
export class Readiness {
  constructor(
    private readonly log: LogSignal,
    private readonly fence: Fence,
    private readonly drain: Drain,
  ) {}

  /** Why the process cannot serve; undefined when it can. */
  get problem(): Problem | undefined {
    if (this.drain.isOn)
      return { statusCode: 503, message: 'This process is stopping', code: 'STOPPING', retryAfter: 2 };
    if (!this.log.databaseAnswers)
      return { statusCode: 503, message: 'The database does not answer', code: 'NOT_READY', retryAfter: 2 };
    if (this.fence.isBehind)
      return {
        statusCode: 503,
        message: 'The database belongs to a newer release of Axlebook than this process. Start that release here.',
        code: 'RELEASE_BEHIND',
        retryAfter: 10,
      };
    return undefined;
  }
}
