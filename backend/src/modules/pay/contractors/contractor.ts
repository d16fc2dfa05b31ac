import { mistake } from '../../../platform/fields/check';
import { Choice, Day, Email, Flag, Instant, Line, Money, RefersTo } from '../../../platform/fields/decorators';
import { STATE, ZIP_CODE } from '../../../platform/fields/places';
import { setChoiceLabels } from '../../../platform/fields/words';
import { BOX_CHOICES, LABELS_1099, type BoxChoice } from '../../../platform/money/boxes-1099';
import type { Cents } from '../../../platform/money/money';
import { dollars } from '../../../platform/money/money';
import { Kind } from '../../../platform/records/kind/kind';
import { scans } from '../../../platform/records/kind/paper-slots';
import { ClientRecord } from '../../../platform/records/kind/stored-record';
import { CLASSIFICATIONS, type Classification } from './domain/classifications';
import { TAX_ID_TYPES, type TaxIdType } from './domain/tax-id';
import { HIGHEST_THRESHOLD } from './domain/tax-rules';

export const CONTRACTOR_TYPES = ['driver', 'contractor', 'dispatcher', 'mechanic', 'other'] as const;
export type ContractorType = (typeof CONTRACTOR_TYPES)[number];
setChoiceLabels({ ssn: 'SSN', ein: 'EIN', itin: 'ITIN', ...LABELS_1099 });

const TAX_ID = {
  pattern: /^\s*(?:\d{9}|\d{2}-\d{7}|\d{3}-\d{2}-\d{4}|\*{5}\d{4})\s*$/,
  wrong: 'A tax id has nine digits, such as 12-3456789',
};

/**
 * Somebody whom a book pays and who is no employee: forms 1099 tell the IRS of it. The tax id is sealed, and is opened
 * for forms and exports alone; each time it is, the history tells who did, and what for.
 */
@Kind({
  plural: 'contractors',
  displayName: 'name',
  order: 'name',
  unique: [
    {
      index: 'contractors_tax_id',
      by: ['taxIdMark'],
      say: () => 'A contractor of these books has this tax id already',
    },
    {
      index: 'contractors_driver_once',
      by: ['driverId'],
      say: () => 'This driver is linked to another contractor already',
    },
  ],
  flow: {
    field: 'active',
    moves: {
      ContractorActivated: { to: true },
      ContractorDeactivated: { to: false },
      ContractorTaxIdOpened: {
        when: 'taxIdOpenedAt',
        with: ['taxIdOpenedAt', 'taxIdOpenedFor'],
        says: 'opened the tax id of {record} for {taxIdOpenedFor}',
      },
      ContractorW9Asked: {
        when: 'w9AskedAt',
        with: ['w9AskedAt', 'w9AskedTo'],
        says: 'asked {record} for its W-9 at {w9AskedTo}',
      },
    },
  },
  paperSlots: scans({ w9: 'W-9', other: 'Other' }),
  may: {
    read: 'contractors.read',
    write: 'contractors.write',
    remove: 'contractors.write',
    grants: { area: 'accounting', agents: ['canAccessAccounting'] },
  },
})
export class Contractor extends ClientRecord {
  @Line('Full name', { max: 200, searched: true, sorted: true }) name: string;
  @Choice('Type', CONTRACTOR_TYPES, { missing: 'Choose a type', filtered: true }) type: ContractorType;
  @Choice('Tax ID type', TAX_ID_TYPES, { missing: 'Choose the type of the tax ID' }) taxIdType: TaxIdType;
  @Line('Tax ID', { max: 20, form: TAX_ID, secret: true }) taxId: string;
  @Line('Tax ID', { systemSet: true, hidden: true }) taxIdLast4: string;
  /** A keyed hash of book and number, by which one number is found twice without being opened. */
  @Line('Mark of the tax ID', { systemSet: true, hidden: true }) taxIdMark: string;
  /** When the number was opened last, and what for. */
  @Instant('Tax ID opened', { optional: true, systemSet: true, hidden: true }) taxIdOpenedAt: string | null;
  @Line('Opened for', { optional: true, systemSet: true, hidden: true }) taxIdOpenedFor: string | null;
  @Email('email', { optional: true, searched: true }) email: string | null;
  @Line('Phone', { optional: true, max: 50 }) phone: string | null;
  @Line('Address', { optional: true, max: 200 }) address: string | null;
  @Line('City', { optional: true, max: 100 }) city: string | null;
  @Line('State', { optional: true, max: 20, form: STATE, capitals: true }) state: string | null;
  @Line('Zip code', { optional: true, max: 20, form: ZIP_CODE }) zipCode: string | null;
  @Day('Start date', { optional: true }) startDate: string | null;
  @Money('1099 threshold', {
    optional: true,
    summed: { not: 'a limit, not an amount that was paid' },
    description: "From which total of a year a form is made; the law's when left out, and never more than that",
  })
  threshold: Cents | null;
  @Flag('Active', { initial: true, filtered: true }) active: boolean;
  @Flag('Auto-generate 1099', { initial: true, description: 'Forms of all contractors are made for it, too' })
  autoGenerate: boolean;
  @Flag('Email forms', { initial: false }) emailForms: boolean;
  /** As line 3 of the W-9 says it. */
  @Choice('Classification', CLASSIFICATIONS, { optional: true }) classification: Classification | null;
  /** Attorneys get forms also where they are corporations. */
  @Flag('Attorney', { initial: false }) attorney: boolean;
  @Choice('1099 box', BOX_CHOICES, {
    optional: true,
    description: 'What payments count in where they do not say it; when left out, the box of their account',
  })
  box: BoxChoice | null;
  @Flag('Freight', {
    initial: false,
    description: 'Paid for hauling freight, which needs no form (26 CFR 1.6041-3(c))',
  })
  freight: boolean;
  @Line('Why freight needs no form', { optional: true, max: 300 }) freightReason: string | null;
  @Flag('Backup withholding', { initial: false }) backupWithholding: boolean;
  /** The day on which the signed W-9 came. */
  @Day('W-9 received', { optional: true }) w9ReceivedOn: string | null;
  /** When it was last asked for by mail, and where. */
  @Instant('W-9 asked for', { optional: true, systemSet: true, addedLater: true }) w9AskedAt: string | null;
  @Line('W-9 asked of', { optional: true, systemSet: true, addedLater: true }) w9AskedTo: string | null;
  /** Who agreed to get forms by e-mail, and when: without it none is sent. */
  @Line('Consent to electronic copies by', { optional: true, max: 200 }) consentBy: string | null;
  @Day('Consent given', { optional: true }) consentOn: string | null;
  @RefersTo('driver', { label: 'driver', numbered: true, optional: true, as: 'driverName' }) driverId: number | null;
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;

  static rules(after: Contractor, before: Contractor | null): void {
    const { threshold, freight, freightReason, consentBy, consentOn } = after;
    if (threshold !== null && threshold > HIGHEST_THRESHOLD)
      throw mistake('threshold', `The law asks for a form from ${dollars(HIGHEST_THRESHOLD)} on; it can only be lower`);
    if (freight && freightReason === null) throw mistake('freightReason', 'Say why this is freight');
    if (consentOn !== null && consentBy === null) throw mistake('consentBy', 'Say who agreed');
    if (consentBy !== null && consentOn === null) throw mistake('consentOn', 'Say when it was agreed');
    if (!before) return;
    if (after.clientId !== before.clientId)
      throw mistake('clientId', 'A contractor stays in the books that it was added to');
    if (after.taxIdType !== before.taxIdType && after.taxId === before.taxId)
      throw mistake('taxId', 'Enter the number again where its type changes');
  }
}
