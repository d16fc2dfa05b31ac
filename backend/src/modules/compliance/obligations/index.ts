export { irpFee, reportingPeriod, sharesOf } from './domain/rules/irp-fees';
export {
  annualTax,
  categoryOf,
  ELECTRONIC_FROM,
  isHeavy,
  LEAST_WEIGHT,
  MONTH_NUMBERS,
  monthsTaxed,
  SUSPENDED,
  SUSPENDED_MILES,
  taxFrom,
  weightBands,
  type MonthOfPeriod,
  type WeightBand,
} from './domain/rules/form-2290-tax';
export { Obligation } from './obligation';
export { BY_NEXT_DEADLINE, NextObligations } from './queries/next-obligations';
export { ObligationBook } from './commands/obligation-book';
export { PaperRequest } from './paper-request';
export { ObligationsModule } from './obligations.module';
export { OBLIGATIONS_JOB } from './reactions/work-out-obligations';
export { DIGEST_JOB, DIGEST_TIME } from './reactions/mail-the-digest';
