import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { SignedIn } from '../commands/login.service';

interface SessionUser {
  readonly id: string;
}
type DoneCallback = (error: null, stored: SessionUser) => void;

/**
 * A session stores only the id of the user. For each request, the session middleware works out the viewer from that id.
 */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  serializeUser({ id }: SignedIn, told: DoneCallback): void {
    told(null, { id });
  }

  deserializeUser(stored: SessionUser, told: DoneCallback): void {
    told(null, stored);
  }
}
