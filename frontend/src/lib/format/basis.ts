export type Basis = 'accrual' | 'cash';

/** A basis by its name, and in one sentence what it means. */
export const BASES: Readonly<Record<Basis, readonly [name: string, sentence: string]>> = {
  accrual: ['Accrual basis', 'On accrual basis, income counts when it is billed, an expense when it is owed.'],
  cash: ['Cash basis', 'On cash basis, income and expenses count when the money moves.'],
};

/** The basis that an address names; accrual when it names none. */
export const basisIn = (value: string): Basis => (value === 'cash' ? 'cash' : 'accrual');
