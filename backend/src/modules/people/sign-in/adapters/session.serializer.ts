import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { SignedIn } from '../commands/login.service';

interface SessionUser {
  readonly id: string;
}
type DoneCallback = (error: null, stored: SessionUser) => void;

/**
 * A session keeps who signed in, and nothing else; who that is now, the session's middleware works out for each
 * request.
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
