import type { IsoDate } from '../../../../platform/money/dates';
import type { Apportionable } from './rules/irp-fees';

/** The records of one client, or of the firm itself, from which the rules work out obligations, as plain data. */
export interface ClientDuties {
  readonly dotNumber: string | null;
  readonly hasTaxId: boolean;
  /** Vehicles of the fleet, without sold ones. */
  readonly vehicles: readonly DutyVehicle[];
  /** Drivers who are active or on leave. */
  readonly drivers: readonly DutyDriver[];
  /** Drivers who are active or on leave, and terminated ones whose termination date is known. */
  readonly positions: readonly DutyPosition[];
  /** Random tests that count: with a result, and not cancelled. */
  readonly tests: readonly DutyTest[];
  readonly iftaProcesses: readonly DutyQuarter[];
  readonly heavyUse: readonly DutyHeavyUse[];
  readonly irpRenewals: readonly DutyRenewal[];
  readonly endings: readonly Ending[];
  readonly forms1099: readonly DutyForm1099[];
  readonly claims: readonly DutyClaim[];
}

/** Detention of a load that has to be claimed within hours, by the terms of the load. */
export interface DutyClaim {
  readonly loadId: string;
  readonly loadNumber: string;
  /** The last stop whose truck left. */
  readonly place: string;
  readonly departedOn: IsoDate;
  readonly claimHours: number;
  readonly dueDate: IsoDate;
  /** Whole cents; null: not known. */
  readonly amount: number | null;
  readonly missing: readonly string[];
  /** The day on which it was billed. */
  readonly doneOn: IsoDate | null;
}

/** A deadline of forms 1099 of a payer that has contractors. */
export interface DutyForm1099 {
  /** The year of the payments. */
  readonly year: number;
  readonly rule: 'form_1099_nec' | 'form_1099_misc' | 'form_1099_misc_irs';
  readonly dueDate: IsoDate;
  readonly nominalDate: IsoDate;
  /** How many contractors may get one. */
  readonly contractors: number;
  /** The names of those whose W-9 is missing. */
  readonly withoutW9: readonly string[];
  /** The day on which the last of the prepared forms was filed; null: none is prepared, or one is not filed. */
  readonly doneOn: IsoDate | null;
}

export interface DutyVehicle {
  readonly id: string;
  readonly unitNumber: string;
  /** Taxable gross weight in pounds. */
  readonly weight: number | null;
  readonly axles: number | null;
  /** YYYY-MM */
  readonly firstUsedMonth: string | null;
}

/** The Form 2290 filing of a vehicle for a tax period, where staff keep one. */
export interface DutyHeavyUse {
  readonly vehicleId: string;
  /** The year in which the period begins, in July. */
  readonly taxYear: number;
  /** 1 to 12 */
  readonly firstUsedMonth: number;
  /** Taxable gross weight in pounds. */
  readonly weight: number;
  /** Expected to stay within the miles that a vehicle may run in the period without tax. */
  readonly suspended: boolean;
  /** The day it was filed; null: it is not yet. */
  readonly doneOn: IsoDate | null;
}

export interface DutyDriver {
  readonly id: string;
  readonly name: string;
  readonly hiredOn: IsoDate | null;
  /** The last annual review of the driver’s motor vehicle record. */
  readonly recordReviewedOn: IsoDate | null;
  /** The last query about the driver in the Drug & Alcohol Clearinghouse. */
  readonly clearinghouseQueriedOn: IsoDate | null;
}

/** The time for which somebody drove. `hiredOn` null: since before our records; `endedOn` null: still employed. */
export interface DutyPosition {
  readonly hiredOn: IsoDate | null;
  readonly endedOn: IsoDate | null;
}

export interface DutyTest {
  readonly testedOn: IsoDate;
  readonly substance: 'drug' | 'alcohol';
}

/** The IRP renewal of a fleet for one registration year, where staff keep one. */
export interface DutyRenewal {
  readonly fleet: string;
  /** The first day of the registration year. */
  readonly yearStart: IsoDate;
  readonly jurisdictions: readonly Apportionable[];
  /** The day it was filed; null: it is not yet. */
  readonly doneOn: IsoDate | null;
}

/** The IFTA filing of a quarter, where staff keep one. */
export interface DutyQuarter {
  readonly year: number;
  readonly quarter: 'Q1' | 'Q2' | 'Q3' | 'Q4';
  readonly dueDate: IsoDate;
  readonly hasMiles: boolean;
  readonly hasGallons: boolean;
  /** Tax owed by the return in whole cents; null: not worked out yet. */
  readonly taxOwed: number | null;
  /** The day on which the return was processed; null: the filing is under way. */
  readonly doneOn: IsoDate | null;
}

/**
 * A date on which a record or one of its papers ends or is due, such as the end of an insurance policy, a medical
 * certificate or a permit. Example: `{ kind: 'driver', field: 'medicalCertExpiration', id: '7', name: 'Dana Ruiz',
 * title: 'Medical certificate', on: '2027-03-31', cost: null }`.
 */
export interface Ending {
  /** The kind of the record that ends, such as 'driver'. */
  readonly kind: string;
  /** The field of the date, such as 'licenseExpiration'; null: the date is that of a paper of the record. */
  readonly field: string | null;
  readonly id: string;
  readonly name: string;
  /** What ends: 'Medical certificate'. */
  readonly title: string;
  readonly on: IsoDate;
  /** What the record says the renewal costs, in whole cents, with the label of that field, such as 'Premium amount'. */
  readonly cost: { readonly label: string; readonly amount: number } | null;
}

/** The days for which rules look for occurrences, both included. */
export interface Span {
  readonly today: IsoDate;
  readonly until: IsoDate;
}

/** The vehicle, driver or other record that an obligation is about. */
export interface Subject {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

/** One thing that a client must do by a date, as a rule finds it. Once stored, it is an `Obligation`. */
export interface Occurrence {
  readonly rule: RuleName;
  /** 'IFTA return', 'Medical certificate'. */
  readonly title: string;
  /** Null: the occurrence is about the client itself. */
  readonly subject: Subject | null;
  /**
   * A quarter ('3Q2026'), a tax period or registration year ('2026-07..2027-06') or a year ('2027'); for a date on a
   * record, that date (YYYY-MM-DD).
   */
  readonly period: string;
  readonly dueDate: IsoDate;
  /** The due date before weekends and holidays move it. */
  readonly nominalDate: IsoDate;
  /** Whole cents; null: not known or nothing to pay. */
  readonly amount: number | null;
  /** What the due date and the amount follow from, in a sentence. */
  readonly basis: string;
  /** The law or document that says so. */
  readonly source: string;
  /** Data and papers that the filing still lacks, such as 'Fuel receipts for 3Q2026'. */
  readonly missing: readonly string[];
  /** The day on which other records show the occurrence as done, such as a filed Form 2290; null: none shows it. */
  readonly doneOn: IsoDate | null;
  /** True: the period has ended. A stored obligation is still updated or accepted, but none is added or reopened. */
  readonly isOver?: boolean;
}

export const RULES = [
  'ifta_return',
  'form_2290',
  'ucr',
  'mcs_150',
  'random_testing',
  'irp_renewal',
  'medical_certificate',
  'drivers_license',
  'mvr_review',
  'clearinghouse_query',
  'insurance',
  'plate',
  'permit',
  'annual_report',
  'other_expiry',
  'form_1099_nec',
  'form_1099_misc',
  'form_1099_misc_irs',
  'detention_claim',
] as const;
export type RuleName = (typeof RULES)[number];

/**
 * A compliance rule: finds what a client must do. A calendar rule keeps to the span; a rule about dates on records may
 * report dates outside it.
 */
export type Rule = (duties: ClientDuties, span: Span) => readonly Occurrence[];

export const within = ({ today, until }: Span, date: IsoDate): boolean => date >= today && date <= until;
export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));
/** The calendar years that a span touches, with the year before and the year after. */
export const yearsAround = ({ today, until }: Span): readonly number[] => {
  const first = yearOf(today) - 1;
  return Array.from({ length: yearOf(until) + 1 - first + 1 }, (_, at) => first + at);
};
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
