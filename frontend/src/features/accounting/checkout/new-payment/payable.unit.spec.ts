import { complianceDocumentOf } from '../../../../testing/prepared/compliance-documents';
import { paymentOf } from '../../../../testing/portal-scene';
import type { ClientCharge } from '../../../../lib/api/api-types';
import { payables } from './payable';

const fees = [
  { description: 'IFTA Processing Fee', amount: '150.00' },
  { description: 'Service Fee', amount: '150.00' },
] as const;
const charge: ClientCharge = {
  ...{ id: 'c-1', clientId: 'client-1', clientName: 'Red Mesa Transport', description: 'IFTA, 3rd quarter' },
  ...{ amount: '85.00', paid: '0.00', open: '85.00', chargedOn: '2026-02-10', bookedOn: null, notes: null },
  ...{ status: 'open', paymentId: null, paidOn: null },
  ...{ reason: null, version: 1, createdAt: '2026-02-10T15:00:00.000Z', updatedAt: '2026-02-10T15:00:00.000Z' },
};
const document = complianceDocumentOf({ id: 'd-1', title: 'Form 2290', amount: '100.00' });

describe('what a client can pay', () => {
  it('is the price list, what it owes, and the fee of a government with the service around it', () =>
    expect(
      payables(fees, [charge], [document], []).map(({ description, amount, parts, documentId }) => [
        description,
        amount,
        parts,
        documentId,
      ]),
    ).toEqual([
      ['IFTA Processing Fee', '150.00', null, null],
      ['Service Fee', '150.00', null, null],
      ['IFTA, 3rd quarter', '85.00', null, null],
      ['Form 2290', '250.00', 'Government fee $100.00, service $150.00', 'd-1'],
    ]));

  it('is what is left of a charge, all at once or in part', () =>
    expect(payables([], [{ ...charge, paid: '35.00', open: '50.00' }], [], [])).toMatchObject([
      { amount: '50.00', parts: '$50.00 of $85.00 is still open', inParts: true },
    ]));

  it.each([
    ['that costs nothing', { amount: null }],
    ['that costs 0.00', { amount: '0.00' }],
    ['that was rejected', { status: 'rejected' as const }],
  ])('is no document %s', (_, changes) =>
    expect(payables(fees, [], [{ ...document, ...changes }], [])).toHaveLength(2),
  );

  it('is a document until it is paid, and again after a refund', () => {
    const paid = (status: 'completed' | 'processing' | 'refunded') =>
      payables(fees, [], [document], [paymentOf({ id: 'p', status, documentId: 'd-1' })]).length;
    expect([paid('completed'), paid('processing'), paid('refunded')]).toEqual([2, 2, 3]);
  });

  it('is no document while no price is known', () => expect(payables([], [], [document], [])).toEqual([]));
});
