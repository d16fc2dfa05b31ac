import type { KnownPortalPayment } from '../../../src/modules/accounting/portal-payments/domain/portal-payment';
import { portalPaymentDecider } from '../../../src/modules/accounting/portal-payments/domain/portal-payment.decider';
import type { PortalPaymentEvent } from '../../../src/modules/accounting/portal-payments/domain/portal-payment.events';
import type { InvoiceState } from '../../../src/modules/accounting/invoices/domain/invoice';
import { invoiceDecider } from '../../../src/modules/accounting/invoices/domain/invoice.decider';
import type { InvoiceEvent } from '../../../src/modules/accounting/invoices/domain/invoice.events';
import type { Payment } from '../../../src/modules/accounting/invoice-money';
import type { DepositTerms } from '../../../src/modules/accounting/deposits/domain/deposit.events';
import type { Logged } from '../log';
import { dayIn, sum } from '../plain';

type Values = Readonly<Record<string, unknown>>;
/** What every record has beside its values. */
interface Envelope {
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}
export interface StoredRecord extends Envelope {
  readonly id: string | number;
  readonly values: Values;
}
export interface InvoiceSeen extends Envelope {
  readonly id: number;
  readonly state: Exclude<InvoiceState, { status: 'none' }>;
  readonly createdBy: string | null;
  readonly sentAt: string | null;
  readonly remindedAt: string | null;
  readonly remindedTo: string | null;
  readonly sentTo: string | null;
  /** The day of the last event that cleared a part of it. */
  readonly settledOn: string | null;
  /** A payment that stands was meant for the whole of it and was short. */
  readonly isShort: boolean;
  /** What the carrier said of what is in dispute. */
  readonly disputeReason: string | null;
}
export interface PaymentSeen extends Payment {
  readonly createdAt: string;
  readonly reversedAt: string | null;
  readonly reversalReason: string | null;
}
export interface DepositSeen extends Envelope {
  readonly id: number;
  readonly terms: DepositTerms;
  readonly open: number;
  readonly refunded: number;
}
export interface PortalPaymentSeen extends Envelope {
  readonly id: string;
  readonly state: KnownPortalPayment;
  readonly paidOn: string | null;
  readonly transactionId: string | null;
  readonly refundedAt: string | null;
  readonly paidOutOn: string | null;
  /** What its first event says, and what the one says that tells what it is for. */
  readonly begun: Readonly<Record<string, unknown>>;
  readonly purpose: Readonly<Record<string, unknown>>;
}
export interface Line {
  readonly entryId: string;
  readonly nr: number;
  readonly date: string;
  readonly accountNumber: string;
  readonly description: string;
  readonly reference: string;
  readonly debit: number;
  readonly credit: number;
  readonly source: { readonly kind: string; readonly id: string } | null;
  readonly clientId: string | null;
  readonly createdAt: string;
  /** The payment whose receipt or reversal it books. */
  readonly paymentId: number | null;
  readonly loadId?: number | null;
  readonly vehicleId?: string | null;
  readonly driverId?: number | null;
  readonly party?: { readonly kind: string; readonly id: string } | null;
  /** Its entry has a line on an account that holds money. */
  readonly moved: boolean;
}
/** What an entry says beside its lines. */
export interface EntrySeen {
  readonly description: string;
  readonly documentId: number | null;
  readonly reverses: string | null;
  readonly cashLines: EntryData['lines'] | null;
}
interface EntryData {
  readonly entryDate: string;
  readonly reference: string;
  readonly source: Line['source'];
  readonly clientId: string | null;
  readonly lines: readonly {
    accountNumber: string;
    description: string;
    debit: number;
    credit: number;
    cash?: boolean;
  }[];
}

/** What an event of a status says beside its data, as its name has it. */
const SAID: Readonly<Record<string, Values>> = {
  AgentActivated: { isActive: true },
  AgentDeactivated: { isActive: false },
  ClientActivated: { status: 'active' },
  ClientDeactivated: { status: 'inactive' },
  ClientSuspended: { status: 'suspended' },
  DriverActivated: { employmentStatus: 'active', terminationDate: null },
  DriverSentOnLeave: { employmentStatus: 'on_leave', terminationDate: null },
  SupportRequestStarted: { status: 'in_progress' },
  SupportRequestResolved: { status: 'resolved' },
  SupportRequestClosed: { status: 'closed' },
  SupportRequestReopened: { status: 'open', resolvedAt: null, resolution: null },
  SupportRequestAskedAgain: { status: 'open', resolvedAt: null, resolution: null },
  SupportRequestAnswered: {},
  ExpensePaid: { paymentReversedOn: null, paymentReversalReason: null },
  ExpensePaymentReversed: { paidOn: null, paidBy: null, paymentReference: null, paymentBookedOn: null },
  DriverTerminated: { employmentStatus: 'terminated' },
  DocumentApproved: { status: 'approved' },
  DocumentProcessed: { status: 'processed' },
  DocumentQueued: { status: 'pending', reason: null },
  DocumentRejected: { status: 'rejected' },
  DocumentReturned: { status: 'received' },
  IftaProcessProcessed: { status: 'processed' },
  IftaProcessReopened: { status: 'received' },
  IftaProcessStarted: { status: 'pending' },
  LoadCancelled: { status: 'cancelled' },
  LoadDelivered: { status: 'delivered' },
  LoadDispatched: { status: 'in_transit' },
  PaperRequestAnswered: { status: 'answered' },
  RegistrationApproved: { status: 'approved', openRequest: null },
  RegistrationContacted: { status: 'contacted' },
  RegistrationMigrated: { status: 'approved', openRequest: null },
  RegistrationRejected: { status: 'rejected', openRequest: null },
  RegistrationReopened: { status: 'pending' },
  UserActivated: { isActive: true },
  UserDeactivated: { isActive: false },
};
const after = (before: Values, { type, data }: Logged): Values => {
  if (/Paper(Added|Changed|Removed|Restored)$/.test(type)) return before;
  if (type.endsWith('Added')) return data;
  if (type.endsWith('Changed')) return { ...before, ...(data['changes'] as Values) };
  if (type.endsWith('Removed') || type.endsWith('Restored')) return before;
  const said = SAID[type];
  if (!said) throw new Error(`The books do not know what ${type} says`);
  return { ...before, ...said, ...data };
};
const isRemoved = (events: readonly Logged[]): boolean =>
  events.findLast(({ type }) => /(?<!Paper)(Removed|Restored)$/.test(type))?.type.endsWith('Removed') ?? false;

const CLEARING_DAYS: Readonly<Record<string, string>> = {
  InvoicePaymentReceived: 'paymentDate',
  InvoiceCredited: 'creditedOn',
  InvoiceWrittenOff: 'writtenOffOn',
  InvoiceFactored: 'factoredOn',
  FactorCollected: 'paymentDate',
};
const clearedBy = (events: readonly Logged[]): Pick<InvoiceSeen, 'settledOn' | 'isShort' | 'disputeReason'> => {
  const last = events.filter(({ type }) => type in CLEARING_DAYS).at(-1);
  const short = events.filter(({ type, data }) => type.startsWith('InvoicePayment') && 'short' in data).at(-1);
  return {
    settledOn: last ? String(last.data[CLEARING_DAYS[last.type] ?? '']) : null,
    isShort: short?.type === 'InvoicePaymentReceived',
    disputeReason: (events.findLast(({ type }) => type === 'InvoiceDisputed')?.data['reason'] as string) ?? null,
  };
};

/** Everything that follows from the log up to an event, worked out again from the deciders' states by plain code. */
export class Books {
  private readonly streams = new Map<string, Map<string, Logged[]>>();
  private readonly made = new Map<string, unknown>();

  constructor(
    readonly events: readonly Logged[],
    readonly now: string,
  ) {
    for (const event of events) {
      const kind = this.streams.get(event.kind) ?? new Map<string, Logged[]>();
      this.streams.set(event.kind, kind);
      kind.set(event.id, [...(kind.get(event.id) ?? []), event]);
    }
  }

  /** The same at an instant of the past, at the end of a day, or after a position of the log. */
  asOf(when: { readonly instant: string } | { readonly day: string } | { readonly position: number }): Books {
    if ('instant' in when)
      return new Books(
        this.events.filter(({ at }) => at <= when.instant),
        when.instant,
      );
    if ('day' in when)
      return new Books(
        this.events.filter(({ at }) => dayIn(this.timeZone, at) <= when.day),
        when.day,
      );
    const events = this.events.filter(({ position }) => position <= when.position);
    return new Books(events, events.at(-1)?.at ?? '');
  }

  get position(): number {
    return this.events.at(-1)?.position ?? 0;
  }
  get timeZone(): string {
    const settings = this.once('settings', () => this.keptOf('settings'))[0];
    return (settings?.values['timeZone'] as string | undefined) ?? 'America/New_York';
  }
  get today(): string {
    return this.now.length === 10 ? this.now : dayIn(this.timeZone, this.now);
  }
  get month(): string {
    return `${this.today.slice(0, 8)}01`;
  }

  /** Records of a kind that are added, changed and removed; newest first. */
  records(kind: string): readonly StoredRecord[] {
    return this.once(`records ${kind}`, () => this.keptOf(kind).reverse());
  }
  /** The same with those that were removed. */
  ever(kind: string): readonly StoredRecord[] {
    return this.once(`ever ${kind}`, () => this.keptOf(kind, true));
  }
  record(kind: string, id: unknown): StoredRecord | undefined {
    return this.once(`by id ${kind}`, () => new Map(this.records(kind).map((each) => [String(each.id), each]))).get(
      String(id),
    );
  }
  /** How a record that others point at is called. */
  displayNameOf(kind: string, id: unknown, field: string): string | null {
    const events = this.history(kind, id);
    return (events.reduce<Values>(after, {})[field] as string | undefined) ?? null;
  }
  history(kind: string, id: unknown): readonly Logged[] {
    return this.streams.get(kind)?.get(String(id)) ?? [];
  }

  get invoices(): readonly InvoiceSeen[] {
    return this.once('invoices', () =>
      this.each('invoice', (events, id) => {
        const state = (events as unknown as InvoiceEvent[]).reduce(
          invoiceDecider.evolve,
          invoiceDecider.initialState,
        ) as InvoiceSeen['state'];
        const reminded = events.filter(({ type }) => type === 'InvoiceReminded').at(-1);
        const sent = events.filter(({ type }) => type === 'InvoiceSent').at(-1);
        return {
          id: Number(id),
          state,
          createdBy: events[0]?.actorId ?? null,
          sentAt: sent?.at ?? null,
          sentTo: (sent?.data['to'] as string | undefined) ?? null,
          remindedAt: reminded?.at ?? null,
          remindedTo: (reminded?.data['to'] as string | undefined) ?? null,
          ...clearedBy(events),
          ...envelope(events),
        };
      }).sort((a, b) => b.id - a.id),
    );
  }

  /** Payments of invoices, also those that were reversed; newest first. */
  get payments(): readonly PaymentSeen[] {
    return this.once('payments', () => {
      const reversals = new Map(
        this.events
          .filter(({ type }) => type === 'InvoicePaymentReversed')
          .map((event) => [event.data['paymentId'], event]),
      );
      return this.events
        .filter(({ type }) => type === 'InvoicePaymentReceived' || type === 'FactorCollected')
        .map(({ data, at }) => {
          const payment = data as unknown as Payment;
          const reversal = reversals.get(payment.paymentId);
          return {
            ...payment,
            createdAt: at,
            reversedAt: reversal?.at ?? null,
            reversalReason: (reversal?.data['reason'] as string | undefined) ?? null,
          };
        })
        .sort((a, b) => b.paymentId - a.paymentId);
    });
  }

  /** What carriers paid beyond their invoices; newest first. */
  get deposits(): readonly DepositSeen[] {
    return this.once('deposits', () =>
      this.each('deposit', (events, id) => {
        const cents = (...types: string[]): number =>
          sum(
            events.filter(({ type }) => types.includes(type)),
            ({ data }) => Number(data['amount']),
          );
        const refunded = cents('DepositRefunded');
        return {
          id: Number(id),
          terms: events[0]?.data as unknown as DepositTerms,
          open: cents('DepositTaken', 'DepositRestored') - cents('DepositApplied') - refunded,
          refunded,
          ...envelope(events),
        };
      }).sort((a, b) => b.id - a.id),
    );
  }

  get portalPayments(): readonly PortalPaymentSeen[] {
    return this.once('portalPayments', () =>
      this.each('fee', (events, id) => {
        const state = (events as unknown as PortalPaymentEvent[]).reduce(
          portalPaymentDecider.evolve,
          portalPaymentDecider.initialState,
        ) as KnownPortalPayment;
        const completed = events.find(({ type }) => /^(PortalPayment|BankPayment)Completed$/.test(type))?.data;
        const refunded = events.filter(({ type }) => /^(PortalPayment|BankPayment)Refunded$/.test(type)).at(-1);
        const purpose = events.find(({ type }) => type === 'PortalPaymentLinked' || type === 'BankPaymentTaken')?.data;
        return {
          id,
          state,
          paidOn: (completed?.['paidOn'] as string | undefined) ?? null,
          transactionId: (completed?.['transactionId'] as string | undefined) ?? null,
          refundedAt: refunded?.at ?? null,
          paidOutOn: arrivalOf(events),
          begun: events[0]?.data ?? {},
          purpose: purpose ?? {},
          ...envelope(events),
        };
      }).sort((a, b) => (a.id < b.id ? 1 : -1)),
    );
  }

  /** Entries by id, as far as their lines do not say it. */
  get entries(): ReadonlyMap<string, EntrySeen> {
    return this.once('entries', () => {
      const each = this.each('entry', (events, id): [string, EntrySeen] => {
        const { description, documentId, reverses, cashLines } = (events[0]?.data ??
          {}) as unknown as Partial<EntrySeen>;
        return [
          String(id),
          {
            description: description ?? '',
            documentId: documentId ?? null,
            reverses: reverses ?? null,
            cashLines: cashLines ?? null,
          },
        ];
      });
      return new Map(each);
    });
  }

  /** The general ledger, latest date first. */
  get lines(): readonly Line[] {
    return this.once('lines', () =>
      this.each('entry', (events, entryId) => {
        const entry = events[0]?.data as unknown as EntryData;
        const { entryDate: date, reference, source, clientId, lines } = entry;
        const paymentId = (this.booked.get(entryId)?.data['paymentId'] as number | undefined) ?? null;
        const moved = lines.some(({ accountNumber, cash }) => cash || ['1000', '1020', '1050'].includes(accountNumber));
        return lines.map((line, nr): Line => ({
          entryId,
          nr,
          date,
          reference,
          source,
          clientId,
          ...line,
          createdAt: events[0]?.at ?? '',
          paymentId,
          moved,
        }));
      })
        .flat()
        .sort((a, b) =>
          a.date !== b.date
            ? a.date < b.date
              ? 1
              : -1
            : a.entryId !== b.entryId
              ? a.entryId < b.entryId
                ? 1
                : -1
              : a.nr - b.nr,
        ),
    );
  }

  /**
   * What each entry books, by its place in the log: entries stand after the events of their commit, in the order of
   * those.
   */
  private get booked(): ReadonlyMap<string, Logged> {
    return this.once('booked', () => {
      const waiting: Logged[] = [];
      const found = new Map<string, Logged>();
      for (const event of this.events) {
        for (let entry = entriesOf(event); entry > 0; entry -= 1) waiting.push(event);
        const cause = event.kind === 'entry' ? waiting.shift() : undefined;
        if (cause) found.set(event.id, cause);
      }
      return found;
    });
  }

  private keptOf(kind: string, alsoRemoved = false): StoredRecord[] {
    const stored = this.each(kind, (events, id) => {
      if (isRemoved(events) && !alsoRemoved) return null;
      const numeric = typeof events[0]?.data['id'] === 'number';
      const values = events.reduce<Values>(after, {});
      return { id: numeric ? Number(id) : id, values, ...envelope(events) };
    }).filter((each) => each !== null);
    return stored.sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  private each<Made>(kind: string, make: (events: readonly Logged[], id: string) => Made): Made[] {
    return [...(this.streams.get(kind) ?? new Map<string, Logged[]>())].map(([id, events]) => make(events, id));
  }

  private once<Made>(name: string, make: () => Made): Made {
    if (!this.made.has(name)) this.made.set(name, make());
    return this.made.get(name) as Made;
  }
}

/** How many entries an event books (docs/auditors.md). */
const entriesOf = ({ type, data }: Logged): number => {
  if (type === 'InvoiceCorrected') return 2;
  if (type === 'InvoiceVoided') return data['wasIssued'] ? 1 : 0;
  if (type === 'PortalPaymentFeeNoted') return data['processingFee'] === 0 ? 0 : 1;
  if (type === 'BankLineUnmatched') return data['booking'] === null ? 0 : 1;
  if (type === 'ExpenseChanged') return 'accounted' in data ? 2 : 0;
  if (type in SETTLED) return movesMoney(data['lines'], SETTLED[type] === 'approved') ? 1 : 0;
  return BOOKS_ONE.includes(type) ? 1 : 0;
};
const SETTLED: Readonly<Record<string, 'approved' | 'paid'>> = {
  SettlementApproved: 'approved',
  SettlementReopened: 'approved',
  SettlementPaid: 'paid',
  SettlementPaymentReversed: 'paid',
};
/** What a driver spent is owed before a settlement is approved. */
const movesMoney = (lines: unknown, isApproval: boolean): boolean =>
  (lines as { kind: string; amount: number; source: { kind: string } }[]).some(
    ({ kind, amount, source }) =>
      amount !== 0 && !(isApproval && kind === 'reimbursement' && source.kind === 'expense'),
  );
const BOOKS_ONE = [
  'DriverAdvanceGiven',
  'EscrowReturned',
  'EscrowInterestCredited',
  'InvoiceIssued',
  'InvoicePaymentReceived',
  'InvoicePaymentReversed',
  'InvoiceReassigned',
  'InvoiceFactored',
  'FactorCollected',
  'FactorReserveReleased',
  'FactoredInvoiceChargedBack',
  'PortalPaymentCompleted',
  'PortalPaymentRefunded',
  'BankPaymentCompleted',
  'BankPaymentRefunded',
  'ClientMoneyReceived',
  'ClientMoneyMoved',
  'ClientMoneyPaidOut',
  'ClientMoneyRefunded',
  'ClientChargeRaised',
  'ClientChargeCancelled',
  'CardPayoutReceived',
  'ChecksDeposited',
  'PayoutReversed',
  'BankLineBooked',
  'ExpenseAdded',
  'ExpenseRemoved',
  'ExpenseRestored',
  'ExpensePaid',
  'ExpensePaymentReversed',
  'FuelCardPaid',
  'FuelCardPaymentReversed',
];

/** The day on which a payment arrived at the bank last; null where it did not, or all of it is on its way again. */
const arrivalOf = (events: readonly Logged[]): string | null => {
  let [cents, day]: [number, string | null] = [0, null];
  for (const { type, data } of events) {
    if (type === 'PortalPaymentPaidOut') [cents, day] = [cents + Number(data['amount']), String(data['on'])];
    if (type !== 'PortalPaymentPayoutReversed') continue;
    cents -= Number(data['amount']);
    if (cents === 0) day = null;
  }
  return day;
};

const envelope = (events: readonly Logged[]): Envelope => ({
  version: events.length,
  createdAt: events[0]?.at ?? '',
  updatedAt: events.at(-1)?.at ?? '',
});
