import { sees, type Sight, type Whose } from '../../access/viewer';
import { RuleViolation } from '../../core/errors';
import type { AnyAggregate } from './aggregate';

export const whoseOf = ({ clientOf, driverOf, userOf }: AnyAggregate, id: string | number, state: unknown): Whose => ({
  clientId: clientOf(state),
  id,
  driverId: driverOf?.(state) ?? null,
  userId: userOf?.(state) ?? null,
});

/** Who sees only some clients keeps records for these, and names one. */
export const mustStayInSight = (
  sight: Sight,
  { belonging }: AnyAggregate,
  whose: Whose,
  before: string | null,
): void => {
  const after = whose.clientId;
  if (after === whose.id || (after !== null && after === before) || sees(sight, whose, belonging)) return;
  const message = after === null ? 'Choose a client' : 'This client does not exist';
  throw new RuleViolation('INVALID', message, 'invalid', [{ field: 'clientId', message }]);
};
