import { sees, type Scope, type Ownership } from '../../access/viewer';
import { RuleViolation } from '../../core/errors';
import type { AnyAggregate } from './aggregate';

export const ownershipOf = (
  { clientOf, driverOf, userOf }: AnyAggregate,
  id: string | number,
  state: unknown,
): Ownership => ({
  clientId: clientOf(state, String(id)),
  id,
  driverId: driverOf?.(state) ?? null,
  userId: userOf?.(state) ?? null,
});

/**
 * An actor who sees only some clients must name one of these as the client of a record.
 * @param before the client of the record before the command
 * @throws RuleViolation INVALID
 */
export const mustStayInScope = (
  scope: Scope,
  { belonging }: AnyAggregate,
  whose: Ownership,
  before: string | null,
): void => {
  const after = whose.clientId;
  if (after === whose.id || (after !== null && after === before) || sees(scope, whose, belonging)) return;
  const message = after === null ? 'Choose a client' : 'This client does not exist';
  throw new RuleViolation('INVALID', message, 'invalid', [{ field: 'clientId', message }]);
};
