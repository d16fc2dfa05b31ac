import type { Clock } from '../../core/clock';
import { RuleViolation } from '../../core/errors';

const DAY_MS = 86_400_000;
/** How long a removed record can be restored (decisions.md §5). */
const RESTORABLE_DAYS = 30;

/** Records removed at this instant or later can still be restored. */
export const restorableSince = (clock: Clock): Date => new Date(clock.now().getTime() - RESTORABLE_DAYS * DAY_MS);

/** @throws RuleViolation RESTORE_TOO_LATE after 30 days */
export const mayBeRestored = (title: string, removedAt: string | null, clock: Clock): void => {
  if (removedAt && Date.parse(removedAt) < restorableSince(clock).getTime())
    throw new RuleViolation(
      'RESTORE_TOO_LATE',
      `This ${title} was removed more than ${RESTORABLE_DAYS} days ago and cannot be restored. Add it again.`,
    );
};
