import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import type { Ending, Occurrence, Rule, RuleName } from './duties';

/** The rule that an ending belongs to, and the source to name for its date. */
interface EndingLabel {
  readonly rule: RuleName;
  readonly source: string;
  /** True: something is due on the date, such as a report; nothing expires. */
  readonly isDue?: true;
}

/**
 * Labels by record kind and date field ('driver.licenseExpiration'); a kind alone ('permit') covers all its date
 * fields.
 */
const KNOWN: Readonly<Record<string, EndingLabel>> = {
  'driver.medicalCertExpiration': { rule: 'medical_certificate', source: '49 CFR 391.45: at most 24 months' },
  'driver.licenseExpiration': { rule: 'drivers_license', source: 'Expiration date of the license' },
  insurancerecord: { rule: 'insurance', source: 'Policy; 49 CFR 387 asks for continuous coverage' },
  commercialplate: { rule: 'plate', source: 'Expiration date of the registration' },
  permit: { rule: 'permit', source: 'Expiration date of the permit' },
  'businessentity.annualReportDue': {
    rule: 'annual_report',
    source: 'Due date given by the state of registration',
    isDue: true,
  },
  complianceaudit: { rule: 'other_expiry', source: 'Date of the next audit on its record', isDue: true },
};

const saidOf = ({ kind, field, title }: Ending): EndingLabel =>
  (field === null ? undefined : (KNOWN[`${kind}.${field}`] ?? KNOWN[kind])) ?? {
    rule: 'other_expiry',
    source: `Date on the record: ${title}`,
  };

/** One occurrence for each date on which a record or one of its papers ends: it has to be renewed or done by then. */
export const endings: Rule = ({ endings: all }) =>
  all.map((ending): Occurrence => {
    const { kind, id, name, title, on, cost } = ending;
    const { rule, source, isDue } = saidOf(ending);
    const amount = cost === null ? '' : `. ${cost.label} on its record: ${dollars(cost.amount)}`;
    return {
      rule,
      source,
      title,
      subject: { kind, id, name },
      period: on,
      nominalDate: on,
      dueDate: on,
      amount: cost?.amount ?? null,
      basis: `${isDue ? 'Due' : 'Expires'} on ${usDate(on)}${amount}`,
      missing: [],
      doneOn: null,
    };
  });
