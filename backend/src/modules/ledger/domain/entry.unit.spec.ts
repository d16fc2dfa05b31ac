import { saysOf } from '../../../platform/event-store/fact-catalog';
import { deciderSpec } from '../../../platform/testing/decider-spec';
import { entryDecider, type PostEntry } from './entry';
import './entry.facts';
import type { Entry, EntryFact, EntryLine } from './entry.facts';

const given = deciderSpec(entryDecider);
const debit = (accountNumber: string, amount: number): EntryLine => ({
  accountNumber,
  description: 'x',
  debit: amount,
  credit: 0,
});
const credit = (accountNumber: string, amount: number): EntryLine => ({
  accountNumber,
  description: 'x',
  debit: 0,
  credit: amount,
});
const entry = (...lines: EntryLine[]): Entry => ({
  id: 'e',
  entryDate: '2026-11-21',
  description: 'Invoice',
  reference: 'INV-000001',
  source: { kind: 'invoice', id: '1' },
  clientId: null,
  lines,
});
const post = (...lines: EntryLine[]): PostEntry => ({ type: 'PostEntry', ...entry(...lines) });
const posted = (...lines: EntryLine[]): EntryFact => ({ type: 'JournalEntryPosted', data: entry(...lines) });

describe('a journal entry', () => {
  it('that balances is posted as it is', () =>
    given()
      .when(post(debit('1100', 2_000_00), credit('4000', 1_850_00), credit('4050', 150_00)))
      .then(posted(debit('1100', 2_000_00), credit('4000', 1_850_00), credit('4050', 150_00))));
  it('is posted once, however often it is asked', () =>
    given(posted(debit('1100', 1), credit('4000', 1)))
      .when(post(debit('1100', 1), credit('4000', 1)))
      .thenNothing());
  it('that is a cent off is refused and says so', () =>
    given()
      .when(post(debit('1100', 2_000_00), credit('4000', 1_999_99)))
      .thenRefused('ENTRY_UNBALANCED', 'Debits and credits differ by $0.01'));
  it.each([
    ['no line', []],
    ['one line', [debit('1100', 1)]],
  ])('with %s is refused', (_, lines) =>
    given()
      .when(post(...lines))
      .thenRefused('ENTRY_TOO_SHORT'),
  );
  it.each<[string, EntryLine]>([
    ['both sides', { ...debit('1100', 1), credit: 1 }],
    ['no side', debit('1100', 0)],
    ['a negative debit', debit('1100', -1)],
    ['a negative credit', credit('1100', -1)],
  ])('with a line of %s is refused', (_, line) => {
    given()
      .when(post(line, debit('1000', 1), credit('4000', 1)))
      .thenRefused('ENTRY_LINE', 'either a debit or a credit');
  });
  it('is told by its amount, what it books and both accounts; one of many lines by the first', () => {
    const told = (...lines: EntryLine[]) => saysOf(posted(...lines))?.text;
    expect(told(debit('1100', 2_000_00), credit('4000', 2_000_00))).toBe(
      'posted $2,000.00 for invoice {invoice:1}: debit 1100 {account:1100}, credit 4000 {account:4000}',
    );
    expect(told(debit('1100', 2_000_00), credit('4000', 1_850_00), credit('4050', 150_00))).toBe(
      'posted $2,000.00 for invoice {invoice:1}: debit 1100 {account:1100} and 2 more lines',
    );
  });
  it('that books no record is told by itself', () => {
    const byHand = { ...posted(debit('1100', 1_00), credit('3000', 1_00)) };
    expect(saysOf({ ...byHand, data: { ...byHand.data, source: null } })?.text).toBe(
      'posted $1.00 as journal entry {record}: debit 1100 {account:1100}, credit 3000 {account:3000}',
    );
  });
});
