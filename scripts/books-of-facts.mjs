#!/usr/bin/env node
/**
 * Works out the books from the money facts alone, as an auditor would with a program of one's own: no line of the
 * product's code, and not its journal entries either.
 *
 *   psql "$DATABASE_URL" -Atc "SELECT jsonb_build_object('position', position, 'type', type, 'data', data) FROM facts
 *     ORDER BY position" | node scripts/books-of-facts.mjs 2026-11-26
 *
 * It reads one fact a line, and prints trial balance, income, balance sheet, money and what brokers owe of every book,
 * on both bases, in cents.
 */
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const CASH = ['1000', '1020', '1050'];
const SPENT_ON = { fuel: '5000', meal: '5500', entertainment: '5550', repair: '5100', toll: '5050', other: '5900' };
const PAID_WITH = { bank: '1000', on_account: '2000', fuel_card: '2050', driver: '2100' };
const isFreight = (kind) => kind === 'freight' || kind === 'fuel_surcharge';
const turned = (lines) => lines.map(([account, cents]) => [account, -cents]);
const revenue = (shares) => shares.map(({ kind, amount }) => [isFreight(kind) ? '4000' : '4050', -amount]);

/** Lines on accrual basis and on cash basis of every fact that moves money, each [account, debits less credits]. */
const RULES = {
  InvoiceIssued: (it) => [[it.bookedOn ?? it.issueDate, it.clientId, [['1100', it.amount], ...revenue(it.lines)], []]],
  InvoiceCorrected: ({ before, after, correctedOn, bookedOn }) => [
    [correctedOn, before.clientId, turned([['1100', before.amount], ...revenue(before.lines)]), []],
    [
      bookedOn ?? after.bookedOn ?? after.issueDate,
      after.clientId,
      [['1100', after.amount], ...revenue(after.lines)],
      [],
    ],
  ],
  InvoiceVoided: (it) =>
    it.wasIssued ? [[it.voidedOn, it.clientId, turned([['1100', it.amount], ...revenue(it.lines)]), []]] : [],
  InvoicePaymentReceived: (it) => [[it.bookedOn ?? it.paymentDate, it.clientId, ...received(it)]],
  InvoicePaymentReversed: (it) => [[it.reversedOn, it.clientId, ...received(it).map(turned)]],
  InvoiceCredited: (it) => [[it.bookedOn ?? it.creditedOn, it.clientId, credited(it), []]],
  InvoiceCreditReversed: (it) => [[it.reversedOn, it.clientId, turned(credited(it)), []]],
  InvoiceWrittenOff: (it) => [[it.bookedOn ?? it.writtenOffOn, it.clientId, lost(it.amount), []]],
  InvoiceWriteOffReversed: (it) => [[it.reversedOn, it.clientId, lost(-it.amount), []]],
  DepositTaken: (it) => [[it.bookedOn ?? it.receivedOn, it.clientId, deposited(it.amount)]],
  DepositRefunded: (it) => [[it.refundedOn, it.clientId, deposited(-it.amount)]],
  InvoiceFactored: (it) => [[it.bookedOn ?? it.factoredOn, it.clientId, ...factored(it)]],
  FactorCollected: (it) => [[it.bookedOn ?? it.paymentDate, it.clientId, ...collected(it)]],
  FactorReserveReleased: (it) => [[it.bookedOn ?? it.releasedOn, it.clientId, ...released(it)]],
  FactoredInvoiceChargedBack: (it) => [[it.bookedOn ?? it.on, it.clientId, ...givenBack(it)]],
  BankLineBooked: (it) => [[it.booking.bookedOn ?? it.date, it.clientId, ofBank(it, it.booking)]],
  BankLineUnmatched: (it) => (it.booking ? [[it.on, it.clientId, turned(ofBank(it, it.booking))]] : []),
  ClientChargeRaised: (it) => [[it.bookedOn ?? it.chargedOn, null, charged(it.amount), []]],
  ClientChargeCancelled: (it) => [[it.cancelledOn, null, charged(-(it.left ?? it.amount)), []]],
  ClientMoneyReceived: (it) => [[it.bookedOn ?? it.on, null, moved(it, it.account, '2350')]],
  ClientMoneyMoved: (it) => [[it.bookedOn ?? it.on, null, moved(it, '1020', '1000')]],
  ClientMoneyPaidOut: (it) => [[it.bookedOn ?? it.on, null, moved(it, '2350', it.account)]],
  ClientMoneyRefunded: (it) => [[it.bookedOn ?? it.on, null, moved(it, '2350', it.account)]],
  CardPayoutReceived: (it) => [[it.bookedOn ?? it.on, null, moved(it, '1000', '1050')]],
  ChecksDeposited: (it) => [[it.bookedOn ?? it.on, null, moved(it, '1000', '1050')]],
  PayoutReversed: (it) => [[it.reversedOn, null, moved(it, '1050', '1000')]],
  ExpenseAdded: (it) => [[it.bookedOn ?? it.expenseDate, it.clientId, ...spent(it)]],
  ExpenseChanged: ({ accounted }) => changed(accounted),
  ExpenseRemoved: ({ accounted }) => changed(accounted),
  ExpenseRestored: ({ accounted }) => changed(accounted),
  ExpensePaid: ({ accounted: { after }, paidOn, paymentBookedOn }) => [
    [paymentBookedOn ?? paidOn, after.clientId, ...paidOff(after)],
  ],
  ExpensePaymentReversed: ({ accounted: { before }, paymentReversedOn }) => [
    [paymentReversedOn, before.clientId, ...paidOff(before).map(turned)],
  ],
  FuelCardPaid: (it) => [[it.bookedOn ?? it.paidOn, it.clientId, cardPaid(it.amount)]],
  FuelCardPaymentReversed: (it) => [[it.reversedOn, it.clientId, cardPaid(-it.amount)]],
  IftaReturnFiled: (it) => [[it.bookedOn ?? it.filedOn, it.clientId, fuelTax(it.totals.due ?? 0), []]],
  IftaReturnAmended: (it) => [[it.bookedOn ?? it.filedOn, it.clientId, fuelTax(it.difference), []]],
  IftaReturnPaid: (it) => [[it.bookedOn ?? it.paidOn, it.clientId, ...fuelTaxPaid(it)]],
  IftaReturnPaymentReversed: (it) => [[it.reversedOn, it.clientId, ...fuelTaxPaid(it).map(turned)]],
  PortalPaymentCompleted: (it) => [[it.paidOn, null, ...fee(it, it.processingFee ?? 0)]],
  PortalPaymentFeeNoted: (it) => [[it.notedOn, null, kept(it.processingFee ?? 0)]],
  PortalPaymentRefunded: (it) => [[it.refundedOn, null, ...fee(it, 0).map(turned)]],
  BankPaymentCompleted: (it) => [[it.paidOn, null, ...fee(it, 0)]],
  BankPaymentRefunded: (it) => [[it.refundedOn, null, ...fee(it, 0).map(turned)]],
};
const credited = ({ amount, allocated }) => [...turned(revenue(allocated)), ['1100', -amount]];
const lost = (cents) => [
  ['6100', cents],
  ['1100', -cents],
];
const deposited = (cents) => [
  ['1000', cents],
  ['2300', -cents],
];
const received = ({ amount, netAmount, factorFee, allocated, deposit }) => {
  const money = [
    [deposit ? '2300' : '1000', netAmount],
    ['6000', factorFee ?? 0],
  ];
  return [
    [...money, ['1100', -amount]],
    [...money, ...revenue(allocated ?? [{ kind: 'freight', amount }])],
  ];
};
const spent = ({ category, amount, paidFrom, paidOn, chargedTo }) => {
  const lines = [
    [chargedTo === 'driver' ? '1300' : SPENT_ON[category], amount],
    [PAID_WITH[paidFrom], -amount],
  ];
  return [lines, (paidFrom === 'on_account' && !paidOn) || paidFrom === 'driver' ? [] : lines];
};
const paidOff = ({ category, amount }) => {
  const bank = ['1000', -amount];
  return [
    [['2000', amount], bank],
    [[SPENT_ON[category], amount], bank],
  ];
};
const cardPaid = (cents) => [
  ['2050', cents],
  ['1000', -cents],
];
const changed = (accounted) => {
  if (!accounted) return [];
  const { before, after, on, bookedOn } = accounted;
  return [
    ...(before ? [[on, before.clientId, ...spent(before).map(turned)]] : []),
    ...(after
      ? [[before ? (bookedOn ?? after.bookedOn ?? after.expenseDate) : on, after.clientId, ...spent(after)]]
      : []),
  ];
};
const kept = (cents) => [
  ['6050', cents],
  ['1050', -cents],
];
/** What is for a government is held, what pays a charge was income when it was charged; all else is income now. */
const fee = ({ amount, parts = [{ kind: 'service', amount }] }, processing) => {
  const lines = (ofCharge) => [
    ['1050', amount],
    ...parts.map((part) => [
      part.kind === 'government' ? '2350' : part.chargeId === undefined ? '4100' : ofCharge,
      -part.amount,
    ]),
    ...kept(processing),
  ];
  return [lines('1110'), lines('4100')];
};
const charged = (cents) => [
  ['1110', cents],
  ['4100', -cents],
];
const moved = ({ amount }, to, from) => [
  [to, amount],
  [from, -amount],
];
/** Fuel tax that is owed, or comes back where it is below zero; on cash basis it is spent when it is paid. */
const fuelTax = (cents) => [
  ['5450', cents],
  ['2200', -cents],
];
const fuelTaxPaid = (it) => [moved(it, '2200', '1000'), moved(it, '5450', '1000')];
const ofBank = ({ ledgerAccount, amount }, { accountNumber }) => [
  [ledgerAccount, amount],
  [accountNumber, -amount],
];
/** Sold: what is kept back is owed by the factor, and the carrier owes nothing more. Lent: a loan, on both bases. */
const factored = ({ recourse, amount, advance, fee: taken, reserve, allocated }) => {
  const money = [
    ['1000', advance],
    ['6000', taken],
  ];
  if (recourse) return [[...money, ['2250', -advance - taken]]];
  return [
    [...money, ['1150', reserve], ['1100', -amount]],
    [...money, ...revenue(allocated)],
  ];
};
const collected = ({ amount, owed, factorFee, allocated }) => {
  const money = [
    ['2250', owed],
    ['6000', factorFee ?? 0],
    ['1000', amount - owed - (factorFee ?? 0)],
  ];
  return [
    [...money, ['1100', -amount]],
    [...money, ...revenue(allocated)],
  ];
};
const released = ({ release, fee: taken, interest, reserve, allocated, returned }) => {
  const money = [
    ['1000', release],
    ['6000', taken],
    ['6150', interest],
  ];
  return [
    [...money, ...turned(revenue(returned)), ['1150', -reserve]],
    [...money, ...revenue(allocated)],
  ];
};
const givenBack = (it) => {
  if (!it.recourse) return factored(it).map(turned);
  const owed = it.advance + it.fee;
  return [
    [
      ['2250', owed],
      ['1000', -owed],
    ],
  ];
};
/** An entry that a bookkeeper wrote books itself. */
const byHand = ({ source, entryDate, clientId, lines }) =>
  source === null || source.kind === 'entrytemplate'
    ? [[entryDate, clientId, lines.map((line) => [line.accountNumber, line.debit - line.credit])]]
    : [];

/** The books of all facts that are told, up to a day, by book ('' is the firm's own). */
export const booksOf = (facts, to) => {
  const books = new Map();
  const owed = new Map();
  const sumInto = (sums, account, cents) => {
    const after = (sums.get(account) ?? 0) + cents;
    if (after === 0) sums.delete(account);
    else sums.set(account, after);
  };
  for (const { type, data } of facts) {
    const entries = type === 'JournalEntryPosted' ? byHand(data) : (RULES[type]?.(data) ?? []);
    for (const [date, clientId, accrual, cash = accrual] of entries) {
      if (date > to) continue;
      const book = books.get(clientId ?? '') ?? { accrual: new Map(), cash: new Map(), income: new Map() };
      books.set(clientId ?? '', book);
      for (const [account, cents] of accrual) sumInto(book.accrual, account, cents);
      for (const [account, cents] of cash) sumInto(book.cash, account, cents);
      for (const [basis, lines] of Object.entries({ accrual, cash }))
        for (const [account, cents] of lines)
          if (account >= '4000') sumInto(book.income, `${basis} ${date.slice(0, 4)}`, -cents);
    }
    followOwed(owed, type, data);
  }
  return { books, owed };
};

/** What brokers owe: the balance of each invoice that is issued and not cancelled, with its broker. */
const followOwed = (owed, type, data) => {
  if (type === 'InvoiceIssued') owed.set(data.id, { ...data, paid: 0 });
  const invoice = owed.get(data.id);
  if (!invoice) return;
  if (type === 'InvoiceCorrected') owed.set(data.id, { ...data.after, paid: invoice.paid });
  if (type === 'InvoiceNotesChanged') Object.assign(invoice, data.changes);
  if (type === 'InvoicePaymentReceived') invoice.paid += data.amount;
  if (type === 'InvoicePaymentReversed') invoice.paid -= data.amount;
  // neither is paid, but both are owed no more
  if (type === 'InvoiceCredited' || type === 'InvoiceWrittenOff') invoice.paid += data.amount;
  if (type === 'InvoiceCreditReversed' || type === 'InvoiceWriteOffReversed') invoice.paid -= data.amount;
  // the carrier owes what was sold to the factor; without recourse it is the factor's to collect
  if (type === 'InvoiceFactored' && !data.recourse) invoice.paid += data.amount;
  if (type === 'FactoredInvoiceChargedBack' && !data.recourse) invoice.paid -= data.amount;
  if (type === 'FactorCollected') invoice.paid += data.amount;
  if (type === 'InvoiceVoided') owed.delete(data.id);
};

/** By how many days an invoice is past due on a day, as the columns of an ageing have it. */
const columnOf = ({ dueDate }, to) => {
  const days = dueDate ? Math.round((Date.parse(to) - Date.parse(dueDate)) / 86_400_000) : 0;
  if (days <= 0) return 'current';
  return days <= 30 ? 'days1to30' : days <= 60 ? 'days31to60' : days <= 90 ? 'days61to90' : 'over90';
};
export const ageingOf = (owed, to) => {
  const columns = { current: 0, days1to30: 0, days31to60: 0, days61to90: 0, over90: 0 };
  for (const invoice of owed.values()) columns[columnOf(invoice, to)] += invoice.amount - invoice.paid;
  return columns;
};

/** Assets, liabilities and equity of a book, and whether they balance. */
export const statementsOf = (sums, income, basis, year) => {
  const part = (first, before) =>
    [...sums].filter(([account]) => account >= first && account < before).reduce((sum, [, cents]) => sum + cents, 0);
  const earlier = [...income]
    .filter(([key]) => key.startsWith(basis) && key < `${basis} ${year}`)
    .reduce((sum, [, cents]) => sum + cents, 0);
  return {
    assets: part('1000', '2000'),
    liabilities: -part('2000', '3000'),
    equity: -part('3000', '4000'),
    retainedEarnings: earlier,
    netIncome: -part('4000', '9999') - earlier,
    money: CASH.reduce((sum, account) => sum + (sums.get(account) ?? 0), 0),
  };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const to = process.argv[2] ?? '9999-12-31';
  const facts = [];
  for await (const line of createInterface({ input: process.stdin })) if (line) facts.push(JSON.parse(line));
  const { books, owed } = booksOf(facts, to);
  for (const [book, sums] of books)
    for (const basis of ['accrual', 'cash']) {
      const statements = statementsOf(sums[basis], sums.income, basis, to.slice(0, 4));
      const { assets, liabilities, equity, retainedEarnings, netIncome } = statements;
      const balances = assets === liabilities + equity + retainedEarnings + netIncome;
      console.log(JSON.stringify({ book, basis, ...statements, balances, accounts: Object.fromEntries(sums[basis]) }));
    }
  console.log(JSON.stringify({ ageing: ageingOf(owed, to) }));
}
