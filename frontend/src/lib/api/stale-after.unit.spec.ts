import { staleAfter } from './stale-after';

describe('what is asked for again after a change', () => {
  it.each([
    ['an invoice', 'RUL-388', staleAfter.invoice, ['invoices', 'dashboard']],
    ['an expense', 'RUL-389', staleAfter.expense, ['expenses', 'dashboard']],
  ] as const)('of %s: the lists and the figures of the dashboard', (_, row, stale, names) => {
    proves(row);
    expect(stale).toEqual(expect.arrayContaining(names.map((name) => [name])));
  });
});
