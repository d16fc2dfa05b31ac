import { deciderSpec } from '../../../../platform/testing/decider-spec';
import { bankLineDecider, type BankLineCommand } from './bank-line';
import type { BankLineEvent } from './bank-line.events';
import { AS_EXPENSE, CHARGE } from './bank-line.fixture';

const given = deciderSpec(bankLineDecider);
const { id, ...terms } = CHARGE;
const NEVER = { id, reconciledThrough: null };
const imported: BankLineEvent = { type: 'BankLineImported', data: CHARGE };
const lines = [{ entryId: '0198cccc-0000-7000-8000-000000000001', line: 1 }];
const matched: BankLineEvent = { type: 'BankLineMatched', data: { ...CHARGE, lines } };
const booked: BankLineEvent = { type: 'BankLineBooked', data: { ...CHARGE, booking: AS_EXPENSE } };
const ignored: BankLineEvent = { type: 'BankLineIgnored', data: { ...CHARGE, reason: 'Twice in the file' } };
const match = (...amounts: readonly number[]): BankLineCommand => ({
  ...NEVER,
  type: 'MatchBankLine',
  lines: amounts.map((amount, at) => ({ entryId: lines[0]?.entryId ?? '', line: at + 1, amount })),
});
const unmatch: BankLineCommand = { ...NEVER, type: 'UnmatchBankLine', on: '2026-11-20' };

describe('A line of the bank', () => {
  it('is imported once, with an amount', () => {
    given().when({ type: 'ImportBankLine', id, terms }).then(imported);
    given(imported).when({ type: 'ImportBankLine', id, terms }).thenRefused('ALREADY_EXISTS');
    given()
      .when({ type: 'ImportBankLine', id, terms: { ...terms, amount: 0 } })
      .thenRefused('INVALID');
    given().when(unmatch).thenRefused('NOT_FOUND');
  });

  it('is matched with lines of the ledger that come to its amount to the cent', () => {
    given(imported).when(match(-15_00)).then(matched);
    given(imported)
      .when(match(-15_01))
      .thenRefused('INVALID', /come to -\$15\.01, .* to -\$15\.00: they differ by \$0\.01$/);
    given(imported)
      .when(match(-10_00, -5_00))
      .then({
        type: 'BankLineMatched',
        data: { ...CHARGE, lines: [...lines, { entryId: lines[0]?.entryId ?? '', line: 2 }] },
      });
    given(imported)
      .when(match())
      .thenRefused('INVALID', /^Choose the lines/);
    given(imported)
      .when(match(...Array.from({ length: 51 }, () => -1)))
      .thenRefused('INVALID', /^At most 50/);
    const twice = { ...match(-7_50), lines: [-7_50, -7_50].map((amount) => ({ entryId: 'e', line: 0, amount })) };
    given(imported)
      .when(twice)
      .thenRefused('INVALID', /named twice/);
  });

  it('is booked on another account than its own, not before its day', () => {
    const book = (over: object): BankLineCommand => ({
      ...NEVER,
      type: 'BookBankLine',
      booking: { ...AS_EXPENSE, ...over },
    });
    given(imported).when(book({})).then(booked);
    given(imported)
      .when(book({ accountNumber: '1000' }))
      .thenRefused('INVALID', /account of the bank itself/);
    given(imported)
      .when(book({ bookedOn: '2026-11-19' }))
      .thenRefused('INVALID', /before its date/);
  });

  it('is ignored with a reason', () => {
    given(imported).when({ type: 'IgnoreBankLine', id, reason: 'Twice in the file' }).then(ignored);
  });

  it('is settled once', () => {
    for (const [settled, word] of [
      [matched, 'matched'],
      [booked, 'booked'],
      [ignored, 'ignored'],
    ] as const) {
      given(imported, settled)
        .when(match(-15_00))
        .thenRefused('BANK_LINE_STATUS', `A bank line that is ${word} cannot be matched`);
      given(imported, settled).when({ type: 'IgnoreBankLine', id, reason: 'x' }).thenRefused('BANK_LINE_STATUS');
    }
  });

  it('is opened again: its match is given up, its entry taken back', () => {
    const on = '2026-11-20';
    given(imported, matched)
      .when(unmatch)
      .then({ type: 'BankLineUnmatched', data: { ...CHARGE, was: 'matched', lines, booking: null, on } });
    given(imported, booked)
      .when(unmatch)
      .then({ type: 'BankLineUnmatched', data: { ...CHARGE, was: 'booked', lines: [], booking: AS_EXPENSE, on } });
    given(imported, ignored)
      .when(unmatch)
      .then({ type: 'BankLineUnmatched', data: { ...CHARGE, was: 'ignored', lines: [], booking: null, on } });
    given(imported).when(unmatch).thenRefused('BANK_LINE_STATUS', 'This bank line is open already');
    const again: BankLineEvent = {
      type: 'BankLineUnmatched',
      data: { ...CHARGE, was: 'matched', lines, booking: null, on },
    };
    given(imported, matched, again).when(match(-15_00)).then(matched);
  });

  it('stays as it is within a reconciled range, but for one that is ignored', () => {
    const reconciledThrough = '2026-11-20';
    given(imported, matched)
      .when({ ...unmatch, reconciledThrough })
      .thenRefused('RECONCILED', 'The account is reconciled to 11/20/2026; undo that first');
    given(imported, booked)
      .when({ ...unmatch, reconciledThrough })
      .thenRefused('RECONCILED');
    given(imported)
      .when({ ...match(-15_00), reconciledThrough } as BankLineCommand)
      .thenRefused('RECONCILED', /or ignore this line$/);
    given(imported, matched)
      .when({ ...unmatch, reconciledThrough: '2026-11-19' })
      .then({
        type: 'BankLineUnmatched',
        data: { ...CHARGE, was: 'matched', lines, booking: null, on: '2026-11-20' },
      });
    given(imported, ignored)
      .when({ ...unmatch, reconciledThrough })
      .then({
        type: 'BankLineUnmatched',
        data: { ...CHARGE, was: 'ignored', lines: [], booking: null, on: '2026-11-20' },
      });
  });
});
