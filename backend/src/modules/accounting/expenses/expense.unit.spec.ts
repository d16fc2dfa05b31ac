import { kindOf } from '../../../platform/records/kind/kind';
import { Expense } from './expense';

const { options } = kindOf(Expense);
const displayName = options.displayName as (row: object) => string;
const receipt = (...papers: object[]): unknown => options.computed?.['receiptUrl']?.of({ id: 9, papers } as never);
const paper = (nr: number, removedAt: string | null = null) => ({ nr, documentType: 'receipt', removedAt });

describe('an expense', () => {
  it.each([
    ['Pilot', 'Fill-up', 'Pilot'],
    [null, 'Fill-up', 'Fill-up'],
    [null, null, 'fuel'],
  ])('at %p for %p is called %s', (vendor, description, name) =>
    expect(displayName({ vendor, description, category: 'fuel' })).toBe(name),
  );
  it('shows the latest receipt that is still there', () => {
    expect(receipt()).toBeNull();
    expect(receipt(paper(1), paper(2))).toBe('/api/files/expense-9-receipt-2');
    expect(receipt(paper(1), paper(2, '2026-11-21T12:00:00.000Z'))).toBe('/api/files/expense-9-receipt-1');
    expect(receipt(paper(1, '2026-11-21T12:00:00.000Z'))).toBeNull();
  });
});
