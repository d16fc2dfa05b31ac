import { weeksFrom } from './weeks';

describe('the weeks of the desk', () => {
  it.each([
    ['a Monday', '2026-11-23', '2026-11-30'],
    ['a Wednesday', '2026-11-25', '2026-11-30'],
    ['a Sunday', '2026-11-29', '2026-11-30'],
    ['the last week of a year', '2026-12-31', '2027-01-04'],
  ])('begin on %s with what is late and what is left of the week', (_, today, monday) => {
    expect(weeksFrom(today).slice(0, 2)).toEqual([
      { from: null, before: today },
      { from: today, before: monday },
    ]);
  });

  it('go on for eleven weeks from Monday to Sunday, and end with all that is later', () => {
    expect(weeksFrom('2026-11-25').slice(2)).toEqual([
      { from: '2026-11-30', before: '2026-12-07' },
      { from: '2026-12-07', before: '2026-12-14' },
      { from: '2026-12-14', before: '2026-12-21' },
      { from: '2026-12-21', before: '2026-12-28' },
      { from: '2026-12-28', before: '2027-01-04' },
      { from: '2027-01-04', before: '2027-01-11' },
      { from: '2027-01-11', before: '2027-01-18' },
      { from: '2027-01-18', before: '2027-01-25' },
      { from: '2027-01-25', before: '2027-02-01' },
      { from: '2027-02-01', before: '2027-02-08' },
      { from: '2027-02-08', before: '2027-02-15' },
      { from: '2027-02-15', before: null },
    ]);
  });
});
