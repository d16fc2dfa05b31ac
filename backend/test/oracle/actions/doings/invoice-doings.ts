import { MarkInvoicesOverdueAtNight } from '../../../../src/modules/accounting/invoices';
import { clearingsOf } from '../../../../src/modules/accounting/invoice-money';
import type { Books, InvoiceSeen } from '../../views/books';
import {
  idOf,
  linesOf,
  onDay,
  post,
  someone,
  defined,
  addressFor,
  pick,
  answered,
  invoiceFor,
  seenBy,
  chosen,
  type Doings,
} from './hands';
import { statusOf, openOf } from '../../views/money-views';
import { plusDays, dayIn, money } from '../../plain';
import type { Command } from '../steps';

/** How long an invoice that says nothing else may be paid. */
const DAYS_TO_PAY = 30;
const instantOf: Readonly<Record<Command<'travel'>['to'], (books: Books) => string>> = {
  minutes: ({ now }) => new Date(Date.parse(now) + 7 * 60_000).toISOString(),
  hours: ({ now }) => new Date(Date.parse(now) + 5 * 3_600_000).toISOString(),
  tomorrow: ({ now }) => new Date(Date.parse(now) + 24 * 3_600_000).toISOString(),
  midnight: ({ today }) => lastMinuteOf(today),
  'eve of the month': ({ today }) =>
    lastMinuteOf(plusDays(`${plusDays(`${today.slice(0, 8)}28`, 5).slice(0, 8)}01`, -1)),
  'eve of the year': ({ today }) => lastMinuteOf(`${today.slice(0, 4)}-12-31`),
  weeks: ({ now }) => new Date(Date.parse(now) + 17 * 86_400_000).toISOString(),
  'a due date': (books) => lastMinuteOf(nextDue(books)),
  'the day after a due date': (books) => lastMinuteOf(plusDays(nextDue(books), 1)),
};
/** 23:30 in New York, when it is tomorrow in London. */
const lastMinuteOf = (day: string): string => {
  const late = `${plusDays(day, 1)}T03:30:00.000Z`;
  return dayIn('America/New_York', late) === day &&
    dayIn('America/New_York', new Date(Date.parse(late) + 3_600_000).toISOString()) !== day
    ? late
    : `${plusDays(day, 1)}T04:30:00.000Z`;
};
const nextDue = (books: Books): string =>
  books.invoices
    .filter((invoice) => statusOf(invoice, books.today) === 'pending')
    .flatMap(({ state }) => state.terms.dueDate ?? [])
    .sort()[0] ?? books.today;
/** What is done with invoices and their payments, and that time goes by. */
export const invoiceDoings = {
  async travel({ to }, { clock }, books) {
    const there = instantOf[to](books);
    if (there > books.now) clock.travel(there);
    return Promise.resolve(null);
  },
  async createInvoice({ who, broker, client, load, lines, draft, issued, due, twice }, world, books) {
    const body = {
      brokerId: idOf(books, 'broker', broker),
      clientId: idOf(books, 'client', client),
      loadId: idOf(books, 'load', load),
      lines: linesOf(lines),
      status: draft ? 'draft' : 'pending',
      issueDate: onDay(books, issued),
      dueDate: onDay(books, due),
    };
    const answer = await post(world, someone(world, who), '/api/invoices', body, twice);
    const issueDate = body.issueDate ?? books.today;
    const dates = { issueDate, dueDate: body.dueDate ?? plusDays(issueDate, DAYS_TO_PAY) };
    if (answer.status === 201) expect(answer.body).toMatchObject(dates);
    return answer;
  },
  async changeInvoice({ who, which, change }, world, books) {
    const { due, issued, amount, lines, client, broker, load, number, notes } = change as Partial<
      Record<'due' | 'issued' | 'amount' | 'client' | 'broker' | 'load' | 'number', number | null>
    > & { lines?: Command<'createInvoice'>['lines']; notes?: string | null };
    const body = defined({
      dueDate: onDay(books, due),
      issueDate: onDay(books, issued),
      amount: amount ? money(amount) : undefined,
      lines: lines && linesOf(lines),
      clientId: client === undefined ? undefined : idOf(books, 'client', client),
      brokerId: broker === undefined ? undefined : idOf(books, 'broker', broker),
      loadId: load === undefined ? undefined : idOf(books, 'load', load),
      invoiceNumber: number ? `INV-${number}` : undefined,
      notes,
    });
    const eyes = someone(world, who);
    // a new due date is mostly for what is late
    const suits =
      due === undefined ? undefined : (invoice: InvoiceSeen) => statusOf(invoice, books.today) === 'overdue';
    return eyes.visitor.patch(addressFor(books, eyes, which, suits), body);
  },
  async setStatus({ who, which, status }, world, books) {
    const eyes = someone(world, who);
    return eyes.visitor.patch(addressFor(books, eyes, which), { status });
  },
  async sendInvoice({ who, which }, world, books) {
    const eyes = someone(world, who);
    return post(world, eyes, `${addressFor(books, eyes, which)}/send`, {});
  },
  async voidInvoice({ which }, world, books) {
    const invoice = pick(books.invoices, which);
    const answer = await post(world, world.people.admin, `/api/invoices/${invoice?.id ?? 0}/void`, {
      reason: 'Entered twice',
    });
    if (invoice)
      answered('void', answer, invoice.state.status === 'open' && clearingsOf(invoice.state).length > 0 ? 409 : 200);
    return answer;
  },
  async pay({ who, which, percent, fee, on, twice }, world, books) {
    const eyes = someone(world, who);
    const invoice = invoiceFor(books, eyes, which, (one) => one.state.status === 'open' && openOf(one) > 0);
    if (!invoice) return null;
    const open = openOf(invoice);
    const amount = Math.ceil((open * percent) / 100);
    const paymentDate = onDay(books, on) ?? undefined;
    const factored =
      fee === null
        ? { paymentMethod: 'ach' }
        : { paymentMethod: 'factoring', factorFee: money(Math.floor((amount * fee) / 100)), factorId: 'Factor One' };
    const answer = await post(
      world,
      eyes,
      `/api/invoices/${invoice.id}/payments`,
      { amount: money(amount), paymentDate, ...factored },
      twice,
    );
    answered(
      'pay',
      answer,
      amount === 0
        ? 400
        : !seenBy(books, eyes, invoice)
          ? 404
          : invoice.state.status !== 'open' || amount > open
            ? 409
            : 201,
    );
    return answer;
  },
  async payTogether({ who, which, other, percent, twice }, world, books) {
    const eyes = someone(world, who);
    const open = books.invoices.filter(
      (invoice) => seenBy(books, eyes, invoice) && invoice.state.status === 'open' && openOf(invoice) > 0,
    );
    const chosen = [...new Set([pick(open, which), pick(open, other)])].flatMap((invoice) => invoice ?? []);
    if (chosen.length === 0) return null;
    const shares = chosen.map((invoice) => ({ invoice, amount: Math.ceil((openOf(invoice) * percent) / 100) }));
    const isOfSeveral = new Set(chosen.map(({ state }) => state.terms.brokerId)).size > 1;
    const onePayer = which % 2 === 0;
    const total = shares.reduce((sum, { amount }) => sum + amount, 0);
    const answer = await post(
      world,
      eyes,
      '/api/payments',
      {
        checkNumber: `C-${which}`,
        amount: money(total),
        shares: shares.map(({ invoice, amount }) => ({ invoiceId: invoice.id, amount: money(amount) })),
        onePayer,
      },
      twice,
    );
    const tooMuch = shares.some(({ invoice, amount }) => amount > openOf(invoice));
    answered('pay together', answer, isOfSeveral && !onePayer ? 400 : tooMuch ? 409 : 201);
    return answer;
  },
  async remind({ who, which, other, twice }, world, books) {
    const eyes = someone(world, who);
    const ids = [pick(books.invoices, which), pick(books.invoices, other)].flatMap((invoice) => invoice?.id ?? []);
    if (ids.length === 0) return null;
    return post(world, eyes, '/api/invoices/bulk', { ids, action: 'remind' }, twice);
  },
  async reverse({ which }, world, books) {
    const payment = chosen(books.payments, which, ({ reversedAt }) => reversedAt === null);
    const answer = await post(world, world.people.employee, `/api/payments/${payment?.paymentId ?? 0}/reverse`, {
      reason: 'Check bounced',
    });
    if (payment) answered('reverse', answer, payment.reversedAt === null ? 200 : 409);
    return answer;
  },
  async night(_, world, books) {
    const late = books.invoices.filter(
      (invoice) =>
        statusOf(invoice, books.today) === 'overdue' && invoice.state.status === 'open' && !invoice.state.overdue,
    );
    const job = world.system.app.get(MarkInvoicesOverdueAtNight);
    const [first, second] = [await job.mark('night'), await job.mark('night again')];
    const after = await world.books();
    expect({ marked: first.marked, again: second.marked, facts: after.events.length - books.events.length }).toEqual({
      marked: late.length,
      again: 0,
      facts: late.length,
    });
    expect(
      after.invoices.filter(
        (invoice) =>
          statusOf(invoice, after.today) === 'overdue' && invoice.state.status === 'open' && !invoice.state.overdue,
      ),
    ).toEqual([]);
    return null;
  },
} satisfies Partial<Doings>;
