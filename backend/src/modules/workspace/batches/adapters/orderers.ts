import type { Viewer } from '../../../../platform/access/viewer';

/** Port: what one who ordered a batch sees and may do by now; null: it may not sign in any more. */
export abstract class Orderers {
  abstract of(userId: string): Promise<Viewer | null>;
}
