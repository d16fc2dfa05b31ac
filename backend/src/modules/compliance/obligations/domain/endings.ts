import { usDate } from '../../../../platform/money/dates';
import { dollars } from '../../../../platform/money/money';
import type { Ending, Occurrence, Rule, RuleName } from './duties';

interface EndingLabel {
  readonly rule: RuleName;
  readonly source: string;
  /** It is done by then, and nothing expires. */
  readonly isDue?: true;
}

/** What ends, by the kind of its record and the field of the day; a kind alone stands for all its days. */
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

/** Whatever ends on a day that its record names has to be renewed by then. */
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
