import { statusOn } from '../../invoice-money';
import { statusesOf } from './invoice-age';
import { byStatusOnTheDay, isStored, withinStatus } from './invoice-status';

const TODAY = '2026-12-02';
const [settled, late] = [{ someLate: false }, { someLate: true }];

describe('the status of an invoice on a day', () => {
  it('is overdue from the day after it was due, of what is pending alone', () => {
    const on = (status: 'draft' | 'pending' | 'paid' | 'overdue' | 'cancelled', dueDate: string | null) =>
      statusOn({ status, dueDate }, TODAY);
    expect([on('pending', '2026-12-01'), on('pending', '2026-12-02'), on('pending', null)]).toEqual([
      'overdue',
      'pending',
      'pending',
    ]);
    for (const status of ['draft', 'paid', 'cancelled'] as const) expect(on(status, '2026-12-01')).toBe(status);
    expect(on('overdue', '2027-01-01')).toBe('overdue');
  });

  it('is one of those that are stored', () => {
    expect(['cancelled', 'draft', 'overdue', 'paid', 'pending'].every(isStored)).toBe(true);
    expect(['', 'late', 'Paid'].some(isStored)).toBe(false);
  });

  it('sorts status by status, upwards, those that are asked for, each along an index that holds all of it', () => {
    const stepsOf = (...asked: Parameters<typeof byStatusOnTheDay>) => {
      const by = byStatusOnTheDay(...asked);
      return typeof by === 'string' ? [] : (by.steps ?? []);
    };
    const values = (only?: readonly ('paid' | 'draft')[]) =>
      stepsOf(settled, only, undefined).map(({ value }) => value);
    expect(values()).toEqual(['cancelled', 'draft', 'overdue', 'paid', 'pending']);
    expect(values(['paid', 'draft'])).toEqual(['draft', 'paid']);
    const within = (day: typeof late) => stepsOf(day, undefined, 'r.status').map((step) => step.within);
    expect(within(settled)).toEqual(Array(5).fill('r.status'));
    expect(within(late)).toEqual(['r.status', 'r.status', undefined, 'r.status', 'r.status']);
    expect(stepsOf(late, undefined, 'r.standing').map((step) => step.within)).toEqual(Array(5).fill('r.standing'));
    expect([withinStatus('overdue', late), withinStatus('overdue', settled)]).toEqual([undefined, 'r.status']);
  });
});

describe('the age of an open invoice', () => {
  it('goes with the statuses that it leaves possible, of those that are asked for', () => {
    expect(statusesOf('current', undefined)).toEqual(['overdue', 'pending']);
    expect(statusesOf('over-90', undefined)).toEqual(['overdue']);
    expect(statusesOf('current', ['pending', 'paid'])).toEqual(['pending']);
    expect(statusesOf('1-30', ['pending'])).toEqual([]);
  });
});
