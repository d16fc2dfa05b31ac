import type { DepositSeen, InvoiceSeen } from '../../views/books';
import { scopeOf, sees } from '../../views/eyes';
import { openOf } from '../../views/money-views';
import { money } from '../../plain';
import { answered, chosen, invoiceFor, pick, post, seenBy, someone, type Doings } from './hands';

const isOpen = (invoice: InvoiceSeen): boolean => invoice.state.status === 'open' && openOf(invoice) > 0;
const part = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100);
/** What a command on an invoice answers where all else is right. */
const onInvoice = (isSeen: boolean, { state }: InvoiceSeen, fits: boolean, done: number): number =>
  !isSeen ? 404 : state.status !== 'open' || !fits ? 409 : done;

/** A factor has it, or had it to the end. */
const isWithFactor = (factoring: { status: string; recourse: boolean } | null): boolean =>
  factoring !== null &&
  factoring.status !== 'charged_back' &&
  !(factoring.recourse && factoring.status === 'collected');

/** What is done with receivables that are not simply paid. */
export const receivableDoings = {
  async clear({ who, which, way, percent, byLine, twice }, world, books) {
    const eyes = someone(world, who);
    const invoice = invoiceFor(books, eyes, which, isOpen);
    if (!invoice) return null;
    const [open, isSeen] = [openOf(invoice), seenBy(books, eyes, invoice)];
    const amount = part(open, percent);
    if (amount === 0) return null;
    const first = invoice.state.terms.lines[0]?.amount ?? 0;
    const lines = byLine && first > 0 ? [{ line: 1, amount: money(1) }] : undefined;
    const body = { reason: 'As agreed', ...(lines ? { lines } : { amount: money(amount) }) };
    const answer = await post(world, eyes, `/api/invoices/${invoice.id}/${way}`, body, twice);
    // whether a cent of the first line is open, only its payments know
    if (!lines) answered(way, answer, onInvoice(isSeen, invoice, amount <= open, 200));
    return answer;
  },
  async settle({ who, which, how }, world, books) {
    const eyes = someone(world, who);
    const isDisputed = ({ state }: InvoiceSeen): boolean => state.status === 'open' && state.disputed.length > 0;
    const invoice = invoiceFor(books, eyes, which, isDisputed);
    if (!invoice) return null;
    const answer = await post(world, eyes, `/api/invoices/${invoice.id}/disputes/settle`, { how, reason: 'As agreed' });
    answered('settle', answer, onInvoice(seenBy(books, eyes, invoice), invoice, isDisputed(invoice), 200));
    return answer;
  },
  async reverseCredits({ which }, world, books) {
    const fits = ({ state }: InvoiceSeen): boolean =>
      state.status === 'open' && state.credited > 0 && !isWithFactor(state.factoring);
    const invoice = chosen(books.invoices, which, fits);
    if (!invoice) return null;
    const path = `/api/invoices/${invoice.id}/credits/reverse`;
    const answer = await post(world, world.people.employee, path, { reason: 'It was right' });
    answered('reverse credits', answer, onInvoice(true, invoice, fits(invoice), 200));
    return answer;
  },
  async reverseWriteOff({ which }, world, books) {
    const isWrittenOff = ({ state }: InvoiceSeen): boolean => state.status === 'open' && state.writtenOff > 0;
    const invoice = chosen(books.invoices, which, isWrittenOff);
    if (!invoice) return null;
    const path = `/api/invoices/${invoice.id}/write-offs/reverse`;
    const answer = await post(world, world.people.employee, path, { reason: 'Paid after all' });
    answered('reverse a write-off', answer, onInvoice(true, invoice, isWrittenOff(invoice), 200));
    return answer;
  },
  async payShort({ who, which, percent, how }, world, books) {
    const eyes = someone(world, who);
    const invoice = invoiceFor(books, eyes, which, isOpen);
    if (!invoice) return null;
    const [open, isSeen] = [openOf(invoice), seenBy(books, eyes, invoice)];
    const amount = part(open, percent);
    if (amount === 0) return null;
    const body = { amount: money(amount), paymentMethod: 'ach', short: how };
    const answer = await post(world, eyes, `/api/invoices/${invoice.id}/payments`, body);
    answered('pay short', answer, onInvoice(isSeen, invoice, true, 201));
    return answer;
  },
  async overpay({ who, which, rest, discount, twice }, world, books) {
    const eyes = someone(world, who);
    const invoice = pick(
      books.invoices.filter((one) => seenBy(books, eyes, one) && isOpen(one)),
      which,
    );
    if (!invoice) return null;
    const open = openOf(invoice);
    const kept = Math.floor((open * (discount ?? 0)) / 100);
    const paid = open - kept;
    if (paid === 0) return null;
    const share = { invoiceId: invoice.id, amount: money(paid), discount: discount === null ? null : money(kept) };
    const body = { checkNumber: `D-${which}`, amount: money(paid + rest), shares: [share], rest: 'deposit' };
    const answer = await post(world, eyes, '/api/payments', body, twice);
    answered('overpay', answer, 201);
    expect(answer.body).toMatchObject({ deposited: money(rest) });
    return answer;
  },
  async applyDeposit({ who, which, other, percent, twice }, world, books) {
    const eyes = someone(world, who);
    const deposit = chosen(books.deposits, which, ({ open }) => open > 0);
    const fits = (invoice: InvoiceSeen): boolean => isOpen(invoice) && isOfOne(deposit, invoice);
    const invoice = invoiceFor(books, eyes, other, fits);
    if (!deposit || !invoice) return null;
    const most = Math.min(deposit.open, openOf(invoice));
    const amount = percent === null ? most : part(most, percent);
    const asked = percent === null ? {} : { amount: money(amount) };
    if (percent !== null && amount === 0) return null;
    const path = `/api/deposits/${deposit.id}/apply`;
    const answer = await post(world, eyes, path, { invoiceId: invoice.id, ...asked }, twice);
    const scope = scopeOf(books, eyes);
    if (!sees(scope, deposit.terms.clientId)) answered('apply a deposit', answer, 404);
    else if (!seenBy(books, eyes, invoice) || !isOfOne(deposit, invoice)) answered('apply a deposit', answer, 400);
    else if (deposit.open > 0 && openOf(invoice) === 0) answered('apply a deposit', answer, 400);
    else if (deposit.open === 0 || invoice.state.status !== 'open' || amount > most)
      answered('apply a deposit', answer, 409);
    else if (amount > 0 && deposit.terms.receivedOn <= books.today) answered('apply a deposit', answer, 200);
    return answer;
  },
  async refundDeposit({ who, which, percent }, world, books) {
    const eyes = someone(world, who);
    const deposit = chosen(books.deposits, which, ({ open }) => open > 0);
    if (!deposit) return null;
    const amount = percent === null ? deposit.open : part(deposit.open, percent);
    if (percent !== null && amount === 0) return null;
    const asked = percent === null ? {} : { amount: money(amount) };
    const answer = await post(world, eyes, `/api/deposits/${deposit.id}/refund`, { reason: 'Asked for', ...asked });
    const isSeen = sees(scopeOf(books, eyes), deposit.terms.clientId);
    answered('refund a deposit', answer, !isSeen ? 404 : amount > deposit.open || deposit.open === 0 ? 409 : 200);
    return answer;
  },
} satisfies Partial<Doings>;

const isOfOne = (deposit: DepositSeen | undefined, { state }: InvoiceSeen): boolean =>
  deposit?.terms.brokerId === state.terms.brokerId && deposit.terms.clientId === state.terms.clientId;
