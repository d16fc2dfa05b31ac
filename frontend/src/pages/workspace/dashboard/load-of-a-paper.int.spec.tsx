import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FieldOfPaper, ReadDocument } from '../../../lib/api/api-types';
import { fakeUploads, fileOf } from '../../../testing/fake-upload';
import { leastOfAnswer } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';
import { brokerOf, loadOf } from '../../../testing/prepared/records';

const READING = '/api/documents/read';
const field = (name: string, value: string, line: number, over: Partial<FieldOfPaper> = {}): FieldOfPaper => ({
  ...{
    name,
    value,
    line,
    currency: null,
    confidence: 0.8,
    page: 1,
    said: `${name}: ${value}`,
    source: 'text' as const,
  },
  choices: [],
  ...over,
});
const PAPER: ReadDocument = {
  ...(leastOfAnswer('post', READING) as ReadDocument),
  kind: 'rate_confirmation',
  load: null,
  fields: [
    field('broker', 'Prairie Star Carriers', 3),
    field('loadNumber', 'CH-5567', 2),
    field('total', '1000.00', 9, { currency: 'USD', said: 'Total Rate: $1,000.00' }),
    field('pickup', 'Reno, NV', 5),
    field('delivery', 'Boise, ID', 6),
    field('pickupDate', '2026-07-12', 7),
    field('miles', '420', 8, { confidence: 0.5 }),
  ],
  terms: [field('detentionRate', '50.00', 10, { currency: 'USD', said: 'Detention $50.00/hr' })],
  parties: [
    { name: 'broker', said: 'Prairie Star Carriers', record: { id: '4', name: 'Prairie Star Carriers' }, close: [] },
  ],
};
const load = loadOf({ id: 12, loadNumber: 'CH-5567' });

describe('a rate confirmation that becomes a load alone', () => {
  const open = async (paper: ReadDocument) => {
    const uploads = fakeUploads();
    const app = openApp('/', {
      'GET /api/auth/user': () => ({ body: admin }),
      'GET /api/brokers': () => ({ body: [brokerOf({ id: 4, name: 'Prairie Star Carriers' })] }),
      'GET /api/loads': () => ({ body: [] }),
      'POST /api/loads': () => ({ status: 201, body: load }),
      'PUT /api/loads/12/terms': () => ({ body: load }),
      [`POST ${READING}/${paper.id}/saved`]: () => ({ status: 204 }),
    });
    const sentTo = (path: string) => uploads.filter((upload) => upload.path === path).at(-1);
    fireEvent.change(await screen.findByLabelText('PDF to read'), {
      target: { files: [fileOf('confirmation.pdf', 'application/pdf')] },
    });
    await waitFor(() => expect(sentTo(READING)).toBeDefined());
    act(() => sentTo(READING)?.answer({ status: 200, body: paper }));
    return { ...app, sentTo };
  };

  it('fills in its form with the line of each field; saving keeps the terms and the paper', async () => {
    const { typist, server, sentTo } = await open(PAPER);
    await typist.click(await screen.findByRole('button', { name: 'Load only' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add New Load' }));
    expect(await form.findByDisplayValue('CH-5567')).toBeInTheDocument();
    expect(form.getByLabelText(/^Pickup Location/)).toHaveValue('Reno, NV');
    expect(form.getByLabelText('Distance (miles)')).toHaveValue('');
    expect(form.getByText('Read from page 1, line 9: Total Rate: $1,000.00')).toBeInTheDocument();
    expect(form.getByText('Read from page 1, line 3: broker: Prairie Star Carriers')).toBeInTheDocument();
    await typist.type(form.getByLabelText(/^Drop-off Location/), ' 83716');
    expect(form.queryByText(/line 6/)).toBeNull();
    await typist.click(form.getByRole('button', { name: 'Add Load' }));
    await waitFor(() => expect(sentTo('/api/documents/upload')).toBeDefined());
    expect(sentTo('/api/documents/upload')?.form.get('loadId')).toBe('12');
    act(() =>
      sentTo('/api/documents/upload')?.answer({ status: 201, body: leastOfAnswer('post', '/api/documents/upload') }),
    );
    expect(await screen.findByText('Load created successfully')).toBeInTheDocument();
    expect(server.sent('POST', '/api/loads').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...{ loadNumber: 'CH-5567', brokerId: 4, pickupLocation: 'Reno, NV', dropoffLocation: 'Boise, ID 83716' },
        status: 'pending',
      }),
    ]);
    // what was saved of it is measured, without an invoice too
    expect(server.sent('POST', `${READING}/${PAPER.id}/saved`).map(({ body }) => body)).toEqual([{ loadId: 12 }]);
    expect(server.sent('PUT', '/api/loads/12/terms').map(({ body }) => body)).toEqual([
      { detentionRate: '50.00', line: 'Detention $50.00/hr', source: 'paper' },
    ]);
    expect(screen.queryByRole('button', { name: 'Load only' })).toBeNull();
  }, 30_000);

  it('whose load is already on file leads to it', async () => {
    await open({ ...PAPER, load: { id: 12, loadNumber: 'CH-5567', brokerId: 4, total: null } });
    expect(await screen.findByRole('link', { name: 'Load CH-5567 is already on file' })).toHaveAttribute(
      'href',
      '/loads/12',
    );
    expect(screen.queryByRole('button', { name: 'Load only' })).toBeNull();
  });
});
