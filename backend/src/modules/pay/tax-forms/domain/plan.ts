import { formTitle, type Form1099 } from '../../../../platform/money/boxes-1099';
import { dollars } from '../../../../platform/money/money';
import { usDate, type IsoDate } from '../../../../platform/money/dates';
import { differencesOf } from './differences';
import type { TaxFormTerms } from './tax-form.events';

/** A form that stands already, as the plan sees it. */
export interface Standing extends TaxFormTerms {
  readonly id: string;
  readonly status: string;
  readonly filedOn: IsoDate | null;
}

/** What becomes of a form: it is made, prepared anew, left as it is, or left out with the reason. */
export type Planned =
  | { readonly do: 'make'; readonly terms: TaxFormTerms }
  | { readonly do: 'renew'; readonly id: string; readonly terms: TaxFormTerms }
  | { readonly do: 'keep'; readonly id: string; readonly terms: TaxFormTerms }
  | { readonly do: 'leave'; readonly reason: string };

/** The parts of the terms that follow from facts; keys in order, as a database keeps them in another one. */
const said = ({ payer, payee, boxes, total, withFreight, soFar, missing }: TaxFormTerms): string =>
  JSON.stringify([
    ...[payer, payee, boxes].map((part) => Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other))),
    ...[total, withFreight, soFar, missing],
  ]);

/**
 * What becomes of the form that a contractor should get. Nothing is made twice: one that is not filed is prepared anew
 * where its facts changed, one that is filed stays.
 */
export const planOf = (wanted: TaxFormTerms, standing: Standing | undefined): Planned => {
  if (!standing) return { do: 'make', terms: wanted };
  const { id, status, filedOn, corrects } = standing;
  const title = formTitle(standing.form);
  if (status === 'filed') {
    const changes = differencesOf(standing, wanted);
    const since = changes.length > 0 ? '; its figures have changed since: correct it' : '';
    return { do: 'leave', reason: `${title} was filed on ${usDate(filedOn)}${since}` };
  }
  if (corrects !== null) return { do: 'leave', reason: `A correction of ${title} waits to be filed` };
  return said(standing) === said(wanted) ? { do: 'keep', id, terms: wanted } : { do: 'renew', id, terms: wanted };
};

/** Why a form that stands is deleted: its payments are gone, or below the threshold now. */
export const noLongerDue = (form: Form1099, total: number): string =>
  `${formTitle(form)} over ${dollars(total)} is no longer due`;
