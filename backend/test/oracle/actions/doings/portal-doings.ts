import { FEE, sandboxWorld, CARDS } from '../../../support/doubles/card-worlds';
import type { Answer } from '../../../support/world/visitor';
import { scopeOf } from '../../views/eyes';
import { post, answered, idOf, pick, keys, someone, asking, PORTAL, type Doings } from './hands';
import { money } from '../../plain';
import type { World } from '../../world';

const PAPER = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
/** What clients do and what comes of it: fees, papers, requests, registrations, filings. */
export const portalDoings = {
  async payInPortal({ card, twice }, world, books) {
    const { portal } = world.people;
    const started = await portal.visitor.post<{ clientSecret: string }>('/api/create-payment-intent', FEE);
    answered('start a fee', started, books.record('client', scopeOf(books, portal).clientId) ? 200 : 404);
    if (started.status === 404) return null;
    const { body } = started;
    const [intentId = ''] = body.clientSecret.split('_secret_');
    await sandboxWorld().pay(portal.visitor, body.clientSecret, card === 'declined' ? CARDS.declined : CARDS.good);
    if (card === 'fee later') await world.system.sql('UPDATE sandbox_intents SET fee = NULL WHERE id = $1', [intentId]);
    const answer = await post(
      world,
      portal,
      '/api/compliance-payments',
      { ...FEE, paymentMethod: 'card', metadata: { paymentIntentId: intentId } },
      twice,
    );
    answered('pay a fee', answer, card === 'declined' ? 409 : 200);
    return answer;
  },
  async payByBank({ client, method, government, twice }, world, books) {
    const clientId = idOf(books, 'client', client);
    if (clientId === null) return null;
    const account = {
      accountHolderName: 'Holder',
      bankName: 'First Bank',
      routingNumber: '021000021',
      accountNumber: '123456789',
    };
    const answer = await post(
      world,
      world.people.employee,
      '/api/compliance-payments',
      {
        ...{ clientId, amount: 75.5, description: 'Filing', paymentMethod: method, ...account, checkNumber: '1044' },
        parts: [
          { kind: 'government', amount: money(government) },
          { kind: 'service', amount: money(7_550 - government) },
        ].filter(({ amount }) => amount !== '0.00'),
      },
      twice,
    );
    answered('pay by bank', answer, 200);
    return answer;
  },
  async movePayment({ which, to }, world, books) {
    const payment = pick(
      books.portalPayments.filter(({ state }) => state.method !== 'card'),
      which,
    );
    if (!payment) return null;
    const answer = await world.people.employee.visitor.patch(`/api/compliance-payments/${payment.id}/status`, {
      paymentStatus: to,
      reason: to === 'failed' ? 'Returned' : null,
    });
    answered('move a payment', answer, payment.state.open ? 200 : 409);
    return answer;
  },
  async refundInPortal({ which }, world, books) {
    const payment = pick(books.portalPayments, which);
    if (!payment) return null;
    const answer = await post(world, world.people.admin, `/api/compliance-payments/${payment.id}/refund`, {
      reason: 'Paid twice',
    });
    answered('refund', answer, payment.state.status === 'completed' ? 200 : 409);
    return answer;
  },
  /** Somebody gives a part back at the provider; we hear of it when the payment is looked at again. */
  async refundPart({ which, percent }, world, books) {
    const payment = pick(
      books.portalPayments.filter(({ state }) => state.method === 'card' && state.status === 'completed'),
      which,
    );
    if (!payment) return null;
    await world.system.sql(
      `UPDATE sandbox_intents SET refunded = LEAST(received, refunded + received * $2 / 100), refund_id = $3
        WHERE id = $1`,
      [payment.state.intentId, percent, `re_part_${keys}`],
    );
    return lookedAt(world, payment.state.intentId);
  },
  async feeTold({ which }, world, books) {
    const payment = pick(
      books.portalPayments.filter(({ state }) => state.status === 'completed' && state.processingFee === null),
      which,
    );
    if (!payment) return null;
    await world.system.sql('UPDATE sandbox_intents SET fee = 465 WHERE id = $1', [payment.state.intentId]);
    return lookedAt(world, payment.state.intentId);
  },
  register: async ({ name }, world) =>
    post(world, world.people.employee, '/api/client-registration', {
      companyName: name,
      ownerName: `Owner ${name}`,
      email: `${name.toLowerCase()}@asks.test`,
      phone: '555-0100',
      address: '1 Road',
      city: 'Toledo',
      state: 'OH',
      zipCode: '43604',
      businessType: 'small-fleet',
    }),
  async moveRegistration({ who, which, to }, world, books) {
    const path = `/api/client-registrations/${idOf(books, 'registration', which) ?? '0'}`;
    return to === 'a client'
      ? post(world, someone(world, who), `${path}/migrate`, {})
      : someone(world, who).visitor.patch(`${path}/status`, { status: to });
  },
  openFiling: async ({ who, client, quarter, year }, world, books) =>
    post(world, someone(world, who), '/api/ifta-processes', { clientId: idOf(books, 'client', client), quarter, year }),
  async upload({ by, client, type, name }, { people: { portal, employee } }, books) {
    const form = new FormData();
    form.append('documentType', type);
    const clientId = idOf(books, 'client', client);
    if (by === 'staff' && clientId !== null) form.append('clientId', String(clientId));
    form.append('file', new Blob([PAPER]), `${name}.pdf`);
    return (by === 'portal' ? portal : employee).visitor.upload('/api/documents/upload', form);
  },
  ask: async ({ who, client, subject }, world, books) =>
    post(world, asking(world, who), '/api/support-requests', {
      subject,
      description: 'Please look.',
      ...(who === PORTAL ? {} : { clientId: idOf(books, 'client', client) }),
    }),
  write: async ({ who, which }, world, books) =>
    post(world, asking(world, who), `/api/support-requests/${idOf(books, 'supportrequest', which) ?? '0'}/messages`, {
      message: `Word ${which}`,
    }),
  moveRequest: async ({ who, which, status }, world, books) =>
    someone(world, who).visitor.patch(`/api/support-requests/${idOf(books, 'supportrequest', which) ?? '0'}`, {
      status,
      assignedTo: world.people.employee.userId,
    }),
  review: async ({ who, which, status }, world, books) =>
    someone(world, who).visitor.patch(`/api/documents/${idOf(books, 'document', which) ?? 0}/status`, {
      status,
      reason: status === 'rejected' ? 'Not legible' : null,
    }),
  moveFiling: async ({ which, status, owed }, world, books) =>
    world.people.employee.visitor.patch(`/api/ifta-processes/${idOf(books, 'iftaprocess', which) ?? '0'}`, {
      status,
      taxOwed: owed === null ? null : money(owed),
    }),
} satisfies Partial<Doings>;
const lookedAt = (world: World, intentId: string | null): Promise<Answer> =>
  post(world, world.people.portal, '/api/compliance-payments', {
    ...FEE,
    paymentMethod: 'card',
    metadata: { paymentIntentId: intentId },
  });
