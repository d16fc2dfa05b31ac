import { Controller, Delete, Get, Req } from '@nestjs/common';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { SessionStore } from '../../../../platform/web/auth/session-store';
import type { Viewer } from '../../../../platform/access/viewer';
import { notFound } from '../../../../platform/core/errors';
import { FLAG, INSTANT, Shown, TEXT } from '../../../../platform/fields/shown';
import { text } from '../../../../platform/fields/texts';
import { inAddress } from '../../../../platform/web/routes/address';
import { Me } from '../../../../platform/web/routes/request-context';
import { Route } from '../../../../platform/web/routes/route';

/** The rule for the name of a session in an address. */
function sessionName() {
  return text('id', { form: { pattern: /^[\w-]{22}$/, wrong: 'The id is not one of a session' } });
}

class OwnSession {
  @Shown(TEXT) id: string;
  @Shown(FLAG) current: boolean;
  @Shown(INSTANT) startedAt: string;
  @Shown(INSTANT) lastSeenAt: string;
  @Shown(TEXT) device: string;
  @Shown(TEXT) address: string;
}

/** The public name of a session: a hash, because the real id would let anybody use the session. */
const nameOf = (sid: string): string => createHash('sha256').update(`session:${sid}`).digest('base64url').slice(0, 22);

/** The sessions of the signed-in user. */
@Controller('api/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionStore) {}

  @Get()
  @Route({ allow: 'signed-in', summary: 'Where you are signed in', answer: OwnSession, list: true })
  async list(@Me() viewer: Viewer, @Req() request: Request): Promise<OwnSession[]> {
    return (await this.sessions.allOf(viewer.id)).map(({ sid, data, lastSeenAt }) => ({
      id: nameOf(sid),
      current: sid === request.sessionID,
      startedAt: new Date(data.startedAt ?? lastSeenAt).toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      device: data.device ?? 'Unknown device',
      address: data.address ?? '',
    }));
  }

  @Delete()
  @Route({ allow: 'signed-in', summary: 'Sign out everywhere else', answer: 'none' })
  async endOthers(@Me() viewer: Viewer, @Req() request: Request): Promise<void> {
    await this.sessions.endAllOf(viewer.id, request.sessionID);
  }

  @Delete(':id')
  @Route({ allow: 'signed-in', summary: 'End one of your sessions', answer: 'none' })
  async end(@inAddress('id', sessionName()) id: string, @Me() viewer: Viewer): Promise<void> {
    const session = (await this.sessions.allOf(viewer.id)).find(({ sid }) => nameOf(sid) === id);
    if (!session) throw notFound('session');
    await new Promise<void>((resolve, reject) =>
      this.sessions.destroy(session.sid, (error) => (error instanceof Error ? reject(error) : resolve())),
    );
  }
}
