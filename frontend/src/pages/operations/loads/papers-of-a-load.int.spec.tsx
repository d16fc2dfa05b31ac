import { screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../testing/open-app';
import { documentOf, officeUser, onScreen } from '../../../testing/portal-scene';
import { loadOf } from '../../../testing/prepared/records';

const load = loadOf({ id: 9, loadNumber: 'L-9', pickupLocation: 'Elko, NV', dropoffLocation: 'Omaha, NE' });
const value = (name: string, text: string, over: object = {}) => ({
  ...{ line: 5, name, page: 1, said: `${name} ${text}`, value: text, isSure: true, currency: null },
  ...over,
});
const receipt = documentOf({
  ...{ id: 5, originalName: 'IMG_0001.jpg', documentType: 'receipt', loadId: 9, readingStatus: 'read' },
  readKind: 'lumper_receipt',
  readValues: [value('total', '180.00', { currency: 'USD' }), value('date', '2026-07-12', { isSure: false })],
});
const papers = [
  receipt,
  documentOf({ id: 6, originalName: 'IMG_0002.jpg', readingStatus: 'waiting' }),
  documentOf({ id: 7, originalName: 'IMG_0003.jpg', readingStatus: 'unreadable', readingFault: 'No text was found.' }),
  documentOf({ id: 8, originalName: 'bill.pdf', readingStatus: 'read', readKind: 'bill_of_lading', readValues: [] }),
  documentOf({ id: 10, originalName: 'other.pdf' }),
];
const PERMISSIONS = ['loads.read', 'loads.write', 'documents.read'];
const open = () =>
  openApp('/loads/9', {
    'GET /api/auth/user': () => ({ body: { ...officeUser, permissions: [...officeUser.permissions, ...PERMISSIONS] } }),
    'GET /api/loads': () => ({ body: [load] }),
    'GET /api/loads/9': () => ({ body: load }),
    'GET /api/documents': () => ({ body: papers }),
    'PUT /api/loads/9/stops': () => ({ body: load }),
  });

beforeEach(() => onScreen('desk'));

describe('the papers of a load', () => {
  it('say what was read of them, what is not sure, and what could not be read', async () => {
    open();
    const list = within(await screen.findByRole('list', { name: 'Documents' }));
    expect(await list.findByText('Lumper receipt')).toBeInTheDocument();
    expect(list.getByText('Total: $180.00')).toBeInTheDocument();
    expect(list.getByText('Date: 07/12/2026 (look at it)')).toBeInTheDocument();
    expect(list.getByText('Being read')).toBeInTheDocument();
    expect(list.getByText('Could not be read. No text was found.')).toBeInTheDocument();
    expect(list.getByText('No printed name of who signed it was found. Look at the picture.')).toBeInTheDocument();
  });

  it('of a lumper are taken for one of its stops', async () => {
    const { typist, server } = open();
    await typist.click(await screen.findByRole('button', { name: '$180.00 lumper at Omaha, NE' }));
    await waitFor(() => expect(server.sent('PUT', '/api/loads/9/stops')).toHaveLength(1));
    const [sent] = server.sent('PUT', '/api/loads/9/stops');
    const { stops } = sent!.body as { stops: { place: string; lumper: unknown }[] };
    expect(stops.map(({ place, lumper }) => [place, lumper])).toEqual([
      ['Elko, NV', null],
      ['Omaha, NE', '180.00'],
    ]);
    expect(await screen.findByText('Lumper at Omaha, NE: $180.00')).toBeInTheDocument();
  });
});
