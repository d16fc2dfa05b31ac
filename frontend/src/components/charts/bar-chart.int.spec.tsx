import { screen, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { BarChart } from './bar-chart';

const draw = () =>
  renderApp(
    <BarChart
      title="Open invoices by age"
      by="Days past due"
      series={['Open']}
      groups={[
        {
          label: 'Not yet due',
          bars: [{ amount: '1200.50', note: '3 invoices', behind: { to: '/a?due=0', of: 'balance' } }],
        },
        { label: '1–30 days', bars: [{ amount: '0.00', note: 'no invoice', behind: { to: null, of: 'balance' } }] },
      ]}
    />,
  );

describe('a chart of bars', () => {
  it('opens the list behind each of its bars', () => {
    draw();
    const opens = screen.getByRole('link', { name: 'Not yet due: $1,200.50 (3 invoices)' });
    expect(opens).toHaveAttribute('href', '/a?due=0');
    expect(opens.querySelector('[data-figure=balance]')).toHaveTextContent('$1,200.50');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('is read as a table by those who do not see it', () => {
    draw();
    const table = screen.getByRole('table', { name: 'Open invoices by age' });
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['Days past dueOpen', 'Not yet due$1,200.50 (3 invoices)', '1–30 days$0.00 (no invoice)']);
  });

  it('names what is compared', () => {
    const bar = (amount: string) => ({ amount, behind: { to: `/list?${amount}`, of: 'amount' } });
    renderApp(
      <BarChart
        title="Billed and received"
        by="Month"
        series={['Billed', 'Received']}
        groups={[{ label: 'March 2026', tick: 'Mar', bars: [bar('10.00'), bar('7.25')] }]}
      />,
    );
    expect(screen.getByRole('link', { name: 'March 2026, received: $7.25' })).toHaveAttribute('href', '/list?7.25');
    expect(screen.getByRole('figure', { name: 'Billed and received' })).toHaveTextContent('Billed');
  });
});
