/** What a payment is for: the firm's own service, or a fee of a government that the firm holds until it pays it. */
export const PART_KINDS = ['service', 'government'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/**
 * A part of a payment, in whole cents; all parts add up to its amount. `chargeId` names the charge that a service part
 * pays.
 */
export interface PaymentPart {
  readonly kind: PartKind;
  readonly amount: number;
  readonly chargeId?: string | undefined;
}
type Parts = readonly PaymentPart[];

const withoutZeros = (parts: Parts): PaymentPart[] => parts.filter(({ amount }) => amount > 0);

/** What of the parts is of a kind, in cents. A payment of an earlier release says no parts: it is for service. */
export const partOf = (kind: PartKind, parts: Parts | undefined): number =>
  (parts ?? []).reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0);

/**
 * Splits a payment: what a compliance document costs is for the government, the rest for service.
 * @param document the amount of the document in cents; null without a document or where it has no amount
 * @example splitPayment(250_00, 100_00) // [{ kind: 'government', amount: 10000 }, { kind: 'service', amount: 15000 }]
 */
export const splitPayment = (amount: number, document: number | null): PaymentPart[] => {
  const government = Math.min(document ?? 0, amount);
  return withoutZeros([
    { kind: 'government', amount: government },
    { kind: 'service', amount: amount - government },
  ]);
};

/** A charge with what is owed of it, in cents. */
export interface OpenCharge {
  readonly id: string;
  readonly open: number;
}

/**
 * The parts of a payment whose service part pays charges, in their order; of the last one that it reaches a part stays
 * open. What is more than all of them is service that was not charged before.
 * @example payingCharges([{ kind: 'service', amount: 150_00 }], [{ id: 'a', open: 85_00 }, { id: 'b', open: 90_00 }])
 *   // [{ kind: 'service', amount: 8500, chargeId: 'a' }, { kind: 'service', amount: 6500, chargeId: 'b' }]
 */
export const payingCharges = (parts: Parts, charges: readonly OpenCharge[]): PaymentPart[] => {
  const paid: PaymentPart[] = [];
  let left = partOf('service', parts);
  for (const { id: chargeId, open } of charges) {
    const amount = Math.min(open, left);
    paid.push({ kind: 'service', amount, chargeId });
    left -= amount;
  }
  const others = parts.filter(({ kind }) => kind !== 'service');
  return withoutZeros([...others, ...paid, { kind: 'service', amount: left }]);
};

/**
 * The parts of a refund. Service goes back first, so that no money held for a government is taken for it; a refund of
 * all that is left takes both. What the firm does not hold any more, because an agency was paid with it, is its own
 * loss: service. The charges are open again when all of the service part goes back at once.
 * @param parts those of the payment
 * @param before what of it went back before, by kind, in cents
 * @param amount what goes back now
 * @param held what the firm holds for the client now
 */
export const partsBack = (
  parts: Parts,
  before: Readonly<Record<PartKind, number>>,
  amount: number,
  held: number,
): PaymentPart[] => {
  const left = (kind: PartKind): number => Math.max(0, partOf(kind, parts) - before[kind]);
  const isGovernment = amount === left('government') && amount !== left('service');
  const asked = isGovernment ? amount : Math.min(left('government'), Math.max(0, amount - left('service')));
  const government = Math.min(asked, held);
  const service = amount - government;
  const paid = parts.filter(({ kind }) => kind === 'service');
  const beyond = service - partOf('service', paid);
  const reopens = paid.some(({ chargeId }) => chargeId !== undefined) && before.service === 0 && beyond >= 0;
  return withoutZeros([
    { kind: 'government', amount: government },
    ...(reopens
      ? [...paid, { kind: 'service' as const, amount: beyond }]
      : [{ kind: 'service' as const, amount: service }]),
  ]);
};
