import type { Viewer } from '../../../../platform/access/viewer';

/** Port: the current scope and permissions of the user who ordered a batch; null: this user may no longer sign in. */
export abstract class Orderers {
  abstract of(userId: string): Promise<Viewer | null>;
}
