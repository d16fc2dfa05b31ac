import { catchUp, type StoredObligation } from './catch-up';
import type { Occurrence } from './duties';

const SPAN = { today: '2026-11-22', until: '2027-11-22' };
const RETURN: Occurrence = {
  rule: 'ifta_return',
  title: 'IFTA return',
  subject: null,
  period: '4Q2026',
  dueDate: '2027-02-01',
  nominalDate: '2027-01-31',
  amount: null,
  basis: '1 qualified vehicle',
  source: 'P1040',
  missing: [],
  doneOn: null,
};
const CARD: Occurrence = {
  ...RETURN,
  rule: 'medical_certificate',
  title: 'Medical certificate',
  subject: { kind: 'driver', id: '7', name: 'Dana Ruiz' },
  period: '2026-12-05',
  dueDate: '2026-12-05',
  nominalDate: '2026-12-05',
};
const ending = (on: string): Occurrence => ({ ...CARD, period: on, dueDate: on, nominalDate: on });
const kept = ({ subject, doneOn: _, ...one }: Occurrence, over: Partial<StoredObligation> = {}): StoredObligation => ({
  ...one,
  id: 'o-1',
  subjectKind: subject?.kind ?? null,
  subjectId: subject?.id ?? null,
  subjectName: subject?.name ?? null,
  status: 'open',
  ...over,
});

describe('the obligations of a client', () => {
  it('arise from what the rules say, and stand as they are the second time', () => {
    expect(catchUp([], [RETURN, CARD], SPAN)).toEqual([
      { do: 'add', occurrence: RETURN },
      { do: 'add', occurrence: CARD },
    ]);
    expect(catchUp([kept(RETURN), kept(CARD, { id: 'o-2' })], [RETURN, CARD], SPAN)).toEqual([]);
  });
  it('arise a year ahead, and late where a record says that it has ended', () => {
    expect(catchUp([], [ending('2027-11-22')], SPAN)).toHaveLength(1);
    expect(catchUp([], [ending('2027-11-23')], SPAN)).toEqual([]);
    expect(catchUp([], [ending('2026-03-01')], SPAN)).toHaveLength(1);
  });
  it('neither arise nor come back once they are over; what is there still follows', () => {
    const past = { ...RETURN, dueDate: '2026-11-21', missing: ['1 test'], isOver: true };
    expect(catchUp([], [past], SPAN)).toEqual([]);
    expect(catchUp([kept(past, { status: 'lapsed' })], [{ ...past, missing: [] }], SPAN)).toEqual([]);
    expect(catchUp([kept(past)], [{ ...past, missing: [] }], SPAN)).toEqual([
      { do: 'change', id: 'o-1', changes: { missing: [] } },
    ]);
    expect(catchUp([], [{ ...past, isOver: false }], SPAN)).toHaveLength(1);
  });
  it('do not arise when they are done already', () =>
    expect(catchUp([], [{ ...RETURN, doneOn: '2026-11-01' }], SPAN)).toEqual([]));

  it.each(['open', 'waiting', 'ready'] as const)('that are %s follow day, amount and what is missing', (status) =>
    expect(
      catchUp([kept(RETURN, { status })], [{ ...RETURN, amount: 5_500, missing: ['USDOT number'] }], SPAN),
    ).toEqual([{ do: 'change', id: 'o-1', changes: { amount: 5_500, missing: ['USDOT number'] } }]),
  );
  it.each(['filed', 'accepted', 'not_applicable'] as const)('that are %s stay as they were', (status) => {
    expect(catchUp([kept(RETURN, { status })], [{ ...RETURN, amount: 5_500 }], SPAN)).toEqual([]);
    expect(catchUp([kept(RETURN, { status })], [], SPAN)).toEqual([]);
  });
  it('are accepted when another record says that they are done', () =>
    expect(catchUp([kept(RETURN)], [{ ...RETURN, doneOn: '2026-11-20' }], SPAN)).toEqual([
      { do: 'accept', id: 'o-1', on: '2026-11-20' },
    ]));

  it('lapse when nothing asks for them any more, and come back', () => {
    expect(catchUp([kept(RETURN)], [], SPAN)).toEqual([{ do: 'lapse', id: 'o-1' }]);
    expect(catchUp([kept(RETURN, { status: 'lapsed' })], [], SPAN)).toEqual([]);
    expect(catchUp([kept(RETURN, { status: 'lapsed' })], [{ ...RETURN, amount: 1 }], SPAN)).toEqual([
      { do: 'revive', id: 'o-1', changes: { amount: 1 } },
    ]);
  });
  it('stay when they are past and not done', () => {
    const past = { ...RETURN, dueDate: '2026-11-21' };
    expect(catchUp([kept(past)], [], SPAN)).toEqual([]);
    expect(catchUp([kept({ ...past, dueDate: '2026-11-22' })], [], SPAN)).toEqual([{ do: 'lapse', id: 'o-1' }]);
  });

  it('are done by a renewal: the same ends much later', () => {
    expect(catchUp([kept(CARD)], [ending('2028-12-01')], SPAN)).toEqual([
      { do: 'accept', id: 'o-1', on: '2026-11-22' },
    ]);
    expect(catchUp([kept(CARD)], [ending('2027-01-02')], SPAN)).toEqual([
      { do: 'add', occurrence: ending('2027-01-02') },
      { do: 'accept', id: 'o-1', on: '2026-11-22' },
    ]);
  });
  it('lapse when a day was only corrected, or its record is gone', () => {
    expect(catchUp([kept(CARD)], [ending('2027-01-01')], SPAN)).toEqual([
      { do: 'add', occurrence: ending('2027-01-01') },
      { do: 'lapse', id: 'o-1' },
    ]);
    expect(catchUp([kept(CARD)], [{ ...ending('2028-12-01'), title: 'License' }], SPAN)).toEqual([
      { do: 'lapse', id: 'o-1' },
    ]);
    expect(catchUp([kept(CARD, { dueDate: '2026-11-01', period: '2026-11-01' })], [], SPAN)).toEqual([
      { do: 'lapse', id: 'o-1' },
    ]);
  });
});
