import { Choice, Email, Line, Money, RefersTo, Uuid } from '../../../platform/fields/decorators';
import { STATE, ZIP_CODE } from '../../../platform/fields/places';
import { setChoiceLabels } from '../../../platform/fields/words';
import type { Cents } from '../../../platform/money/money';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';

export const PAYMENT_TERMS = ['net_15', 'net_30', 'net_45', 'net_60', 'due_on_receipt', 'cash_on_delivery'] as const;
export const CLIENT_STATUSES = ['active', 'inactive', 'suspended'] as const;

setChoiceLabels({ due_on_receipt: 'Due on Receipt', cash_on_delivery: 'Cash on Delivery' });

const DOT = /^(?:(?:US\s*)?DOT)?[\s#:.-]*(\d{1,8})$/i;
const MC = /^MC[\s#:.-]*(\d{1,8})$/i;
/**
 * Reads the field "Tax ID/DOT". Up to eight digits in a row, also after "DOT", are a USDOT number; after "MC" they are
 * a docket number. Everything else is kept as a tax id (EIN or SSN, 26 CFR 301.6109-1), which is stored encrypted, even
 * when a digit is missing.
 * 'DOT 1234567' gives `{ dotNumber: '1234567' }`, '12-3456789' gives `{ taxId: '12-3456789' }`.
 */
const taxIdOrDot = (text: string): Readonly<Record<string, unknown>> => {
  const [dotNumber, mcNumber] = [DOT, MC].map((form) => form.exec(text.trim())?.[1]);
  if (dotNumber !== undefined) return { dotNumber };
  return mcNumber !== undefined ? { mcNumber } : { taxId: text };
};

/** A trucking business whose books and filings the firm keeps. */
@Kind({
  plural: 'clients',
  displayName: 'companyName',
  lookupKeys: [['companyName'], ['dotNumber'], ['mcNumber']],
  understood: taxIdOrDot,
  client: 'id',
  unique: [
    {
      index: 'clients_registration',
      by: ['registrationId'],
      say: () => 'This registration was already migrated to a client',
    },
  ],
  flow: {
    field: 'status',
    moves: {
      ClientActivated: { to: 'active' },
      ClientDeactivated: { to: 'inactive' },
      ClientSuspended: { to: 'suspended' },
    },
  },
  sheet: {
    columns: {
      'Company Name': 'companyName',
      'Contact Name': 'contactName',
      Email: 'email',
      Phone: 'phone',
      Address: 'address',
      City: 'city',
      State: 'state',
      'Zip Code': 'zipCode',
      'Tax ID/DOT': taxIdOrDot,
      'Billing Address': 'billingAddress',
      'Payment Terms': 'paymentTerms',
      'Credit Limit': 'creditLimit',
      Status: 'status',
      Notes: 'notes',
    },
    required: ['Company Name', 'Contact Name', 'Email', 'Phone'],
    needs: ({ email, phone }) => (email || phone ? null : 'Email or phone is required'),
    duplicates: [
      { same: ['companyName', 'email'] },
      { same: ['taxId'] },
      { same: ['companyName', 'phone'], without: ['email', 'taxId'] },
    ],
  },
  may: { read: 'clients.read', notifies: 'portal.read', write: 'clients.write', remove: 'clients.delete' },
})
export class Client extends StoredRecord {
  @Uuid('user', { optional: true, systemSet: true }) userId: string | null;
  @Line('Company name', { searched: true, sorted: true }) companyName: string;
  @Line('Contact name', { optional: true, searched: true }) contactName: string | null;
  @Email('email', { optional: true, searched: true }) email: string | null;
  @Line('Phone', { optional: true, max: 50 }) phone: string | null;
  @Line('Address', { optional: true, max: 1_000 }) address: string | null;
  @Line('City', { optional: true, max: 100 }) city: string | null;
  @Line('State', { optional: true, max: 20, form: STATE, capitals: true }) state: string | null;
  @Line('Zip code', { optional: true, max: 20, form: ZIP_CODE }) zipCode: string | null;
  @Line('DOT number', { optional: true, max: 20 }) dotNumber: string | null;
  @Line('MC number', { optional: true, max: 20 }) mcNumber: string | null;
  @Line('Tax id', { optional: true, max: 50, secret: true }) taxId: string | null;
  @Line('Tax id', { optional: true, systemSet: true, hidden: true }) taxIdLast4: string | null;
  @Line('Billing address', { optional: true, max: 1_000 }) billingAddress: string | null;
  @Choice('Payment terms', PAYMENT_TERMS, { initial: 'net_30' }) paymentTerms: (typeof PAYMENT_TERMS)[number];
  @Money('Credit limit', { optional: true, summed: { not: 'a limit of each client' } }) creditLimit: Cents | null;
  @Choice('Status', CLIENT_STATUSES, { initial: 'active', sorted: true }) status: (typeof CLIENT_STATUSES)[number];
  @Line('Notes', { optional: true, max: 10_000 }) notes: string | null;
  @Uuid('registration', { optional: true, systemSet: true }) registrationId: string | null;
  /** The agent who looks after the client; only administrators assign agents. */
  @RefersTo('agent', { label: 'agent', optional: true, addedLater: true, may: 'agents.manage' }) agentId: string | null;
}
