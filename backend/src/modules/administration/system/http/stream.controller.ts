import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SESSIONS_ENDED, SessionStore } from '../../../../platform/web/auth/session-store';
import type { Viewer } from '../../../../platform/access/viewer';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';
import { LogSignal } from '../../../../platform/event-log/store/log-signal';
import { Changes, type Change } from '../../../../platform/realtime/changes';
import { maySee } from '../../../../platform/realtime/visibility';
import { Viewers } from '../../../people/users';

const HEARTBEAT_MS = 20_000;

/**
 * Server-sent events that tell a browser which record changed, if the viewer may see that record. The web app then
 * reloads what it shows.
 */
@Controller('api/stream')
export class StreamController {
  private readonly open = new Map<Response, Request>();

  constructor(
    private readonly changes: Changes,
    private readonly sessions: SessionStore,
    private readonly viewers: Viewers,
    signal: LogSignal,
  ) {
    // a session that another process ended loses its streams at once
    signal.on(SESSIONS_ENDED, (sid) => {
      for (const [response, request] of this.open)
        if (sid === '*' || sid === request.sessionID) this.endedOr(request, response, () => undefined);
    });
  }

  /** Ends all streams, so that a shutdown does not wait for them. */
  beforeApplicationShutdown(): void {
    for (const response of this.open.keys()) response.end();
  }

  @Get()
  @Route({ allow: 'signed-in', summary: 'Changes as they happen (text/event-stream)', answer: 'events' })
  stream(@Me() viewer: Viewer, @Req() request: Request, @Res() response: Response): void {
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.write('retry: 2000\n\n');
    this.open.set(response, request);
    const leave = this.changes.subscribe((change) => void this.tell(viewer.id, change, response));
    const heartbeat = setInterval(
      () => this.endedOr(request, response, () => void response.write(': still here\n\n')),
      HEARTBEAT_MS,
    );
    request.on('close', () => {
      leave();
      clearInterval(heartbeat);
      this.open.delete(response);
    });
  }

  /** Looks up the permissions of the user again for each change, because the change may have been one of them. */
  private async tell(userId: string, change: Change, response: Response): Promise<void> {
    const viewer = await this.viewers.of(userId).catch(() => null);
    const { entity, id, version, requestId } = change;
    if (viewer && maySee(viewer, change))
      response.write(`event: changed\ndata: ${JSON.stringify({ entity, id, version, request: requestId })}\n\n`);
  }

  /** Ends the stream when its session has ended; otherwise calls `goOn`. */
  private endedOr(request: Request, response: Response, goOn: () => void): void {
    this.sessions.get(request.sessionID, (error, session) => {
      if (error || session?.passport?.user) goOn();
      else response.end();
    });
  }
}
