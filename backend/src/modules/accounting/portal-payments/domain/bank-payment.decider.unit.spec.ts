import { deciderSpec } from '../../../../platform/testing/decider-spec';
import type { PortalPaymentCommand } from './portal-payment.commands';
import { portalPaymentDecider } from './portal-payment.decider';
import type { PaymentPurpose, PortalPaymentEvent, PortalPaymentTerms } from './portal-payment.events';
import { TERMS } from './portal-payment.fixture';

const given = deciderSpec(portalPaymentDecider);
const id = 'p';
const terms: PortalPaymentTerms = { ...TERMS, amount: 218_40, description: 'Oregon permit' };
const purpose: PaymentPurpose = { documentId: 'd', documentTitle: 'Oregon', invoiceId: null, invoiceNumber: null };
const account = {
  accountHolderName: 'Ridgeline Carriers LLC',
  bankName: 'First Bank',
  routingNumber: '021000021',
  accountNumber: 'sealed:1:abc',
  last4: '6789',
  accountType: 'checking',
} as const;
const rest = { method: 'ach', account, checkNumber: null, notes: null } as const;
const take: PortalPaymentCommand = { type: 'TakeBankPayment', id, terms, purpose, ...rest };
const taken: PortalPaymentEvent = { type: 'BankPaymentTaken', data: { ...terms, ...purpose, id, ...rest } };
const process: PortalPaymentCommand = { type: 'ProcessBankPayment', id };
const processing: PortalPaymentEvent = { type: 'BankPaymentProcessing', data: { id } };
const complete: PortalPaymentCommand = {
  type: 'CompleteBankPayment',
  id,
  transactionId: 'ACH-77',
  on: '2027-03-02',
};
const completed: PortalPaymentEvent = {
  type: 'BankPaymentCompleted',
  data: { ...terms, id, method: 'ach', transactionId: 'ACH-77', paidOn: '2027-03-02' },
};
const fail: PortalPaymentCommand = { type: 'FailBankPayment', id, reason: 'R01: insufficient funds' };
const failed: PortalPaymentEvent = { type: 'BankPaymentFailed', data: { id, reason: 'R01: insufficient funds' } };
const refund: PortalPaymentCommand = { type: 'RefundBankPayment', id, reason: 'Paid twice', on: '2027-03-05' };
const refunded: PortalPaymentEvent = {
  type: 'BankPaymentRefunded',
  data: { ...terms, id, method: 'ach', reason: 'Paid twice', refundedOn: '2027-03-05' },
};
const byCard: PortalPaymentEvent = {
  type: 'PortalPaymentStarted',
  data: { ...terms, id, provider: 'sandbox', notes: null },
};

describe('a payment by bank', () => {
  it('is taken once', () => {
    given().when(take).then(taken);
    given(taken).when(take).thenRefused('ALREADY_EXISTS', 'exists already');
  });
  it('is processed, said as often as may be', () => {
    given(taken).when(process).then(processing);
    given(taken, processing).when(process).thenNothing();
  });
  it.each([[[taken]], [[taken, processing]]])('is completed or fails while it is open', (before) => {
    given(...before)
      .when(complete)
      .then(completed);
    given(...before)
      .when(fail)
      .then(failed);
  });
  it.each<[string, PortalPaymentEvent[]]>([
    ['completed', [taken, completed]],
    ['failed', [taken, failed]],
    ['refunded', [taken, completed, refunded]],
  ])('that is %s goes nowhere by itself, and who tries is told so', (status, before) => {
    for (const command of [process, complete, fail])
      given(...before)
        .when(command)
        .thenRefused('PAYMENT_NOT_OPEN', `This payment is ${status} already`);
  });
  it('is refunded once, when it was completed', () => {
    given(taken, completed).when(refund).then(refunded);
    given(taken, completed, refunded).when(refund).thenRefused('ALREADY_REFUNDED', 'refunded already');
    for (const before of [[taken], [taken, processing], [taken, failed]])
      given(...before)
        .when(refund)
        .thenRefused('PAYMENT_NOT_COMPLETED', 'Only a completed payment');
  });
  it('is none by card: what becomes of that, its provider says', () => {
    for (const command of [process, complete, fail, refund])
      given(byCard).when(command).thenRefused('CARD_PAYMENT', 'The card provider decides');
  });
  it('must be there', () => {
    for (const command of [process, complete, fail, refund]) given().when(command).thenRefused('NOT_FOUND');
  });
});

describe('what a card payment is for', () => {
  const link: PortalPaymentCommand = { type: 'LinkPayment', id, purpose };
  const linked: PortalPaymentEvent = { type: 'PortalPaymentLinked', data: { ...purpose, id } };
  it('is said once', () => {
    given(byCard).when(link).then(linked);
    given(byCard, linked).when(link).thenNothing();
    given().when(link).thenRefused('NOT_FOUND');
  });
});
