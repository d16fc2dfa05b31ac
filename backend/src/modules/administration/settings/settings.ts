import { SYSTEM_ONLY } from '../../../platform/access/viewer';
import { Decimal, Email, field, Line, Money } from '../../../platform/fields/decorators';
import { Invalid, type Rule } from '../../../platform/fields/rule';
import { text } from '../../../platform/fields/texts';
import { cents, type Cents } from '../../../platform/money/money';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';

const EIN = {
  pattern: /^\s*(?:\d{2}-?\d{7}|\*{5}\w{1,4})\s*$/,
  wrong: 'EIN must have nine digits, such as 12-3456789',
};

const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
const NO_ZONE = 'Time zone must be one such as America/New_York';
const timeZone = (): Rule<string> => {
  const inner = text('time zone', { max: 60 });
  return {
    ...inner,
    read: (given) => {
      const zone = inner.read(given);
      return zone instanceof Invalid || timeZones.has(zone) ? zone : new Invalid(NO_ZONE);
    },
    fault: (zone) => (timeZones.has(zone) ? null : NO_ZONE),
  };
};

/** The firm itself: one record, `settings-firm`, that is never removed (decisions.md §1). */
@Kind({
  title: 'firm settings',
  pluralTitle: 'firm settings',
  plural: 'settings',
  wordIds: 'firm',
  displayName: 'name',
  may: { read: 'settings.read', write: 'settings.write', remove: SYSTEM_ONLY },
})
export class Settings extends StoredRecord {
  @Line('Name', { missing: 'The name of the firm is required' }) name: string;
  @Line('Address', { optional: true, max: 1_000 }) address: string | null;
  @Line('Phone', { max: 50 }) phone: string;
  @Email() email: string;
  /** An IANA time zone, which decides what is today, this month and overdue. */
  @field<string>('time zone', timeZone) timeZone: string;
  @Line('EIN', { optional: true, max: 20, form: EIN, secret: true }) ein: string | null;
  @Line('EIN', { optional: true, systemSet: true, hidden: true, addedLater: true }) einLast4: string | null;
  /** The address that brokers send payments to, as printed on invoices. */
  @Line('Remit to', { optional: true, max: 1_000 }) remitTo: string | null;
  @Money('Default fee', { least: 'more' }) defaultFee: Cents;
  @Decimal('Fuel price', { optional: true, places: 3 }) fuelPrice: string | null;
  @Decimal('Default MPG', { optional: true, places: 2 }) defaultMpg: string | null;
  @Line('Invoice prefix', { max: 20 }) invoicePrefix: string;
}

/** The values of the settings, without the id, version and times of their record. `defaultFee` in whole cents. */
export type FirmValues = Omit<Settings, keyof StoredRecord>;

/** The settings of a new firm until an administrator changes them (decisions.md §1). */
export const NEW_FIRM: FirmValues = {
  name: 'Axlebook',
  address: null,
  phone: '(555) 010-0199',
  email: 'support@axlebook.test',
  timeZone: 'America/New_York',
  ein: null,
  einLast4: null,
  remitTo: null,
  defaultFee: cents(15_000),
  fuelPrice: null,
  defaultMpg: null,
  invoicePrefix: 'INV-',
};
