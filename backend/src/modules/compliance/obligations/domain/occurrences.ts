import type { ClientDuties, Occurrence, Span } from './duties';
import { clearinghouseQueries, mvrReviews } from './rules/driver-reviews';
import { detentionClaims } from './rules/detention-claim';
import { endings } from './endings';
import { forms1099 } from './rules/form-1099';
import { form2290 } from './rules/form-2290';
import { iftaReturns } from './rules/ifta-return';
import { irpRenewals } from './rules/irp-renewal';
import { mcs150 } from './rules/mcs-150';
import { randomTesting } from './rules/random-testing';
import { ucr } from './rules/ucr';

const ALL = [
  forms1099,
  iftaReturns,
  form2290,
  ucr,
  mcs150,
  randomTesting,
  irpRenewals,
  mvrReviews,
  clearinghouseQueries,
  endings,
  detentionClaims,
];

/**
 * All that a client has to do: what calendar rules find in the span, and what follows from dates on records, whenever
 * it is due.
 */
export const occurrencesOf = (duties: ClientDuties, span: Span): readonly Occurrence[] =>
  ALL.flatMap((rule) => rule(duties, span));
