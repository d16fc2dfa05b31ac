import { usDate } from '../../../platform/money/dates';
import type { Ending, Occurrence, Rule, RuleName } from './duties';

interface Said {
  readonly rule: RuleName;
  readonly source: string;
}

/** What ends, by the kind of its record and the field of the day; a kind alone stands for all its days. */
const KNOWN: Readonly<Record<string, Said>> = {
  'driver.medicalCertExpiration': { rule: 'medical_certificate', source: '49 CFR 391.45: at most 24 months' },
  'driver.licenseExpiration': { rule: 'drivers_license', source: 'Expiration date of the license' },
  insurancerecord: { rule: 'insurance', source: 'Policy; 49 CFR 387 asks for continuous coverage' },
  commercialplate: { rule: 'plate', source: 'Expiration date of the registration' },
  permit: { rule: 'permit', source: 'Expiration date of the permit' },
  'businessentity.annualReportDue': { rule: 'annual_report', source: 'Due date given by the state of registration' },
};

const saidOf = ({ kind, field, title }: Ending): Said =>
  (field === null ? undefined : (KNOWN[`${kind}.${field}`] ?? KNOWN[kind])) ?? {
    rule: 'other_expiry',
    source: `Date on the record: ${title}`,
  };

/** Whatever ends on a day that its record names has to be renewed by then. */
export const endings: Rule = ({ endings: all }) =>
  all.map((ending): Occurrence => {
    const { kind, id, name, title, on } = ending;
    const said = saidOf(ending);
    return {
      ...said,
      title,
      subject: { kind, id, name },
      period: on,
      nominalDate: on,
      dueDate: on,
      amount: null,
      basis: said.rule === 'annual_report' ? `Due on ${usDate(on)}` : `Expires on ${usDate(on)}`,
      missing: [],
      doneOn: null,
    };
  });
