import { kindOf } from '../../../platform/records/kind/kind';
import { IftaProcess } from './ifta-process';

const iftaProcess = kindOf(IftaProcess);

describe('the filing of a quarter', () => {
  it('is kept for its client', () =>
    expect([
      iftaProcess.aggregate.belonging,
      iftaProcess.clientOfRow({ id: 'process-1', clientId: 'client-1' }),
    ]).toEqual(['client', 'client-1']));
});

describe('a new filing of a quarter', () => {
  const year = 2026;
  // due by the end of the month after the quarter, or the next business day (IFTA Procedures Manual P1040); October 31,
  // 2026 is a Saturday
  it.each([
    ['Q1', undefined, '2026-04-30'],
    ['Q3', null, '2026-11-02'],
    ['Q4', undefined, '2027-02-01'],
    ['Q2', '2026-08-15', '2026-08-15'],
  ])('of %s with the due date %s is due on %s', (quarter, dueDate, due) =>
    expect(iftaProcess.defaults({ year, quarter, dueDate })).toEqual({ dueDate: due }),
  );
  it('is the only one of that quarter', () =>
    expect(iftaProcess.options.unique?.[0]?.say({})).toContain('that quarter'));
});
