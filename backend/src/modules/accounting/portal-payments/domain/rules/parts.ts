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

/** The parts of a payment whose service part pays a charge. */
export const payingCharge = (parts: Parts, chargeId: string | null): PaymentPart[] =>
  parts.map((one) => (chargeId !== null && one.kind === 'service' ? { ...one, chargeId } : one));

/**
 * The parts of a refund. Service goes back first, so that no money held for a government is taken for it; a refund of
 * all that is left takes both. What the firm does not hold any more, because an agency was paid with it, is its own
 * loss: service. The charge is open again when all of the service part goes back at once.
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
  const paid = parts.find(({ kind }) => kind === 'service');
  const reopens = paid?.chargeId !== undefined && before.service === 0 && service >= paid.amount;
  return withoutZeros([
    { kind: 'government', amount: government },
    ...(reopens
      ? [paid, { kind: 'service' as const, amount: service - paid.amount }]
      : [{ kind: 'service' as const, amount: service }]),
  ]);
};
