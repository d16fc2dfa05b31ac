import { screen, within } from '@testing-library/react';
import type { Answer } from '../../../lib/api/api-types';
import { fakeApi } from '../../../testing/fake-api';
import { leastOfAnswer } from '../../../testing/kit-records';
import { admin } from '../../../testing/prepared/people';
import { renderApp } from '../../../testing/render-app';
import { FigureList } from './figure-list';
import { ReadingList } from './reading-list';
import { ReadingView } from './reading-view';

type Figure = Answer<'ReaderFigure'>;
type Reading = Answer<'PaperReading'>;
const figure = (more: Partial<Figure> = {}): Figure => ({
  month: '2026-11',
  paperKind: 'rate_confirmation',
  field: 'total',
  kept: 9,
  changed: 1,
  emptied: 0,
  typed: 2,
  saved: 12,
  precision: '90.0',
  recall: '75.0',
  ...more,
});
const line = { load: 0, page: 1, line: 9, currency: null, recordId: null, confidence: 80 };
const reading: Reading = {
  ...(leastOfAnswer('get', '/api/readings/{id}') as Reading),
  id: '01920000-0000-7000-8000-000000000001',
  name: 'confirmation.pdf',
  status: 'saved',
  paperKind: 'rate_confirmation',
  readBy: 'Ann Lee',
  fields: [
    { ...line, name: 'total', value: '1000.00', currency: 'USD' },
    { ...line, name: 'pickupDate', value: '2026-07-12', line: 7, confidence: 50 },
  ],
  outcomes: [
    { name: 'total', outcome: 'changed' },
    { name: 'miles', outcome: 'typed' },
  ],
};
const prepared = (figures: readonly Figure[], readings: readonly Reading[] = [reading]) =>
  fakeApi({
    'GET /api/views': () => ({ body: [] }),
    'GET /api/reader-figures': () => ({ body: figures, headers: { 'x-total-count': String(figures.length) } }),
    'GET /api/readings': () => ({ body: readings, headers: { 'x-total-count': String(readings.length) } }),
    [`GET /api/readings/${reading.id}`]: () => ({ body: reading }),
  });

describe('how well papers are read', () => {
  it('is told by field, kind and month, and each number leads to its papers', async () => {
    const server = prepared([figure(), figure({ field: 'miles', precision: null, recall: '0.0', kept: 0 })]);
    renderApp(<FigureList />, { user: admin, at: '/readings?paperKind=rate_confirmation&sort=-recall' });
    const table = within(await screen.findByRole('grid'));
    expect(await table.findByText('90.0%')).toBeInTheDocument();
    expect(table.getByText('75.0%')).toBeInTheDocument();
    expect(table.getAllByText('—').length).toBeGreaterThan(0);
    expect(table.getByRole('link', { name: '1 changed: Total' })).toHaveAttribute(
      'href',
      '/readings/papers?month=2026-11&paperKind=rate_confirmation&field=total&outcome=changed',
    );
    const asked = server.sent('GET', '/api/reader-figures')[0]?.query;
    expect([asked?.get('paperKind'), asked?.get('sort')]).toEqual(['rate_confirmation', '-recall']);
  });

  it('says that there is nothing yet', async () => {
    prepared([]);
    renderApp(<FigureList />, { user: admin, at: '/readings' });
    expect(await screen.findByText('No papers approved yet')).toBeInTheDocument();
  });
});

describe('papers that were read', () => {
  it('are those behind a number', async () => {
    const server = prepared([]);
    renderApp(<ReadingList />, { user: admin, at: '/readings/papers?field=total&outcome=changed' });
    expect(await screen.findByText('confirmation.pdf')).toBeInTheDocument();
    expect(screen.getByText('0 of 2')).toBeInTheDocument();
    const asked = server.sent('GET', '/api/readings')[0]?.query;
    expect([asked?.get('field'), asked?.get('outcome')]).toEqual(['total', 'changed']);
  });

  it('say of each field what was proposed, where, and what became of it', async () => {
    prepared([]);
    renderApp(<ReadingView id={reading.id} history={null} onClose={() => undefined} />, { user: admin });
    const table = within(await screen.findByRole('table', { name: 'Fields' }));
    const rows = table.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'FieldProposedOutcome',
      'Total$1,000.00page 1, line 9, 80% sureChanged',
      'Pickup date07/12/2026page 1, line 7, offered only—',
      'Miles—Typed by hand',
    ]);
  });
});
