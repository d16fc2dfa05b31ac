import { screen, waitFor } from '@testing-library/react';
import type { DashboardStats } from '../../../lib/api/api-types';
import { fakeApi, problem, type Answering } from '../../../testing/fake-api';
import { renderApp, staffUser } from '../../../testing/render-app';
import { stopHour } from '../../../testing/still-time';
import { StatCards } from './stat-cards';

const all: DashboardStats = {
  pendingInvoices: 4,
  monthlyRevenue: '$8,000',
  fuelExpenses: '$310',
  milesDriven: '1,200',
};
const open = (answer: Answering, at = '/', permissions = ['loads.read', 'expenses.read']) => {
  const server = fakeApi({ 'GET /api/dashboard/stats': answer });
  renderApp(<StatCards owed="3 overdue" />, { user: { ...staffUser, permissions }, at });
  return server;
};
const told = async (answer: Answering, at?: string, permissions?: string[]) => {
  const server = open(answer, at, permissions);
  await waitFor(() => expect(screen.queryByLabelText(/is loading$/)).toBeNull());
  return server;
};
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];
const figures = () =>
  cards().map((card) => [card.dataset['card'], card.querySelector('h4, p.tabular')?.textContent ?? null]);
const behind = () =>
  cards().map((card) => {
    const link = card.querySelector('a');
    return [link?.getAttribute('href') ?? null, link?.dataset['figure'] ?? null];
  });

beforeEach(() => stopHour('2026-02-11T15:00:00.000Z'));

describe('the figures of the dashboard', () => {
  it('are four, and say beside the first what of it is late', async () => {
    await told(() => ({ body: all }));
    expect(figures()).toEqual([
      ['Pending Invoices', '4'],
      ['This Month Revenue', '$8,000'],
      ['Fuel Expenses', '$310'],
      ['Miles Driven', '1,200'],
    ]);
    expect(cards().map((card) => card.textContent?.includes('3 overdue'))).toEqual([true, false, false, false]);
  });

  it('lead each to what they count or sum, of this month where they are of it', async () => {
    const server = await told(() => ({ body: all }));
    expect(behind()).toEqual([
      ['/accounting/invoices?status=pending,overdue', 'rows'],
      ['/payments/invoices?status=received&from=2026-02-01&to=2026-02-28', 'amount'],
      ['/expenses?category=fuel&expenseDateFrom=2026-02-01&expenseDateTo=2026-02-28', 'amount'],
      ['/loads?status=delivered&deliveredOnFrom=2026-02-01', 'distance'],
    ]);
    expect(server.seen.map(({ query }) => query.has('clientId'))).toEqual([false]);
  });

  it('are those of the client alone that the page is narrowed to', async () => {
    const server = await told(() => ({ body: all }), '/?clientId=c-1');
    expect(behind()).toEqual([
      ['/accounting/invoices?status=pending,overdue&clientId=c-1', 'rows'],
      ['/payments/invoices?status=received&from=2026-02-01&to=2026-02-28&clientId=c-1', 'amount'],
      ['/expenses?category=fuel&expenseDateFrom=2026-02-01&expenseDateTo=2026-02-28&clientId=c-1', 'amount'],
      ['/loads?status=delivered&deliveredOnFrom=2026-02-01&clientId=c-1', 'distance'],
    ]);
    expect(server.seen.map(({ query }) => query.get('clientId'))).toEqual(['c-1']);
  });

  it.each([
    ['loads', ['expenses.read'], 'Miles Driven'],
    ['expenses', ['loads.read'], 'Fuel Expenses'],
  ])('lead nowhere for who does not see %s', async (_, permissions, unled) => {
    await told(() => ({ body: all }), '/', permissions);
    const without = cards().filter((card) => card.querySelector('a') === null);
    expect(without.map((card) => card.dataset['card'])).toEqual([unled]);
    expect(document.body.textContent).not.toContain('It could not be loaded.');
  });

  it('have none for the revenue where the server keeps that to itself', async () => {
    await told(() => ({ body: { ...all, monthlyRevenue: null } }));
    await waitFor(() =>
      expect(figures().map(([label]) => label)).toEqual(['Pending Invoices', 'Fuel Expenses', 'Miles Driven']),
    );
  });

  it('are known of none, and lead nowhere, when the server did not tell them', async () => {
    await told(() => problem(500, 'x'));
    expect(figures()).toEqual([
      ['Pending Invoices', '—'],
      ['This Month Revenue', '—'],
      ['Fuel Expenses', '—'],
      ['Miles Driven', '—'],
    ]);
    expect(document.querySelectorAll('a')).toHaveLength(0);
    expect(screen.getAllByText('It could not be loaded.')).toHaveLength(4);
  });

  it('say which of them is on its way', () => {
    open(() => new Promise(() => undefined));
    expect(screen.getAllByLabelText(/is loading$/).map((each) => each.getAttribute('aria-label'))).toEqual([
      'Pending Invoices is loading',
      'This Month Revenue is loading',
      'Fuel Expenses is loading',
      'Miles Driven is loading',
    ]);
    expect(document.body.textContent).not.toContain('It could not be loaded.');
  });
});
