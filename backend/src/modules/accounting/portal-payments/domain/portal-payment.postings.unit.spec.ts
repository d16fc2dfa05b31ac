import { sidesOf, type Sides } from '../../../../platform/testing/sides';
import type { Posting } from '../../../../platform/money/postings';
import { portalPaymentPostings } from './portal-payment.postings';
import { portalPaymentExamples } from './portal-payment.postings.fixture';

const [fee] = portalPaymentExamples.PortalPaymentCompleted;
const [toldLater] = portalPaymentExamples.PortalPaymentFeeNoted;
const [refund] = portalPaymentExamples.PortalPaymentRefunded;
const [byCheck] = portalPaymentExamples.BankPaymentCompleted;
const [checkRefunded] = portalPaymentExamples.BankPaymentRefunded;

/** The rows of domain-rules.md §12 that are about what clients pay the firm. */
describe('a payment of a client books', () => {
  it.each<[string, () => readonly Posting[], [string, Sides[]][]]>([
    //                                                                            account  debit      credit
    [
      'client pays 150 by card, processor keeps 2.9% + 0.30',
      () => portalPaymentPostings.PortalPaymentCompleted.books(fee),
      [
        [
          '2026-11-21',
          [
            ['1050', 150_00, 0],
            ['4100', 0, 150_00],
            ['6050', 4_65, 0],
            ['1050', 0, 4_65],
          ],
        ],
      ],
    ],
    [
      'client pays by card, the fee is not known yet',
      () => portalPaymentPostings.PortalPaymentCompleted.books({ ...fee, processingFee: null }),
      [
        [
          '2026-11-21',
          [
            ['1050', 150_00, 0],
            ['4100', 0, 150_00],
          ],
        ],
      ],
    ],
    [
      'the fee is told later',
      () => portalPaymentPostings.PortalPaymentFeeNoted.books(toldLater),
      [
        [
          '2026-11-23',
          [
            ['6050', 4_65, 0],
            ['1050', 0, 4_65],
          ],
        ],
      ],
    ],
    [
      'there is no fee',
      () => [
        ...portalPaymentPostings.PortalPaymentCompleted.books({ ...fee, processingFee: 0 }),
        ...portalPaymentPostings.PortalPaymentFeeNoted.books({ ...toldLater, processingFee: 0 }),
      ],
      [
        [
          '2026-11-21',
          [
            ['1050', 150_00, 0],
            ['4100', 0, 150_00],
          ],
        ],
      ],
    ],
    [
      'refund 150, the fee is not returned',
      () => portalPaymentPostings.PortalPaymentRefunded.books(refund),
      [
        [
          '2026-11-25',
          [
            ['1050', 0, 150_00],
            ['4100', 150_00, 0],
          ],
        ],
      ],
    ],
    [
      'refund of a part',
      () => portalPaymentPostings.PortalPaymentRefunded.books({ ...refund, amount: 50_00 }),
      [
        [
          '2026-11-25',
          [
            ['1050', 0, 50_00],
            ['4100', 50_00, 0],
          ],
        ],
      ],
    ],
    [
      'check of 150 completed: no fee is kept',
      () => portalPaymentPostings.BankPaymentCompleted.books(byCheck),
      [
        [
          '2026-11-24',
          [
            ['1050', 150_00, 0],
            ['4100', 0, 150_00],
          ],
        ],
      ],
    ],
    [
      'the same refunded',
      () => portalPaymentPostings.BankPaymentRefunded.books(checkRefunded),
      [
        [
          '2026-11-25',
          [
            ['1050', 0, 150_00],
            ['4100', 150_00, 0],
          ],
        ],
      ],
    ],
  ])('%s', (_, post, expected) => expect(sidesOf(post())).toEqual(expected));

  it("in the firm's own books, with the name of who paid", () => {
    expect(portalPaymentPostings.PortalPaymentCompleted.books(fee)[0]).toMatchObject({
      description: 'Card payment FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC',
      reference: 'FEE-0000000A',
      source: { kind: 'fee', id: '0199' },
      clientId: null,
    });
    expect(portalPaymentPostings.PortalPaymentRefunded.books(refund)[0]?.description).toBe(
      'Refund of card payment FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC',
    );
    expect(portalPaymentPostings.BankPaymentCompleted.books(byCheck)[0]?.description).toBe(
      'Check payment FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC',
    );
  });

  it.each<[string, string, () => readonly Posting[]]>([
    ['Ridgeline Carriers LLC', 'paid by card', () => portalPaymentPostings.PortalPaymentCompleted.books(fee)],
    ['Ridgeline Carriers LLC', 'told its fee', () => portalPaymentPostings.PortalPaymentFeeNoted.books(toldLater)],
    ['Ridgeline Carriers LLC', 'paid by check', () => portalPaymentPostings.BankPaymentCompleted.books(byCheck)],
    ['Ridgeline Carriers LLC', 'paid back', () => portalPaymentPostings.BankPaymentRefunded.books(checkRefunded)],
  ])('%s in every entry and line of what is %s', (name, _, post) => {
    for (const { description, lines } of post())
      for (const text of [description, ...lines.map((line) => line.description)]) expect(text).toContain(name);
  });

  it('with the way of a refund', () =>
    expect(portalPaymentPostings.BankPaymentRefunded.books(checkRefunded)[0]?.description).toBe(
      'Refund of Check payment FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC',
    ));

  it.each([
    ['bank_transfer', 'Bank transfer'],
    ['ach', 'ACH payment'],
    ['check', 'Check payment'],
  ] as const)('how a client paid: %s is a %s', (method, way) => {
    const [entry] = portalPaymentPostings.BankPaymentCompleted.books({ ...byCheck, method });
    expect([entry?.description, entry?.lines[0]?.description]).toEqual([
      `${way} FEE-0000000A, IFTA Processing Fee, Ridgeline Carriers LLC`,
      `${way} of Ridgeline Carriers LLC`,
    ]);
  });
});
