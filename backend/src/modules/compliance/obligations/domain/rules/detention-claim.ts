import { usDate } from '../../../../../platform/money/dates';
import type { DutyClaim, Occurrence, Rule } from '../duties';

/** A claim for detention, where the terms of its load say within how many hours it has to be made. */
export const detentionClaims: Rule = ({ claims }) => claims.map(occurrenceOf);

const occurrenceOf = ({
  loadId,
  loadNumber,
  place,
  departedOn,
  claimHours,
  dueDate,
  ...claim
}: DutyClaim): Occurrence => ({
  rule: 'detention_claim',
  title: 'Detention claim',
  subject: { kind: 'load', id: loadId, name: loadNumber },
  period: dueDate,
  dueDate,
  nominalDate: dueDate,
  basis: `The truck left ${place} on ${usDate(departedOn)}; detention must be claimed within ${claimHours} hours`,
  source: 'Terms of the load',
  ...claim,
});
