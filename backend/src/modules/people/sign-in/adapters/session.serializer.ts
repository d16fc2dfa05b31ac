import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { SignedIn } from '../commands/login.service';

interface Kept {
  readonly id: string;
}
type Told = (error: null, kept: Kept) => void;

/**
 * A session keeps who signed in, and nothing else; who that is now, the session's middleware works out for each
 * request.
 */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  serializeUser({ id }: SignedIn, told: Told): void {
    told(null, { id });
  }

  deserializeUser(kept: Kept, told: Told): void {
    told(null, kept);
  }
}
