import type { RecordedEvent } from '../../../../platform/event-log/events/events';
import type { Projection } from '../../../../platform/event-log/projections/projection';
import type { Row } from '../../../../platform/event-log/projections/rows';
import type { Entry } from '../domain/entry.events';
import { cashLines, journalLines } from './journal-lines';
import { ledgerMonths } from './ledger-months';
import { ledgerParts } from './ledger-parts';

const line = (accountNumber: string, debit: number, credit: number) => ({
  accountNumber,
  description: `on ${accountNumber}`,
  debit,
  credit,
});
/** An invoice of two lines of revenue, of which one is given back. */
const entry: Entry = {
  id: 'e',
  entryDate: '2026-11-21',
  description: 'Invoice',
  reference: 'INV-7',
  source: { kind: 'invoice', id: '7' },
  clientId: 'c',
  lines: [line('1100', 900, 0), line('4000', 0, 1_000), line('4000', 100, 0)],
};
const eventOf = (data: Entry): RecordedEvent => ({
  type: 'JournalEntryPosted',
  data,
  position: 1,
  stream: 'entry-e',
  version: 1,
  schema: 1,
  recordedAt: '2026-11-21T15:00:00.000Z',
  metadata: { causation: 'invoice-7@1' } as RecordedEvent['metadata'],
});

/** The rows that entries leave, one after the other. */
const rowsAfter = ({ keys, fold }: Projection, ...entries: readonly Entry[]): Row[] => {
  const rows = new Map<string, Row>();
  for (const event of entries.map(eventOf))
    for (const key of keys(event)) {
      const text = JSON.stringify(key);
      rows.set(text, fold(rows.get(text), event, key) ?? {});
    }
  return [...rows.values()];
};

describe('the general ledger', () => {
  it('has a row for each line of an entry, in its order, with what it books and by which fact', () => {
    const same = {
      entryId: 'e',
      entryDate: '2026-11-21',
      reference: 'INV-7',
      sourceKind: 'invoice',
      sourceId: '7',
      clientId: 'c',
      causedBy: 'invoice-7@1',
      ...{ loadId: null, vehicleId: null, driverId: null, documentId: null, reverses: null },
      ...{ partyKind: null, partyId: null, moved: false, accrualOnly: true },
    };
    expect(rowsAfter(journalLines, entry)).toEqual([
      { ...same, line: 0, accountNumber: '1100', description: 'on 1100', debit: 900, credit: 0 },
      { ...same, line: 1, accountNumber: '4000', description: 'on 4000', debit: 0, credit: 1_000 },
      { ...same, line: 2, accountNumber: '4000', description: 'on 4000', debit: 100, credit: 0 },
    ]);
  });

  it('has entries that book no record and are no client’s', () => {
    const byHand: Entry = { ...entry, source: null, clientId: null };
    for (const row of rowsAfter(journalLines, byHand))
      expect(row).toMatchObject({ sourceKind: null, sourceId: null, clientId: null });
  });
});

describe('the lines on cash basis', () => {
  const cashOf = (over: Partial<Entry>) =>
    rowsAfter(cashLines, { ...entry, ...over }).map(({ accountNumber, debit, credit, moved }) => [
      accountNumber,
      debit,
      credit,
      moved,
    ]);
  const paid = [line('1000', 880, 0), line('6000', 20, 0), line('1100', 0, 900)];

  it('are none of an entry that reads the same, and none of an invoice', () => {
    expect(cashOf({ source: null })).toEqual([]);
    expect(cashOf({})).toEqual([]);
  });

  it('are those that the entry says', () =>
    expect(cashOf({ lines: paid, cashLines: [line('1000', 880, 0), line('4050', 0, 880)] })).toEqual([
      ['1000', 880, 0, true],
      ['4050', 0, 880, true],
    ]));

  it('are freight for a payment of an earlier release', () => {
    expect(cashOf({ lines: paid })).toEqual([
      ['1000', 880, 0, true],
      ['6000', 20, 0, true],
      ['4000', 0, 900, true],
    ]);
    const kept = [line('6000', 900, 0), line('1100', 0, 900)];
    expect(cashOf({ lines: kept })).toEqual([
      ['6000', 900, 0, false],
      ['4000', 0, 900, false],
    ]);
  });

  it('are none of what an earlier release had on account, and read the same where it was paid', () => {
    const source = { kind: 'expense', id: '9' };
    const rows = rowsAfter(journalLines, { ...entry, source, lines: [line('5000', 5, 0), line('2000', 0, 5)] });
    expect(rows.map(({ accrualOnly }) => accrualOnly)).toEqual([true, true]);
    expect(cashOf({ source, lines: [line('5000', 5, 0), line('2100', 0, 5)] })).toEqual([]);
    const bought = rowsAfter(journalLines, { ...entry, source, lines: [line('5000', 5, 0), line('2050', 0, 5)] });
    expect(bought.map(({ accrualOnly, moved }) => [accrualOnly, moved])).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe('the sums of a month', () => {
  const month = { basis: 'accrual', span: 'month', firstDay: '2026-11-01', clientId: 'c', moved: false };
  const monthsOfBooks = (...entries: readonly Entry[]) =>
    rowsAfter(ledgerMonths, ...entries).filter(({ span, clientId }) => span === 'month' && clientId !== '*');
  const revenue = { ...month, accountNumber: '4000', debit: 100, credit: 1_000, lines: 2 };

  it('are of each account alone, whatever the lines of an entry are', () =>
    expect(monthsOfBooks(entry)).toEqual([
      { ...month, accountNumber: '1100', debit: 900, credit: 0, lines: 1 },
      revenue,
    ]));

  it('grow by each entry of the month', () =>
    expect(monthsOfBooks(entry, { ...entry, entryDate: '2026-11-30' })).toEqual([
      { ...month, accountNumber: '1100', debit: 1_800, credit: 0, lines: 2 },
      { ...revenue, debit: 200, credit: 2_000, lines: 4 },
    ]));

  it('are of each month and of each client alone, and of the firm itself', () => {
    const rows = monthsOfBooks(
      entry,
      { ...entry, entryDate: '2026-12-01' },
      { ...entry, clientId: 'd' },
      { ...entry, clientId: null },
    );
    expect(rows.filter(({ accountNumber }) => accountNumber === '4000')).toEqual([
      revenue,
      { ...revenue, firstDay: '2026-12-01' },
      { ...revenue, clientId: 'd' },
      { ...revenue, clientId: '' },
    ]);
  });

  it('are on both bases, and apart where money moves', () => {
    const bought = [line('5000', 70, 0), { ...line('1010', 0, 70), cash: true as const }];
    const row = { ...month, moved: true, lines: 1 };
    expect(monthsOfBooks({ ...entry, source: null, lines: bought })).toEqual(
      (['accrual', 'cash'] as const).flatMap((basis) => [
        { ...row, basis, accountNumber: '5000', debit: 70, credit: 0 },
        { ...row, basis, accountNumber: '1010', debit: 0, credit: 70 },
      ]),
    );
  });

  it('are of all books together as well, by month and by day', () => {
    const rows = rowsAfter(ledgerMonths, entry, { ...entry, clientId: 'd' }, { ...entry, clientId: null });
    const all = { ...revenue, clientId: '*', debit: 300, credit: 3_000, lines: 6 };
    expect(rows.filter(({ accountNumber, clientId }) => accountNumber === '4000' && clientId === '*')).toEqual([
      all,
      { ...all, span: 'day', firstDay: '2026-11-21' },
    ]);
  });

  it('are of each book by calendar year as well', () => {
    const rows = rowsAfter(
      ledgerMonths,
      entry,
      { ...entry, entryDate: '2026-01-31' },
      { ...entry, entryDate: '2025-12-31' },
      { ...entry, clientId: null },
    );
    const year = { ...revenue, span: 'year', firstDay: '2026-01-01' };
    expect(rows.filter(({ accountNumber, span }) => accountNumber === '4000' && span === 'year')).toEqual([
      { ...year, debit: 200, credit: 2_000, lines: 4 },
      { ...year, firstDay: '2025-01-01' },
      { ...year, clientId: '' },
    ]);
  });
});

describe('the sums of a part', () => {
  it('are of each vehicle, driver and broker that a line names; a client is none', () => {
    const named = { ...line('5000', 70, 0), vehicleId: 'v', driverId: 4 };
    const owed = { ...line('1000', 0, 70), party: { kind: 'client' as const, id: 'c' } };
    const row = {
      span: 'month',
      firstDay: '2026-11-01',
      clientId: 'c',
      accountNumber: '5000',
      debit: 70,
      credit: 0,
      lines: 1,
    };
    const year = { ...row, span: 'year', firstDay: '2026-01-01' };
    expect(rowsAfter(ledgerParts, { ...entry, source: null, lines: [named, owed] })).toEqual(
      (['accrual', 'cash'] as const).flatMap((basis) => [
        { ...row, basis, dimension: 'vehicle', value: 'v' },
        { ...year, basis, dimension: 'vehicle', value: 'v' },
        { ...row, basis, dimension: 'driver', value: '4' },
        { ...year, basis, dimension: 'driver', value: '4' },
      ]),
    );
    const ofBroker = { ...line('4000', 0, 70), party: { kind: 'broker' as const, id: '3' } };
    const sums = rowsAfter(ledgerParts, { ...entry, lines: [line('1100', 70, 0), ofBroker] });
    const earned = { basis: 'accrual', dimension: 'broker', value: '3', accountNumber: '4000', debit: 0, credit: 70 };
    expect(sums).toEqual([
      { ...row, ...earned },
      { ...year, ...earned },
    ]);
  });
});
