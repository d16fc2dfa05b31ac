import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openApp } from '../../../testing/open-app';
import { problem } from '../../../testing/fake-api';
import { fileOf } from '../../../testing/fake-upload';
import { officeUser, onScreen } from '../../../testing/portal-scene';

const at = { loadId: 7, loadNumber: 'L-7', stop: 0, place: 'Elko, NV', timeZone: 'America/Los_Angeles' };
const outcome = {
  ...{ booked: false, total: 4 },
  filled: [{ ...at, arrivedAt: '2026-11-10T20:00:00.000Z', departedAt: null }],
  differing: [
    { ...at, what: 'departed' as const, stands: '2026-11-10T23:20:00.000Z', told: '2026-11-10T23:00:00.000Z' },
  ],
  refused: [{ line: 4, reason: 'No open load is hauled by vehicle 99' }],
};
const user = { ...officeUser, permissions: [...officeUser.permissions, 'loads.read', 'loads.write'] };
const open = (answer: object = { body: outcome }) =>
  openApp('/loads?times=1', {
    'GET /api/auth/user': () => ({ body: user }),
    'GET /api/loads': () => ({ body: [] }),
    'POST /api/loads/stop-times': () => answer,
  });
const choose = async () => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop Times' }));
  fireEvent.change(await dialog.findByLabelText(/^GPS or ELD file/), {
    target: { files: [fileOf('gps.csv', 'text/csv')] },
  });
  return dialog;
};

beforeEach(() => onScreen('desk'));

describe('times of a GPS or ELD', () => {
  it('are looked at first: what is filled in, what differs, and what could not be imported', async () => {
    const { typist, server } = open();
    const dialog = await choose();
    expect(await dialog.findByText(/4 rows: 1 stop to fill in, 1 differ/)).toBeInTheDocument();
    expect(within(dialog.getByRole('region', { name: 'Rows: To fill in' })).getAllByRole('row')[1]).toHaveTextContent(
      'L-7Elko, NV11/10/2026 12:00',
    );
    expect(dialog.getByRole('region', { name: 'Rows: Different, left unchanged' })).toHaveTextContent(
      'Departed11/10/2026 15:2011/10/2026 15:00',
    );
    expect(dialog.getByRole('region', { name: 'Rows: Could not be taken' })).toHaveTextContent(
      '4No open load is hauled by vehicle 99',
    );
    expect(server.sent('POST', '/api/loads/stop-times')).toHaveLength(1);
    await typist.click(dialog.getByRole('button', { name: 'Fill in 1 stop' }));
    expect(await screen.findByText('1 stop filled in.')).toBeInTheDocument();
    expect(server.sent('POST', '/api/loads/stop-times')).toHaveLength(2);
    await typist.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of a file that is none are refused with what it lacks', async () => {
    open(problem(400, 'The file has no column with the vehicle, such as Unit or VIN'));
    const dialog = await choose();
    expect(await dialog.findByText('The file has no column with the vehicle, such as Unit or VIN')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
  });
});
