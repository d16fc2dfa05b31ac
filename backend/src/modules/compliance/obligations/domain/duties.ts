import type { IsoDate } from '../../../../platform/money/dates';
import type { Apportionable } from './rules/irp-fees';

/** What a client's deadlines follow from, as plain data. */
export interface ClientDuties {
  readonly dotNumber: string | null;
  readonly hasTaxId: boolean;
  /** Those in the fleet; sold ones are left out. */
  readonly vehicles: readonly DutyVehicle[];
  /** Those at work. */
  readonly drivers: readonly DutyDriver[];
  /** Those at work, and those who were. */
  readonly positions: readonly DutyPosition[];
  /** Random tests that count: with a result, and not cancelled. */
  readonly tests: readonly DutyTest[];
  readonly iftaProcesses: readonly DutyQuarter[];
  readonly heavyUse: readonly DutyHeavyUse[];
  readonly irpRenewals: readonly DutyRenewal[];
  readonly endings: readonly Ending[];
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

/** A vehicle on a Form 2290 of a tax period, where staff keep one. */
export interface DutyHeavyUse {
  readonly vehicleId: string;
  /** The year in whose July the period begins. */
  readonly taxYear: number;
  /** 1 to 12 */
  readonly firstUsedMonth: number;
  /** Taxable gross weight in pounds. */
  readonly weight: number;
  /** Driven no more miles in the period than the law lets go untaxed. */
  readonly suspended: boolean;
  /** The day it was filed; null: it is not yet. */
  readonly doneOn: IsoDate | null;
}

export interface DutyDriver {
  readonly id: string;
  readonly name: string;
  readonly hiredOn: IsoDate | null;
  /** Its last annual review of the motor vehicle record. */
  readonly recordReviewedOn: IsoDate | null;
  /** Its last query of the Drug & Alcohol Clearinghouse. */
  readonly clearinghouseQueriedOn: IsoDate | null;
}

/** From when until when somebody drove; null: before anything that is known, and still. */
export interface DutyPosition {
  readonly hiredOn: IsoDate | null;
  readonly endedOn: IsoDate | null;
}

export interface DutyTest {
  readonly testedOn: IsoDate;
  readonly substance: 'drug' | 'alcohol';
}

/** The apportioned registration of a fleet for a year, where staff keep one. */
export interface DutyRenewal {
  readonly fleet: string;
  /** The first day of the registration year. */
  readonly yearStart: IsoDate;
  readonly jurisdictions: readonly Apportionable[];
  /** The day it was filed; null: it is not yet. */
  readonly doneOn: IsoDate | null;
}

/** How far the filing of a quarter is, where staff keep one. */
export interface DutyQuarter {
  readonly year: number;
  readonly quarter: 'Q1' | 'Q2' | 'Q3' | 'Q4';
  readonly dueDate: IsoDate;
  readonly hasMiles: boolean;
  readonly hasGallons: boolean;
  /** What the return comes to in cents; null: not worked out yet. */
  readonly taxOwed: number | null;
  /** The day it was done; null: it is under way. */
  readonly doneOn: IsoDate | null;
}

/** The day on which a record ends, as its kind says: a policy, a medical certificate, a permit, a paper. */
export interface Ending {
  /** The kind of the record that ends, such as 'driver'. */
  readonly kind: string;
  /** Its field, such as 'licenseExpiration'; null: a paper of it. */
  readonly field: string | null;
  readonly id: string;
  readonly name: string;
  /** What ends: 'Medical certificate'. */
  readonly title: string;
  readonly on: IsoDate;
  /** What its record says that it costs, and what that is called: 'Premium amount'. */
  readonly cost: { readonly label: string; readonly amount: number } | null;
}

/** The days that are looked at, both included. */
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

/** Something that a client must do by a day. */
export interface Occurrence {
  readonly rule: RuleName;
  /** 'IFTA return', 'Medical certificate'. */
  readonly title: string;
  /** Null: it is about the client itself. */
  readonly subject: Subject | null;
  /** '3Q2026', '2026-07..2027-06', '2027'; a day for what ends once. */
  readonly period: string;
  readonly dueDate: IsoDate;
  /** The day before weekends and holidays moved it. */
  readonly nominalDate: IsoDate;
  /** Whole cents; null: not known or nothing to pay. */
  readonly amount: number | null;
  /** What the date and the amount follow from, in a sentence. */
  readonly basis: string;
  /** The law or document that says so. */
  readonly source: string;
  /** Data and papers that are not there yet. */
  readonly missing: readonly string[];
  /** The day on which it was done by other records; null: nobody says so. */
  readonly doneOn: IsoDate | null;
  /** It is told for what is kept of it already: it arises no more. */
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
] as const;
export type RuleName = (typeof RULES)[number];

export type Rule = (duties: ClientDuties, span: Span) => readonly Occurrence[];

export const within = ({ today, until }: Span, date: IsoDate): boolean => date >= today && date <= until;
export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));
/** The years that a span touches, and those beside them. */
export const yearsAround = ({ today, until }: Span): readonly number[] => {
  const first = yearOf(today) - 1;
  return Array.from({ length: yearOf(until) + 1 - first + 1 }, (_, at) => first + at);
};
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
