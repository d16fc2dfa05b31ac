import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Email, Line, ListOf, RefersTo } from '../../../platform/fields/decorators';
import { US_STATES } from '../../../platform/fields/places';
import { text } from '../../../platform/fields/texts';
import { scans } from '../../../platform/records/kind/paper-slots';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind, ownPermissions } from '../../../platform/records/kind/kind';
import { retentionEnd, type Retention } from '../../../platform/records/kind/declared/retention';

export const LICENSE_CLASSES = ['Class A', 'Class B', 'Class C'] as const;
export const EMPLOYMENT_STATUSES = ['active', 'inactive', 'terminated', 'on_leave'] as const;
const RESULTS = ['pass', 'fail', 'pending'] as const;

/** A move to a status in which the driver is employed; it clears the termination date. */
const employed = (to: (typeof EMPLOYMENT_STATUSES)[number], words: string) => ({
  to,
  clears: ['terminationDate'],
  words,
});

/**
 * The driver qualification file is kept for the employment and three years after it, a failed drug test for five years.
 */
const RETENTION: readonly Retention[] = [
  { years: 3, from: ['terminationDate'], law: '49 CFR 391.51' },
  { years: 5, from: ['drugTestDate'], law: '49 CFR 382.401', where: ['drugTestResult', 'fail'] },
];
const keptOf = (row: Driver) => retentionEnd(RETENTION, { ...row });
const orNull = (shown: object) => ({ anyOf: [shown, { type: 'null' }] });

/** A driver of a client, or of the firm itself, with what the driver qualification file needs. */
@Kind({
  plural: 'drivers',
  numbers: 'driver_ids',
  displayName: ['firstName', 'lastName'],
  lookupKeys: [['firstName', 'lastName'], ['licenseNumber']],
  sorts: { name: "lower(r.last_name || ' ' || r.first_name)" },
  unique: [
    {
      index: 'drivers_license',
      by: ['clientId', 'licenseState', 'licenseNumber'],
      say: ({ licenseState, licenseNumber }) => `License ${licenseNumber} of ${licenseState} is another driver's`,
    },
  ],
  flow: {
    field: 'employmentStatus',
    moves: {
      DriverActivated: employed('active', 'marked the driver active'),
      DriverDeactivated: employed('inactive', 'marked the driver inactive'),
      DriverSentOnLeave: employed('on_leave', 'marked the driver on leave'),
      DriverTerminated: { to: 'terminated', dated: ['terminationDate'], words: 'ended the employment of the driver' },
    },
  },
  retention: RETENTION,
  computed: {
    keptUntil: { shown: orNull({ type: 'string', format: 'date' }), of: (row: Driver) => keptOf(row)?.until ?? null },
    keptBy: {
      shown: { ...orNull({ type: 'string' }), description: 'The law that keeps the file longest' },
      of: (row: Driver) => keptOf(row)?.law ?? null,
    },
  },
  expires: {
    licenseExpiration: { title: 'Commercial driver license', slot: 'license' },
    medicalCertExpiration: { title: 'Medical certificate', slot: 'medical_cert' },
  },
  paperSlots: scans(
    {
      license: 'License',
      medical_cert: 'Medical certificate',
      drug_test: 'Drug test',
      background_check: 'Background check',
      employment_form: 'Employment form',
      other: 'Other',
    },
    ['license', 'medical_cert', 'other'],
  ),
  driver: 'id',
  may: {
    ...ownPermissions('drivers', { area: 'clients', agents: ['canManageClients'] }),
    read: ['drivers.read', 'driver.read'],
    attach: ['drivers.write', 'driver.write'],
  },
})
export class Driver extends StoredRecord<number> {
  @Line('First name', { max: 100, searched: true }) firstName: string;
  @Line('Last name', { max: 100, searched: true, sorted: true }) lastName: string;
  @RefersTo('client', { label: 'client', optional: true, as: 'clientName' }) clientId: string | null;
  @Email('email', { optional: true, searched: true }) email: string | null;
  @Line('Phone', { optional: true, max: 50, searched: true }) phone: string | null;
  @Line('Address', { optional: true, max: 1_000 }) address: string | null;
  @Day('Date of birth', { optional: true, shownTo: 'drivers.write' }) dateOfBirth: string | null;
  @Line('License number', { max: 50, capitals: true }) licenseNumber: string;
  @Choice('License state', US_STATES) licenseState: (typeof US_STATES)[number];
  @Choice('License class', LICENSE_CLASSES) licenseClass: (typeof LICENSE_CLASSES)[number];
  @Day('License expiration', { sorted: true }) licenseExpiration: string;
  @ListOf('Endorsements', text('endorsement', { max: 50 }), { initial: [], most: 20 }) endorsements: readonly string[];
  @Day('Date hired', { optional: true }) dateHired: string | null;
  @Choice('Employment status', EMPLOYMENT_STATUSES, { initial: 'active', sorted: true })
  employmentStatus: (typeof EMPLOYMENT_STATUSES)[number];
  /** The day on which the employment ended; the firm’s current day where none is given. */
  @Day('Termination date', { optional: true }) terminationDate: string | null;
  @Day('Drug test date', { optional: true }) drugTestDate: string | null;
  @Choice('Drug test result', RESULTS, { optional: true }) drugTestResult: (typeof RESULTS)[number] | null;
  @Day('Background check date', { optional: true }) backgroundCheckDate: string | null;
  @Choice('Background check result', RESULTS, { optional: true }) backgroundCheckResult:
    | (typeof RESULTS)[number]
    | null;
  @Day('Medical certificate expiration', { optional: true, sorted: true }) medicalCertExpiration: string | null;
  @Day('Annual review date', { optional: true, description: 'Of the motor vehicle record (49 CFR 391.25)' })
  mvrReviewDate: string | null;
  @Day('Clearinghouse query date', { optional: true }) clearinghouseQueryDate: string | null;
  @Line('Emergency contact name', { optional: true, max: 200 }) emergencyContactName: string | null;
  @Line('Emergency contact phone', { optional: true, max: 50 }) emergencyContactPhone: string | null;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;

  static rules({ dateOfBirth, dateHired, employmentStatus, terminationDate }: Driver, before: Driver | null): void {
    if (dateOfBirth && dateHired && dateHired < dateOfBirth)
      throw mistake('dateHired', 'Date hired cannot be before the date of birth');
    const isGiven = terminationDate !== null && terminationDate !== before?.terminationDate;
    if (isGiven && employmentStatus !== 'terminated')
      throw mistake('terminationDate', 'Only a terminated driver has a termination date');
  }
}
