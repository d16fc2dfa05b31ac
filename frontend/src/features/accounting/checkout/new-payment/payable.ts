import type { ClientCharge, ComplianceDocument, Fee, PortalPayment } from '../../../../lib/api/api-types';
import { formatMoney, sumMoney } from '../../../../lib/format/money';

/** Something that a client can pay: a service, a charge, or the fee of a government with the service around it. */
export interface Payable {
  /** Tells it from the others: 'fee:Service Fee', 'document:0192…'. */
  readonly key: string;
  readonly description: string;
  readonly amount: string;
  /** 'Government fee $100.00, service $150.00' */
  readonly parts: string | null;
  readonly documentId: string | null;
  /** What is owed may also be paid in part. */
  readonly inParts?: true;
}

const SERVICE = 'Service Fee';
const PAID: readonly PortalPayment['status'][] = ['pending', 'processing', 'completed'];

/** What can be paid, in this order: services of the price list, charges that are open, documents that cost something. */
export const payables = (
  fees: readonly Fee[],
  charges: readonly ClientCharge[],
  documents: readonly ComplianceDocument[],
  payments: readonly PortalPayment[],
): readonly Payable[] => {
  const service = fees.find(({ description }) => description === SERVICE) ?? fees[0];
  const paid = new Set(payments.filter(({ status }) => PAID.includes(status)).map(({ documentId }) => documentId));
  const due = documents.filter(
    ({ id, amount, status }) => amount !== null && Number(amount) > 0 && status !== 'rejected' && !paid.has(id),
  );
  return [
    ...fees.map(({ description, amount }): Payable => ({
      key: `fee:${description}`,
      description,
      amount,
      parts: null,
      documentId: null,
    })),
    ...charges.map(({ id, description, amount, open }): Payable => ({
      key: `charge:${id}`,
      description,
      amount: open,
      parts: open === amount ? null : `${formatMoney(open)} of ${formatMoney(amount)} is still open`,
      documentId: null,
      inParts: true,
    })),
    ...due.flatMap(({ id, title, amount }): Payable[] =>
      amount === null || !service
        ? []
        : [
            {
              key: `document:${id}`,
              description: title,
              amount: sumMoney([amount, service.amount]),
              parts: `Government fee ${formatMoney(amount)}, service ${formatMoney(service.amount)}`,
              documentId: id,
            },
          ],
    ),
  ];
};
