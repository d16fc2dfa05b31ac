import { postingExamples } from '../../../../platform/testing/posting-examples';
import { clientMoneyPostings } from './client-money.postings';

const MOVED = {
  id: 'c',
  clientName: 'Ridgeline Carriers LLC',
  nr: 1,
  amount: 100_00,
  on: '2026-11-26',
  notes: null,
};
const NO_DOCUMENT = { documentId: null, documentTitle: null };

/** $100.00 that a client hands over, and that goes to an agency or back. */
export const clientMoneyExamples = postingExamples(clientMoneyPostings, {
  ClientMoneyReceived: [
    { ...MOVED, account: '1020', method: 'check', checkNumber: '1044' },
    { ...MOVED, account: '1000', method: 'cash', checkNumber: null },
  ],
  ClientMoneyMoved: [MOVED],
  ClientMoneyPaidOut: [
    { ...MOVED, ...NO_DOCUMENT, account: '1020', payee: 'IRS' },
    { ...MOVED, ...NO_DOCUMENT, account: '1000', payee: 'IRS' },
  ],
  ClientMoneyRefunded: [
    { ...MOVED, account: '1020' },
    { ...MOVED, account: '1000' },
  ],
});
