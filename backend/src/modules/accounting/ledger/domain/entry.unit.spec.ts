import { foldState } from '../../../../platform/event-log/events/decider';
import { saysOf } from '../../../../platform/event-log/events/event-catalog';
import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { entryDecider, type PostEntry } from './entry';
import './entry.events';
import type { Entry, EntryEvent, EntryLine } from './entry.events';
import { declarePostings } from '../../../../platform/money/postings';

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
const posted = (...lines: EntryLine[]): EntryEvent => ({ type: 'JournalEntryPosted', data: entry(...lines) });

// as the modules do whose events are booked
declarePostings({ kind: 'invoice', title: 'invoice' }, {});

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
      .thenRefused('ENTRY_TOO_SHORT', 'at least two lines'),
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
  it('that was posted twice is a history that cannot be', () =>
    expect(() => foldState(entryDecider, [posted(debit('1100', 1)), posted(debit('1100', 1))])).toThrow(
      'History is impossible: an entry is posted once',
    ));
  it.each([
    ['too short', post(debit('1100', 1))],
    ['of a line without sides', post(debit('1100', 0), credit('4000', 1))],
    ['out of balance', post(debit('1100', 2), credit('4000', 1))],
  ])('that is %s is an invalid request, not a conflict with what is there', (_, command) =>
    expect(() => entryDecider.decide(command, entryDecider.initialState)).toThrow(
      expect.objectContaining({ kind: 'invalid' }) as Error,
    ),
  );
  it('of a record that the books have no word for is told by its name alone', () => {
    const odd = { ...posted(debit('1100', 1_00), credit('3000', 1_00)) };
    expect(saysOf({ ...odd, data: { ...odd.data, source: { kind: 'load', id: '9' } } })?.text).toBe(
      'posted $1.00 for {load:9}: debit 1100 {account:1100}, credit 3000 {account:3000}',
    );
  });
});
