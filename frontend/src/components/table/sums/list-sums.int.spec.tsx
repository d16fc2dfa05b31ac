import { screen } from '@testing-library/react';
import type { Listing } from '../../../lib/api/api-client';
import { fakeApi } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { ListSums } from './list-sums';

const columns = [
  { field: 'number', header: 'Number' },
  { field: 'distance', header: 'Distance', adds: 'miles' },
  { field: 'amount', header: 'Amount', adds: 'money' },
  { field: 'balance', header: 'Balance', adds: 'money', hidden: true },
] as const;
const show = (list: Listing<unknown>, choices: Record<string, boolean> = {}, totals?: Record<string, string>) =>
  renderApp(<ListSums list={list} columns={columns} choices={choices} totals={totals} />);
const shown = (): string | null | undefined => document.querySelector('[data-sums]')?.textContent;

const TOLD = JSON.stringify({
  amount: { in: 'money', sum: '12300.00' },
  balance: { in: 'money', sum: '-4100.5' },
  distance: { in: 'miles', sum: '1204.5' },
  rate: { in: 'money', sum: '1.00' },
});

describe('what stands below a list', () => {
  it('is the count and the sums of all rows that the server told, in the words of the columns', () => {
    show({ items: [{}], total: 204, sums: TOLD });
    expect(shown()).toBe('204 rows · Distance 1,204.5 mi · Amount $12,300.00');
  });

  it('has the sums of the columns that somebody turned on, not of those that were turned off', () => {
    show({ items: [{}], total: 1, sums: TOLD }, { balance: true, distance: false });
    expect(shown()).toBe('1 row · Amount $12,300.00 · Balance -$4,100.50');
  });

  it('has a sum for each currency and measure that the rows are in', () => {
    const sums = {
      amount: { in: 'money', sum: '12300.00' },
      'amount.money_cad': { in: 'money_cad', sum: '-4000.00' },
      'distance.kilometers': { in: 'kilometers', sum: '1204.5' },
      amounts: { in: 'money', sum: '1.00' },
    };
    show({ items: [{}], total: 3, sums: JSON.stringify(sums) });
    expect(shown()).toBe('3 rows · Distance 1,204.5 km · Amount $12,300.00 + -C$4,000.00');
  });

  it('has the average of days', () => {
    show({ items: [{}], total: 2, sums: JSON.stringify({ number: { in: 'days', sum: '21' } }) });
    expect(shown()).toBe('2 rows · Number 21 on average');
  });

  it('does not repeat what stands below a column already', () => {
    show({ items: [{}], total: 2, sums: TOLD }, {}, { amount: '$12,300.00' });
    expect(shown()).toBe('2 rows · Distance 1,204.5 mi');
  });

  it('adds up a list that came at once: all of its rows, not those of the page', () => {
    const all = [
      { amount: '1200.10', distance: '100.25' },
      { amount: '-0.10', distance: '0.8' },
      { amount: null, distance: null },
    ];
    show({ items: all.slice(0, 1), total: 3, all });
    expect(shown()).toBe('3 rows · Distance 101.05 mi · Amount $1,200.00');
  });

  it('asks once more for the sums of a list that was counted to a thousand', async () => {
    const server = fakeApi({
      'GET /api/loads': () => ({ body: [], headers: { 'x-total-count': '20412', 'x-sums': TOLD } }),
    });
    show({
      items: [{}],
      total: 1_000,
      isMore: true,
      asked: 'http://here/api/loads?status=pending&cursor=b_1&limit=25',
      sums: null,
    });
    expect(shown()).toBe('1,000+ rows');
    expect(await screen.findByText('20,412 rows')).toBeInTheDocument();
    expect(shown()).toBe('20,412 rows · Distance 1,204.5 mi · Amount $12,300.00');
    expect(server.seen.map(({ query }) => query.toString())).toEqual(['status=pending&limit=1&total=exact']);
  });
});
