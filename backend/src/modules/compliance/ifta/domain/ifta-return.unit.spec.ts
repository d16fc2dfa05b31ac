import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { iftaReturnRules, type IftaReturnCommand } from './ifta-return.decider';
import type { IftaReturnEvent, ReturnTerms } from './ifta-return.events';
import { iftaReturnExamples, termsOf } from './ifta-return.postings.fixture';
import { iftaReturnPostings } from './ifta-return.postings';

const id = 'return-1';
const given = deciderSpec(iftaReturnRules.decider);
const terms = termsOf();
const drafted: IftaReturnEvent = { type: 'IftaReturnDrafted', data: { ...terms, id } };
const reviewed: IftaReturnEvent = { type: 'IftaReturnReviewed', data: { ...terms, id, score: 90, findings: 1 } };
const filing = { ...{ id, filedOn: '2026-10-20', today: '2026-10-25', by: 'Dana', reference: null }, bookedOn: null };
const file = (over: object = {}): IftaReturnCommand => ({
  ...{ type: 'FileIftaReturn', ...filing, terms, problems: [] },
  ...over,
});
const asFiled = (over: Partial<ReturnTerms> = {}): IftaReturnEvent => ({
  type: 'IftaReturnFiled',
  data: { ...terms, version: 1, filedOn: '2026-10-20', id, by: 'Dana', bookedOn: null, ...over },
});
const MISSING = { code: 'RATE_MISSING', message: 'No rate for Ontario in 3Q2026', jurisdiction: 'ON' } as const;

describe('a fuel tax return', () => {
  it('is drafted, reviewed and filed as version 1', () => {
    given(drafted).when({ type: 'ReviewIftaReturn', id, terms, score: 90, findings: 1 }).then(reviewed);
    given(drafted, reviewed).when(file()).then(asFiled());
  });
  it('is filed once: the second of two is refused', () =>
    given(drafted, reviewed, asFiled())
      .when(file())
      .thenRefused('FUEL_TAX_RETURN_STATUS', 'A fuel tax return that is filed cannot be filed'));
  it('is not filed before it was looked through', () =>
    given(drafted)
      .when(file())
      .thenRefused('FUEL_TAX_RETURN_STATUS', 'A fuel tax return that is draft cannot be filed'));
  it('is not filed while a rate is missing, which is named', () =>
    given(drafted, reviewed)
      .when(file({ problems: [{ ...MISSING, blocks: true, hides: 'all' }] }))
      .thenRefused('CANNOT_BE_FILED', 'It cannot be filed: No rate for Ontario in 3Q2026'));
  it('is not filed when something changed since it was looked through', () =>
    given(drafted, reviewed)
      .when(file({ terms: termsOf({ inputHash: 'b' }) }))
      .thenRefused(
        'CHANGED_SINCE',
        'Trips, fuel or rates of 3Q2026 changed since the return was calculated: recalculate it and review it',
      ));
  it.each([
    ['2026-09-30', 'The quarter is not over before 09/30/2026'],
    ['2026-10-26', 'It cannot be on a day to come'],
  ])('is not filed on %s', (filedOn, sentence) =>
    given(drafted, reviewed).when(file({ filedOn })).thenRefused('INVALID', sentence),
  );
  it('is worked out again until it is filed', () => {
    const anew = { type: 'DraftIftaReturnAnew', id, terms: termsOf({ trips: 13 }) } as const;
    given(drafted, reviewed)
      .when(anew)
      .then({ type: 'IftaReturnDrafted', data: { ...anew.terms, id } });
    given(drafted, reviewed, asFiled())
      .when(anew)
      .thenRefused('FUEL_TAX_RETURN_STATUS', 'A fuel tax return that is filed cannot be worked out again');
  });
  it('is paid what is open, and open again when that is reversed', () => {
    const pay = { type: 'PayIftaReturn', id, paidOn: '2026-10-21', today: '2026-10-25', reference: 'EFT 7' } as const;
    const data = { ...terms, version: 1, filedOn: '2026-10-20', id };
    const paid: IftaReturnEvent = {
      type: 'IftaReturnPaid',
      data: { ...data, paid: 29_25, paidOn: '2026-10-21', amount: 29_25, paymentReference: 'EFT 7', bookedOn: null },
    };
    given(drafted, reviewed, asFiled())
      .when({ ...pay, bookedOn: null })
      .then(paid);
    const reverse = { type: 'ReverseIftaReturnPayment', id, reversedOn: '2026-10-25', today: '2026-10-25' } as const;
    given(drafted, reviewed, asFiled(), paid)
      .when({ ...reverse, reason: 'It came back' })
      .then({
        type: 'IftaReturnPaymentReversed',
        data: { ...data, paid: 0, reversedOn: '2026-10-25', amount: 29_25, reason: 'It came back' },
      });
  });
  it('is amended with the difference, and not when nothing changed', () => {
    // 20 gallons more in Texas: 20 × 0.2000 less
    const late = termsOf({ inputHash: 'b' }, '920');
    const amend = { type: 'AmendIftaReturn', ...filing, problems: [], reason: 'A late receipt' } as const;
    const difference = (late.totals.due ?? 0) - 29_25;
    given(drafted, reviewed, asFiled())
      .when({ ...amend, terms: late })
      .then({
        type: 'IftaReturnAmended',
        data: {
          ...{ ...late, version: 2, filedOn: '2026-10-20', id, by: 'Dana', reason: 'A late receipt' },
          ...{ difference, bookedOn: null },
        },
      });
    given(drafted, reviewed, asFiled())
      .when({ ...amend, terms })
      .thenRefused('NOTHING_CHANGED', 'Nothing of this return changed since it was filed');
  });
});

describe('the books of a fuel tax return', () => {
  const booked = (type: keyof typeof iftaReturnPostings, nr = 0) => {
    const rule = iftaReturnPostings[type];
    const [entry] = rule.books(iftaReturnExamples[type][nr] as never);
    const rows = (lines: readonly { accountNumber: string; debit: number; credit: number }[] = []) =>
      lines.map(({ accountNumber, debit, credit }) => [accountNumber, debit, credit]);
    return { accrual: rows(entry?.lines), cash: rows(entry?.cashLines) };
  };
  it('owe the tax when it is filed, and pay it later; on cash basis only that', () => {
    expect(booked('IftaReturnFiled')).toEqual({
      accrual: [
        ['5450', 29_25, 0],
        ['2200', 0, 29_25],
      ],
      cash: [],
    });
    expect(booked('IftaReturnPaid')).toEqual({
      accrual: [
        ['2200', 29_25, 0],
        ['1000', 0, 29_25],
      ],
      cash: [
        ['5450', 29_25, 0],
        ['1000', 0, 29_25],
      ],
    });
  });
  it('turn around for a refund, and book the difference of an amendment', () => {
    expect(booked('IftaReturnFiled', 1).accrual).toEqual([
      ['2200', 15_00, 0],
      ['5450', 0, 15_00],
    ]);
    expect(booked('IftaReturnPaid', 1).accrual).toEqual([
      ['1000', 15_00, 0],
      ['2200', 0, 15_00],
    ]);
    expect(booked('IftaReturnAmended').accrual).toEqual([
      ['2200', 4_00, 0],
      ['5450', 0, 4_00],
    ]);
  });
});
