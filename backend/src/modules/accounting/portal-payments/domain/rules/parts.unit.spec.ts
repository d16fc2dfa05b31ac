import fc from 'fast-check';
import { partOf, partsBack, payingCharges, splitPayment } from './parts';

const government = (amount: number) => ({ kind: 'government', amount }) as const;
const service = (amount: number) => ({ kind: 'service', amount }) as const;
const NOTHING = { service: 0, government: 0 };
const PARTS = [government(100_00), service(150_00)];

describe('the parts of a payment', () => {
  it.each([
    ['a document and the fee of the firm', 250_00, 100_00, PARTS],
    ['a document alone', 100_00, 100_00, [government(100_00)]],
    ['less than the document costs', 60_00, 100_00, [government(60_00)]],
    ['no document', 150_00, null, [service(150_00)]],
    ['a document without an amount', 150_00, 0, [service(150_00)]],
  ])('follow from what is paid: %s', (_, amount, document, parts) =>
    expect(splitPayment(amount, document)).toEqual(parts),
  );

  const paying = (id: string, amount: number) => ({ ...service(amount), chargeId: id });
  const [a, b] = [
    { id: 'a', open: 85_00 },
    { id: 'b', open: 90_00 },
  ];

  it.each([
    ['one over exactly its amount', [{ id: 'a', open: 150_00 }], [paying('a', 150_00)]],
    ['the first, and a part of the second', [a, b], [paying('a', 85_00), paying('b', 65_00)]],
    ['a part of one', [{ id: 'a', open: 900_00 }], [paying('a', 150_00)]],
    ['all, and the rest is service', [a], [paying('a', 85_00), service(65_00)]],
    ['those that it reaches', [{ id: 'c', open: 150_00 }, a, b], [paying('c', 150_00)]],
    ['none', [], [service(150_00)]],
  ])('name the charges that the service part pays: %s', (_, charges, paid) =>
    expect(payingCharges(PARTS, charges)).toEqual([government(100_00), ...paid]),
  );

  it('pay as much as is open, in order, and add up to the payment', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_00 }),
        fc.array(fc.integer({ min: 1, max: 200_00 }), { maxLength: 6 }),
        (amount, owed) => {
          const charges = owed.map((open, at) => ({ id: String(at), open }));
          const parts = payingCharges(splitPayment(amount, 100_00), charges);
          expect(partOf('government', parts) + partOf('service', parts)).toBe(amount);
          const of = (id: string) => parts.find(({ chargeId }) => chargeId === id)?.amount ?? 0;
          charges.forEach(({ id, open }, at) => {
            expect(of(id)).toBeLessThanOrEqual(open);
            // the next one is only reached when this one is paid
            if (at + 1 < charges.length && of(String(at + 1)) > 0) expect(of(id)).toBe(open);
          });
          const beyond = parts.find(({ kind, chargeId }) => kind === 'service' && chargeId === undefined)?.amount ?? 0;
          const all = owed.reduce((sum, open) => sum + open, 0);
          expect(beyond).toBe(Math.max(0, amount - Math.min(amount, 100_00) - all));
        },
      ),
    ));

  it('of an earlier release are none', () => expect(partOf('government', undefined)).toBe(0));

  it.each([
    ['all of it', PARTS, NOTHING, 250_00, 100_00, PARTS],
    ['a part: service first', PARTS, NOTHING, 50_00, 100_00, [service(50_00)]],
    ['more than the service', PARTS, NOTHING, 180_00, 100_00, [government(30_00), service(150_00)]],
    ['exactly the fee of the government', PARTS, NOTHING, 100_00, 100_00, [government(100_00)]],
    [
      'the rest after a part',
      PARTS,
      { service: 50_00, government: 0 },
      200_00,
      100_00,
      [government(100_00), service(100_00)],
    ],
    ['what an agency was paid with is lost to the firm', PARTS, NOTHING, 250_00, 0, [service(250_00)]],
    ['only what is still held', PARTS, NOTHING, 250_00, 40_00, [government(40_00), service(210_00)]],
  ])('that go back: %s', (_, parts, before, amount, held, expected) =>
    expect(partsBack(parts, before, amount, held)).toEqual(expected),
  );

  it('open the charges again when all of their part goes back', () => {
    const of = payingCharges(PARTS, [a, b]);
    const both = [paying('a', 85_00), paying('b', 65_00)];
    expect(partsBack(of, NOTHING, 150_00, 100_00)).toEqual(both);
    expect(partsBack(of, NOTHING, 250_00, 0)).toEqual([...both, service(100_00)]);
    expect(partsBack(of, NOTHING, 149_99, 100_00)).toEqual([service(149_99)]);
  });

  it('that go back add up to the refund and never take more than is held', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_00 }),
        fc.integer({ min: 1, max: 500_00 }),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 300_00 }), fc.integer({ min: 0, max: 500_00 })), { maxLength: 5 }),
        (document, amount, refunds) => {
          const parts = splitPayment(amount, document);
          expect(partOf('government', parts) + partOf('service', parts)).toBe(amount);
          let [left, back] = [amount, NOTHING];
          for (const [asked, held] of refunds) {
            const refund = Math.min(asked, left);
            if (refund === 0) continue;
            const gone = partsBack(parts, back, refund, held);
            expect(partOf('government', gone) + partOf('service', gone)).toBe(refund);
            expect(partOf('government', gone)).toBeLessThanOrEqual(held);
            back = {
              service: back.service + partOf('service', gone),
              government: back.government + partOf('government', gone),
            };
            expect(back.government).toBeLessThanOrEqual(partOf('government', parts));
            left -= refund;
          }
        },
      ),
    ));
});
