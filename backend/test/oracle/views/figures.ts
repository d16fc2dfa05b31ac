import type { Books, InvoiceSeen, StoredRecord, Line } from './books';
import { invoicesSeen, sees, type Scope } from './eyes';
import { dayIn, money, sum, thousands } from '../plain';
import { heavyUseTax } from './kind-views';
import { openOf, paidOf, statusOf } from './money-views';
import type { Row } from './views';

const BILLED = ['pending', 'overdue', 'paid'];
const RAISED_BY_DEBITS = ['assets', 'expenses'];

/**
 * Sums over invoices, decisions.md §6: billed is all but draft and cancelled, outstanding what is open of pending and
 * overdue.
 */
export const invoiceSummary = (books: Books, scope: Scope): Row => {
  const all = invoicesSeen(books, scope).map((invoice) => ({
    status: statusOf(invoice, books.today),
    amount: invoice.state.terms.amount,
    paid: paidOf(invoice),
    open: openOf(invoice),
  }));
  const of = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status));
  const [billed, paid] = [sum(of(...BILLED), ({ amount }) => amount), sum(of(...BILLED), (each) => each.paid)];
  return {
    totalInvoices: all.length,
    totalBilled: money(billed),
    paidAmount: money(paid),
    paidCount: of('paid').length,
    pendingAmount: money(sum(of('pending'), ({ open }) => open)),
    pendingCount: of('pending').length,
    overdueAmount: money(sum(of('overdue'), ({ open }) => open)),
    overdueCount: of('overdue').length,
    outstanding: money(sum(of('pending', 'overdue'), ({ open }) => open)),
    collectionRate: billed === 0 ? 0 : Math.round((100 * paid) / billed),
  };
};

const AGES = [
  ['current', -Infinity, 0],
  ['1-30', 1, 30],
  ['31-60', 31, 60],
  ['61-90', 61, 90],
  ['over-90', 91, Infinity],
] as const;
/** How late an open invoice is on a day; null: it is not open. */
export const ageOn = ({ state }: InvoiceSeen, today: string): string | null => {
  if (state.status !== 'open' || openOf({ state }) === 0) return null;
  const late = state.terms.dueDate ? (Date.parse(today) - Date.parse(state.terms.dueDate)) / 86_400_000 : 0;
  return AGES.find(([, least, most]) => late >= least && late <= most)?.[0] ?? null;
};
export const ageing = (books: Books, scope: Scope, _: unknown, { clientId }: Readonly<Record<string, string>>): Row[] =>
  AGES.map(([age]) => {
    const seen = invoicesSeen(books, scope).filter(
      (invoice) =>
        ageOn(invoice, books.today) === age && (clientId === undefined || invoice.state.terms.clientId === clientId),
    );
    return { age, invoices: seen.length, balance: money(sum(seen, openOf)) };
  });

/** Twelve months, the last one that of the day. */
export const months = (books: Books, scope: Scope, _: unknown, { clientId }: Readonly<Record<string, string>>): Row[] =>
  Array.from({ length: 12 }, (__, at) => {
    const [year = 0, nr = 0] = books.month.split('-').map(Number);
    const month = new Date(Date.UTC(year, nr - 12 + at, 1)).toISOString().slice(0, 7);
    const ofIt = (day: string, client: unknown): boolean =>
      day.startsWith(month) && (clientId === undefined || client === clientId);
    const billed = invoicesSeen(books, scope).filter(
      (invoice) =>
        BILLED.includes(statusOf(invoice, books.today)) &&
        ofIt(invoice.state.terms.issueDate, invoice.state.terms.clientId),
    );
    const received = books.payments.filter(
      (payment) =>
        payment.reversedAt === null && sees(scope, payment.clientId) && ofIt(payment.paymentDate, payment.clientId),
    );
    return {
      month,
      billed: money(sum(billed, ({ state }) => state.terms.amount)),
      received: money(sum(received, ({ amount }) => amount)),
    };
  });

/** Halves go away from nought. */
const averageOf = (values: readonly number[]): number | null => {
  if (values.length === 0) return null;
  const average = values.reduce((all, each) => all + each, 0) / values.length;
  return Math.sign(average) * Math.round(Math.abs(average));
};

/**
 * From issue to the payment that settled it, of what was settled in the year before a day and in each of twelve months.
 */
export const daysToPay = (
  books: Books,
  scope: Scope,
  _: unknown,
  { brokerId, clientId }: Readonly<Record<string, string>>,
): Row => {
  const settled = invoicesSeen(books, scope).flatMap((invoice) => {
    const { state } = invoice;
    const last = invoice.settledOn;
    if (last === null || last > books.today || statusOf(invoice, books.today) !== 'paid') return [];
    if (brokerId !== undefined && String(state.terms.brokerId) !== brokerId) return [];
    if (clientId !== undefined && state.terms.clientId !== clientId) return [];
    return [{ on: last, days: (Date.parse(last) - Date.parse(state.terms.issueDate)) / 86_400_000 }];
  });
  const told = (some: typeof settled) => ({
    days: averageOf(some.map(({ days }) => days)),
    invoices: some.length,
  });
  const [year = 0, nr = 0] = books.month.split('-').map(Number);
  const yearAgo = `${Number(books.today.slice(0, 4)) - 1}${books.today.slice(4)}`;
  return {
    ...told(settled.filter(({ on }) => on > yearAgo)),
    months: Array.from({ length: 12 }, (__, at) => {
      const month = new Date(Date.UTC(year, nr - 12 + at, 1)).toISOString().slice(0, 7);
      return { month, ...told(settled.filter(({ on }) => on.startsWith(month))) };
    }),
  };
};

const spentBy = (books: Books, scope: Scope): readonly StoredRecord[] =>
  books.records('expense').filter(({ values }) => sees(scope, values['clientId']));
const amountOf = (expenses: readonly StoredRecord[]): number => sum(expenses, ({ values }) => Number(values['amount']));

/** What clients paid and the firm kept, and what they are about to pay. */
export const paymentFigures = (books: Books, scope: Scope): Row => {
  const seen = books.portalPayments
    .map(({ state }) => state)
    .filter(({ intentId, method, terms }) => (intentId !== null || method !== 'card') && sees(scope, terms.clientId));
  const of = (...statuses: string[]) => seen.filter(({ status }) => statuses.includes(status));
  return {
    paid: money(of('completed').reduce((sum, { terms, refunded }) => sum + terms.amount - refunded, 0)),
    pending: money(of('pending', 'processing').reduce((sum, { terms }) => sum + terms.amount, 0)),
  };
};

export const expenseSummary = (
  books: Books,
  scope: Scope,
  _: unknown,
  { clientId: asked }: Readonly<Record<string, string>>,
): Row => {
  const seen = spentBy(books, scope).filter(({ values }) => asked === undefined || values['clientId'] === asked);
  const month = books.month.slice(0, 7);
  return {
    total: money(amountOf(seen)),
    fuel: money(amountOf(seen.filter(({ values }) => values['category'] === 'fuel'))),
    owed: money(
      amountOf(
        seen.filter(({ values }) => values['paidFrom'] === 'on_account' && typeof values['paidOn'] !== 'string'),
      ),
    ),
    thisMonth: money(amountOf(seen.filter(({ values }) => String(values['expenseDate']).startsWith(month)))),
  };
};

/** The four figures of the dashboard, decisions.md §6 [118]. */
export const dashboard = (books: Books, scope: Scope): Row => {
  const owed = invoicesSeen(books, scope).filter((invoice) =>
    ['pending', 'overdue'].includes(statusOf(invoice, books.today)),
  );
  const received = books.payments.filter(
    ({ clientId, reversedAt, paymentDate }) =>
      reversedAt === null && paymentDate.startsWith(books.month.slice(0, 8)) && sees(scope, clientId),
  );
  const revenue = thousands(Math.floor((sum(received, ({ amount }) => amount) + 50) / 100));
  const hauled = books.records('load').filter(({ id, values }) => {
    const day = books.history('load', id).find(({ type }) => type === 'LoadDelivered');
    return (
      values['status'] === 'delivered' &&
      day !== undefined &&
      dayIn(books.timeZone, day.at) >= books.month &&
      sees(scope, values['clientId'])
    );
  });
  const fuel = spentBy(books, scope).filter(
    ({ values }) => values['category'] === 'fuel' && String(values['expenseDate']).startsWith(books.month.slice(0, 8)),
  );
  return {
    pendingInvoices: owed.length,
    monthlyRevenue: scope.role === 'agent' && !seesRevenue(scope) ? null : `$${revenue}`,
    fuelExpenses: `$${thousands(Math.floor((amountOf(fuel) + 50) / 100))}`,
    milesDriven: thousands(Math.floor(sum(hauled, ({ values }) => Number(values['distance'] ?? 0)))),
  };
};

const closed = ({ flags }: Scope, area: string): boolean =>
  (flags['restrictedFeatures'] as string[] | undefined)?.includes(area) ?? false;
const seesRevenue = (scope: Scope): boolean => scope.flags['canViewReports'] === true && !closed(scope, 'reports');

export const agentFigures = (books: Books, scope: Scope, userId: string): Row => {
  const of = (invoices: readonly InvoiceSeen[]) => invoices.filter(({ createdBy }) => createdBy === userId);
  const ofMonth = (invoices: readonly InvoiceSeen[]) =>
    of(invoices).filter(({ createdAt }) => dayIn(books.timeZone, createdAt) >= books.month);
  const seen = invoicesSeen(books, scope);
  return {
    totalRevenue: seesRevenue(scope) ? invoiceSummary(books, scope)['paidAmount'] : null,
    invoicesCreated: of(seen).length,
    invoicesThisMonth: ofMonth(seen).length,
    invoicesOfLimit: ofMonth(books.invoices).length,
    clientsManaged:
      scope.agentId === null
        ? 0
        : books.records('client').filter(({ values }) => values['agentId'] === scope.agentId).length,
  };
};

export const loadSummary = (books: Books, scope: Scope): Row => {
  const loads = books.records('load').filter(({ values }) => sees(scope, values['clientId']));
  const of = (...statuses: string[]) => loads.filter(({ values }) => statuses.includes(String(values['status'])));
  const tenths = sum(of('pending', 'in_transit', 'delivered'), ({ values }) =>
    Math.round(Number(values['distance'] ?? 0) * 10),
  );
  return {
    total: loads.length,
    active: of('pending', 'in_transit').length,
    delivered: of('delivered').length,
    miles: String(tenths / 10),
  };
};

const totals = (books: Books, lines: readonly Line[]) =>
  [...books.records('account')]
    .sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1))
    .map(({ id, values, version }) => {
      const own = lines.filter(({ accountNumber }) => accountNumber === id);
      const net = sum(own, ({ debit }) => debit) - sum(own, ({ credit }) => credit);
      return { number: String(id), values, net, posted: own.length > 0, version };
    });
/** Accounts of a new firm that it may delete or give another type: the product posts nothing to them. */
const UNBOUND = ['1500', '3200', '5400'];

export const accounts = (books: Books, scope: Scope): Row[] =>
  totals(
    books,
    books.lines.filter(({ clientId }) => sees(scope, clientId)),
  ).map(({ number, values, net, posted, version }) => {
    const side = RAISED_BY_DEBITS.includes(String(values['type'])) ? 'debit' : 'credit';
    const { id: _, ...result } = values;
    return {
      number,
      ...result,
      balanceType: side,
      balance: money(side === 'debit' ? net : 0 - net),
      system: !UNBOUND.includes(number) && Number(number) < 7_000,
      used: values['used'] === true || posted,
      byHand: values['active'] === true && !['1100', '3100'].includes(number),
      version,
    };
  });

export const trialBalance = (books: Books, scope: Scope, { clientId, to }: Readonly<Record<string, string>>): Row => {
  const lines = books.lines.filter(
    (line) =>
      sees(scope, line.clientId) &&
      (clientId === undefined || line.clientId === clientId) &&
      (to === undefined || line.date <= to),
  );
  const rows = totals(books, lines).filter(({ net }) => net !== 0);
  const side = (net: number): number => Math.max(0, net);
  const whole = sum(rows, ({ net }) => side(net));
  return {
    rows: rows.map(({ number, values, net }) => ({
      number,
      name: values['name'],
      type: values['type'],
      debit: money(side(net)),
      credit: money(side(-net)),
    })),
    totalDebit: money(whole),
    totalCredit: money(sum(rows, ({ net }) => side(-net))),
  };
};

export const entitySummary = (books: Books, scope: Scope): Row => {
  const seen = books.records('businessentity').filter(({ values }) => sees(scope, values['clientId']));
  const count = (field: string, fits: (value: string) => boolean): number =>
    seen.filter(({ values }) => values[field] !== null && fits(values[field] as string)).length;
  return {
    total: seen.length,
    active: count('status', (status) => status === 'active'),
    pending: count('status', (status) => status === 'pending'),
    due: count('annualReportDue', (day) => day < books.today),
    fees: money(sum(seen, ({ values }) => Number(values['filingFee'] ?? 0))),
  };
};

export const heavyUseSummary = (
  books: Books,
  scope: Scope,
  _: unknown,
  { clientId: asked }: Readonly<Record<string, string>>,
): readonly Row[] => {
  const seen = books
    .records('heavyusefiling')
    .filter(({ values: { clientId } }) => sees(scope, clientId) && (asked === undefined || clientId === asked));
  const years = [...new Set(seen.map(({ values }) => Number(values['taxYear'])))].sort((a, b) => b - a);
  return years.map((taxYear) => {
    const of = seen.filter(({ values }) => values['taxYear'] === taxYear);
    const suspended = of.filter(({ values }) => values['suspended'] === true).length;
    const taxed = of.length - suspended;
    return {
      taxYear,
      vehicles: of.length,
      taxed,
      suspended,
      tax: money(sum(of, heavyUseTax)),
      electronic: taxed >= 25,
    };
  });
};
