import { Day, Email, field, Instant, Line, ListOf, Whole } from '../../../platform/fields/decorators';
import { id } from '../../../platform/fields/numbers';
import { StoredRecord } from '../../../platform/records/kind/stored-record';
import { Kind } from '../../../platform/records/kind/kind';
import { agreedTerms, type AgreedTerms } from './projections/agreed-terms';

const LATER = { optional: true, addedLater: true } as const;
const OF_STATEMENT = { systemSet: true, hidden: true, addedLater: true } as const;

/** The company that a load is hauled for and that is invoiced; invoice forms call it "Carrier" (001 §3). */
@Kind({
  plural: 'brokers',
  numbers: 'broker_ids',
  displayName: 'name',
  flow: {
    moves: {
      BrokerStatementSent: {
        when: 'statementSentAt',
        with: ['statementSentAt', 'statementSentTo', 'statementDay', 'statementBook', 'statementInvoices'],
        says: 'sent the statement of account of {record} to {statementSentTo}',
      },
    },
  },
  letterAsked: 'statementSentAt',
  may: { read: 'brokers.read', write: 'brokers.write', remove: 'brokers.delete' },
})
export class Broker extends StoredRecord<number> {
  @Line('Name', { searched: true, sorted: true }) name: string;
  @Email('contactEmail', { optional: true, searched: true }) contactEmail: string | null;
  @Line('Phone', { optional: true, max: 50 }) contactPhone: string | null;
  @Line('Address', { optional: true, max: 1_000 }) address: string | null;
  @Line('Tax id', { optional: true, max: 50, secret: true }) taxId: string | null;
  @Line('Tax id', { optional: true, systemSet: true, hidden: true }) taxIdLast4: string | null;
  /** What holds for its loads whose papers say nothing of their own. */
  @field<AgreedTerms, typeof LATER>('Terms', agreedTerms, LATER) terms: AgreedTerms | null;
  /** Within how many days it pays, as agreed: invoices are due so many days after their issue. */
  @Whole('Payment terms', 0, 365, {
    ...LATER,
    description: 'Days after the date of the invoice; 30 where nothing is agreed',
  })
  paymentDays: number | null;
  /** When a statement of account was mailed last, and where. */
  @Instant('Statement sent', { optional: true, systemSet: true, addedLater: true }) statementSentAt: string | null;
  @Line('Statement sent to', { optional: true, systemSet: true, addedLater: true }) statementSentTo: string | null;
  /** What that statement is about: the day at whose end it stands, whose books, and the invoices that were open. */
  @Day('Day of the statement', { ...OF_STATEMENT, optional: true }) statementDay: string | null;
  @Line('Books of the statement', { ...OF_STATEMENT, optional: true }) statementBook: string | null;
  @ListOf('Invoices of the statement', id('invoice'), { ...OF_STATEMENT, optional: true, most: 10_000 })
  statementInvoices: readonly number[] | null;
}
