import fc from 'fast-check';
import { partOf, partsBack, payingCharge, splitPayment } from './parts';

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

  it('name the charge that the service part pays', () => {
    expect(payingCharge(PARTS, 'g')).toEqual([government(100_00), { ...service(150_00), chargeId: 'g' }]);
    expect(payingCharge(PARTS, null)).toEqual(PARTS);
  });

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

  it('open the charge again when all of its part goes back', () => {
    const paying = payingCharge(PARTS, 'g');
    expect(partsBack(paying, NOTHING, 150_00, 100_00)).toEqual([{ ...service(150_00), chargeId: 'g' }]);
    expect(partsBack(paying, NOTHING, 250_00, 0)).toEqual([{ ...service(150_00), chargeId: 'g' }, service(100_00)]);
    expect(partsBack(paying, NOTHING, 149_99, 100_00)).toEqual([service(149_99)]);
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
