import type { ClientDuties, Occurrence, Span } from './duties';
import { clearinghouseQueries, mvrReviews } from './driver-reviews';
import { endings } from './endings';
import { form2290 } from './form-2290';
import { iftaReturns } from './ifta-return';
import { irpRenewals } from './irp-renewal';
import { mcs150 } from './mcs-150';
import { randomTesting } from './random-testing';
import { ucr } from './ucr';

const ALL = [iftaReturns, form2290, ucr, mcs150, randomTesting, irpRenewals, mvrReviews, clearinghouseQueries, endings];

/** Everything that a client has to do: in the span by the calendar, and whenever a record says that it ends. */
export const occurrencesOf = (duties: ClientDuties, span: Span): readonly Occurrence[] =>
  ALL.flatMap((rule) => rule(duties, span));
