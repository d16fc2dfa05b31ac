import type { InvoiceSeen, StoredRecord } from '../../views/books';
import { scopeOf, sees } from '../../views/eyes';
import { openOf } from '../../views/money-views';
import { money } from '../../plain';
import { answered, chosen, idOf, invoiceFor, post, seenBy, someone, type Doings } from './hands';

const factoringOf = ({ state }: InvoiceSeen) => (state.status === 'open' ? state.factoring : null);
const isOpen = (invoice: InvoiceSeen): boolean =>
  invoice.state.status === 'open' && openOf(invoice) > 0 && factoringOf(invoice)?.status !== 'advanced';
const isAdvanced = (invoice: InvoiceSeen): boolean => factoringOf(invoice)?.status === 'advanced';

/** What is done with factors. */
export const factorDoings = {
  async addFactor({ client, rate, fee, feeAt, recourse, number }, world, books) {
    const body = {
      ...{ name: `Factor ${number}`, clientId: idOf(books, 'client', client), remitTo: 'PO Box 9', feeRate: fee },
      ...{ advanceRate: rate, feeAt, feeDays: feeAt === 'day_steps' ? 10 : null, recourse },
      ...{ recourseDays: recourse ? 60 : null, chargesBack: !recourse },
    };
    return post(world, world.people.employee, '/api/factors', body);
  },
  async factor({ who, which, other, twice }, world, books) {
    const eyes = someone(world, who);
    const factor = chosen<StoredRecord>(books.records('factor'), other, () => true);
    if (!factor) return null;
    const clientId = factor.values['clientId'];
    const fits = (invoice: InvoiceSeen): boolean => isOpen(invoice) && invoice.state.terms.clientId === clientId;
    const invoice = invoiceFor(books, eyes, which, fits);
    if (!invoice) return null;
    const path = `/api/invoices/${invoice.id}/factor`;
    const answer = await post(world, eyes, path, { factorId: factor.id }, twice);
    if (!seenBy(books, eyes, invoice)) answered('factor', answer, 404);
    else if (!sees(scopeOf(books, eyes), clientId) || invoice.state.terms.clientId !== clientId)
      answered('factor', answer, 400);
    else if (!isOpen(invoice)) answered('factor', answer, 409);
    // an advance of less than half a cent is none, and one before the issue date neither
    else if (openOf(invoice) > 100 && invoice.state.terms.issueDate <= books.today) answered('factor', answer, 200);
    return answer;
  },
  async endFactoring({ which, way, returns, twice }, world, books) {
    const invoice = chosen(books.invoices, which, isAdvanced);
    if (!invoice) return null;
    const body = {
      release: returns === 0 ? {} : { returns: money(returns) },
      collect: {},
      'charge-back': { reason: 'Not paid' },
    };
    const path = `/api/invoices/${invoice.id}/factor/${way}`;
    const answer = await post(world, world.people.employee, path, body[way], twice);
    const factoring = factoringOf(invoice);
    if (!factoring || factoring.status !== 'advanced') answered(way, answer, 409);
    else if (way === 'collect' && !factoring.recourse) answered(way, answer, 409);
    else if (way === 'release' && factoring.recourse) answered(way, answer, 409);
    else if (way === 'charge-back' && factoring.factoredOn <= books.today) answered(way, answer, 200);
    return answer;
  },
} satisfies Partial<Doings>;
