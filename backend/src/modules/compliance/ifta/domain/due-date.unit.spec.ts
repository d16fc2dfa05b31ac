import { dueDateOf, type Quarter } from './due-date';

describe('the due date of a fuel-tax return', () => {
  // domain-rules.md §1.2, with the dates cited there
  it.each<[number, Quarter, string]>([
    [2026, 'Q3', '2026-11-02'],
    [2026, 'Q4', '2027-02-01'],
    [2027, 'Q1', '2027-04-30'],
    [2027, 'Q2', '2027-08-02'],
    [2025, 'Q4', '2026-02-02'],
    [2026, 'Q1', '2026-04-30'],
    [2026, 'Q2', '2026-07-31'],
  ])('of %d %s is %s', (year, quarter, due) => expect(dueDateOf(year, quarter)).toBe(due));
});
