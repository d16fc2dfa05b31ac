import { screen, waitFor, within } from '@testing-library/react';
import { onScreen } from '../../../../testing/portal-scene';
import { hubRecord, openHub } from './hub.fixture';

const cellsOf = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the tax of Form 2290', () => {
  const summary = [
    { taxYear: 2025, vehicles: 1_204, taxed: 1_200, suspended: 4, tax: '648000.00', electronic: true },
    { taxYear: 2024, vehicles: 3, taxed: 2, suspended: 1, tax: '1100.00', electronic: false },
  ];
  const weights = [
    { category: 'A', from: 55_000, to: 55_000, tax: '100.00' },
    { category: 'B', from: 55_001, to: 56_000, tax: '122.00' },
    { category: 'V', from: 75_001, to: null, tax: '550.00' },
  ];
  const open = (at: string, results = summary) =>
    openHub(at, {
      record: hubRecord('plates/2290', { tax: '550.00', category: 'V', weight: 80_000, taxYear: 2025 }),
      answers: {
        'GET /api/names/client': () => ({ body: [{ id: 'c-1', name: 'Red Mesa' }] }),
        'GET /api/heavy-use-filings/summary': () => ({ body: results }),
        'GET /api/heavy-use-filings/weights': () => ({ body: weights }),
      },
    });
  const periods = () => screen.findByRole('table', { name: 'Tax by period' });

  it('is summed by period, and says which have to be filed electronically', async () => {
    const { server } = open('plates/2290');
    expect(cellsOf(await periods())).toEqual([
      ['Period', 'Vehicles', 'Taxed', 'Suspended', 'Tax'],
      ['July 2025 to June 2026 · has to be filed electronically', '1,204', '1,200', '4', '$648,000.00'],
      ['July 2024 to June 2025', '3', '2', '1', '$1,100.00'],
    ]);
    const [asked] = server.sent('GET', '/api/heavy-use-filings/summary');
    expect(asked?.query.has('clientId')).toBe(false);
  });

  it('is that of the client and the year that the list is narrowed to', async () => {
    const { server } = open('plates/2290?clientId=c-1&taxYear=2024');
    expect(cellsOf(await periods()).map(([period]) => period)).toEqual(['Period', 'July 2024 to June 2025']);
    const [asked] = server.sent('GET', '/api/heavy-use-filings/summary');
    expect(asked?.query.get('clientId')).toBe('c-1');
  });

  it('has no table by period where nothing is filed', async () => {
    open('plates/2290', []);
    expect(await screen.findByRole('table', { name: 'Weight table of Form 2290' })).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Tax by period' })).toBeNull();
  });

  it('goes by weight', async () => {
    open('plates/2290');
    expect(cellsOf(await screen.findByRole('table', { name: 'Weight table of Form 2290' }))).toEqual([
      ['Category', 'Taxable gross weight', 'Tax, July to June'],
      ['A', '55,000 lb', '$100.00'],
      ['B', '55,001 to 56,000 lb', '$122.00'],
      ['V', 'Over 75,000 lb', '$550.00'],
    ]);
  });

  it.each([
    ['V', 'V'],
    [null, ''],
  ])('of a vehicle of the category %s stands in its line', async (category, words) => {
    onScreen('desk');
    openHub('plates/2290', { record: hubRecord('plates/2290', { category, tax: '550.00' }) });
    const grid = within(await screen.findByRole('grid', { name: 'Form 2290 filings' }));
    const [headers = [], line = []] = grid
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect([line[headers.indexOf('Category')], line[headers.indexOf('Tax')]]).toEqual([words, '$550.00']);
  });

  it('can be asked for by each tax year that has begun, the last first', async () => {
    open('plates/2290');
    const years = within(await screen.findByRole('combobox', { name: 'Tax Year' })).getAllByRole('option');
    const [all, ...offered] = years.map(({ textContent }) => textContent);
    expect(all).toBe('All tax years');
    expect(offered.at(-1)).toBe('2024');
    expect(offered).toEqual(offered.toSorted().toReversed());
    expect(Number(offered[0])).toBeGreaterThanOrEqual(2026);
  });
});

describe('the fee of an IRP renewal', () => {
  const open = (changes: object) =>
    openHub('plates/renewals/r-1', {
      record: hubRecord('plates/renewals', {
        fee: '1500.50',
        reportingFrom: '2024-07-01',
        reportingTo: '2025-06-30',
        keptUntil: '2029-03-31',
        ...changes,
      }),
    });

  it('is told by jurisdiction, with the distance it goes by', async () => {
    open({
      jurisdictions: [
        { jurisdiction: 'OK', distance: '60000.0', fullFee: '2000.00' },
        { jurisdiction: 'TX', distance: '40000.5', fullFee: '751.25' },
      ],
      shares: [
        { jurisdiction: 'OK', percent: 60, fee: '1200.00' },
        { jurisdiction: 'TX', percent: 40, fee: '300.50' },
      ],
    });
    expect(cellsOf(await screen.findByRole('table', { name: 'Fee by jurisdiction' }))).toEqual([
      ['Jurisdiction', 'Miles', 'Share', 'Full fee', 'Fee'],
      ['Oklahoma', '60,000', '60%', '$2,000.00', '$1,200.00'],
      ['Texas', '40,000.5', '40%', '$751.25', '$300.50'],
      ['Total', '$1,500.50'],
    ]);
    expect(
      screen.getByText('Distance from 07/01/2024 to 06/30/2025. Its records are kept until 03/31/2029.'),
    ).toBeInTheDocument();
  });

  it('has no table while no jurisdiction is known', async () => {
    open({ jurisdictions: [], shares: [] });
    expect(await screen.findByText(/^Distance from 07\/01\/2024/)).toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'Fee by jurisdiction' })).toBeNull();
  });

  it('stands beside the plates of the plan, in views of one tab', async () => {
    open({});
    const views = await screen.findByRole('navigation', { name: 'IRP', hidden: true });
    await waitFor(() =>
      expect(
        within(views)
          .getAllByRole('link', { hidden: true })
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Plates', '/features/plates'],
        ['IRP Renewals', '/features/plates/renewals'],
      ]),
    );
  });
});
