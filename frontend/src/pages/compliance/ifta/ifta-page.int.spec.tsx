import { screen, waitFor, within } from '@testing-library/react';
import { lastQuarter } from '../../../features/compliance/ifta/process-words';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { clientUser, driverUser, officeUser, onScreen, processOf } from '../../../testing/portal-scene';
import { redMesa } from '../../../testing/prepared/records';

const received = processOf({
  id: 'p1',
  status: 'received',
  quarter: 'Q4',
  year: 2025,
  submittedDate: null,
  processedDate: null,
});
const done = processOf({ id: 'p2', quarter: 'Q3', year: 2025 });

const office = (answers: Record<string, Answering> = {}): Record<string, Answering> => ({
  'GET /api/auth/user': () => ({ body: officeUser }),
  'GET /api/clients': () => ({ body: [redMesa] }),
  'GET /api/ifta-processes': () => ({ body: [received, done] }),
  'GET /api/audit/records/iftaprocess/p1': () => ({ body: [] }),
  ...answers,
});

beforeEach(() => onScreen('phone'));

describe('IFTA Help for the staff', () => {
  it('lists the processes of all clients and filters them', async () => {
    proves('SCR-024');
    const { typist, server } = openApp('/ifta', office());
    await screen.findByRole('heading', { name: 'IFTA Help' });
    expect(await screen.findByRole('link', { name: 'Red Mesa Transport · Q4 2025' })).toHaveAttribute(
      'href',
      '/ifta/p1',
    );
    await typist.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'received');
    await typist.click(screen.getByRole('combobox', { name: 'Client' }));
    await typist.click(await screen.findByRole('option', { name: 'Red Mesa Transport' }));
    await waitFor(() =>
      expect(Object.fromEntries(server.sent('GET', '/api/ifta-processes').at(-1)?.query ?? [])).toMatchObject({
        status: 'received',
        clientId: 'client-1',
      }),
    );
  });

  it('moves a process to its next status', async () => {
    const { typist, server } = openApp(
      '/ifta',
      office({ 'PATCH /api/ifta-processes/p1': () => ({ body: { ...received, status: 'pending' } }) }),
    );
    await typist.click(await screen.findByRole('button', { name: 'Start work' }));
    expect(await screen.findByText('Red Mesa Transport, Q4 2025 is now pending')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/ifta-processes/p1')[0]?.body).toEqual({ status: 'pending' });
    await waitFor(() => expect(server.sent('GET', '/api/ifta-processes')).toHaveLength(2));
  });

  it('creates a process and leaves the due date to the server', async () => {
    const { typist, server } = openApp(
      '/ifta?new=1',
      office({ 'POST /api/ifta-processes': () => ({ status: 201, body: received }) }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'New IFTA Process' }));
    await typist.click(dialog.getByRole('button', { name: 'Create Process' }));
    expect(await dialog.findByText('Client is required')).toBeInTheDocument();
    await typist.click(dialog.getByRole('combobox', { name: /^Client/ }));
    await typist.click(await screen.findByRole('option', { name: 'Red Mesa Transport', selected: false }));
    await typist.selectOptions(dialog.getByLabelText(/^Quarter/), 'Q2');
    await typist.clear(dialog.getByLabelText(/^Year/));
    await typist.type(dialog.getByLabelText(/^Year/), '2026');
    await typist.type(dialog.getByLabelText(/^Total Miles/), '31250.55');
    await typist.click(dialog.getByRole('button', { name: 'Create Process' }));
    expect(await dialog.findByText('Total miles must be a number with at most 1 place')).toBeInTheDocument();
    await typist.type(dialog.getByLabelText(/^Total Miles/), '{Backspace}');
    await typist.type(dialog.getByLabelText(/^Tax Owed/), '1,412.3');
    await typist.click(dialog.getByRole('button', { name: 'Create Process' }));
    expect(await screen.findByText('IFTA process created successfully')).toBeInTheDocument();
    const body = server.sent('POST', '/api/ifta-processes')[0]?.body;
    expect(body).toMatchObject({
      clientId: 'client-1',
      quarter: 'Q2',
      year: 2026,
      status: 'received',
      totalMiles: '31250.5',
      taxOwed: '1412.30',
    });
    expect(body).not.toHaveProperty('dueDate');
  }, 20_000);

  it('opens one at its address, and edits it', async () => {
    const { typist, server } = openApp(
      '/ifta/p1',
      office({ 'PATCH /api/ifta-processes/p1': () => ({ body: received }) }),
    );
    const panel = within(await screen.findByRole('dialog', { name: 'Red Mesa Transport, Q4 2025' }));
    expect(panel.getByText(/^Due 01\/31\/2026/)).toBeInTheDocument();
    await typist.click(panel.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit IFTA Process' }));
    await typist.clear(dialog.getByLabelText(/^Notes/));
    await typist.type(dialog.getByLabelText(/^Notes/), 'Waiting for Texas');
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('IFTA process updated successfully')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/ifta-processes/p1')[0]?.body).toEqual({ notes: 'Waiting for Texas' });
  });

  it('says what the server has against it under the field', async () => {
    const { typist } = openApp(
      '/ifta/p1',
      office({
        'PATCH /api/ifta-processes/p1': () =>
          problem(409, 'There is one for this quarter', [
            { field: 'quarter', message: 'There is one for Q4 2025 already' },
          ]),
      }),
    );
    await typist.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit IFTA Process' }));
    await typist.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('There is one for Q4 2025 already')).toBeInTheDocument();
  });

  it('has nothing to change without the permission', async () => {
    openApp('/ifta', office({ 'GET /api/auth/user': () => ({ body: { ...officeUser, permissions: ['ifta.read'] } }) }));
    await screen.findByRole('link', { name: 'Red Mesa Transport · Q4 2025' });
    expect(screen.queryByRole('button', { name: 'Start work' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New Process' })).not.toBeInTheDocument();
  });

  it('has words for an empty list', async () => {
    openApp('/ifta', office({ 'GET /api/ifta-processes': () => ({ body: [] }) }));
    expect(await screen.findByText('No IFTA processes yet')).toBeInTheDocument();
  });
});

describe('IFTA Help for everybody else', () => {
  it('leads a client to the IFTA status', async () => {
    const { server } = openApp('/ifta', office({ 'GET /api/auth/user': () => ({ body: clientUser }) }));
    await screen.findByRole('heading', { name: 'IFTA Help' });
    expect(await screen.findByRole('link', { name: 'See your IFTA Status' })).toHaveAttribute(
      'href',
      '/client-portal/ifta',
    );
    expect(server.sent('GET', '/api/ifta-processes')).toHaveLength(0);
  });

  it('tells a driver what to send', async () => {
    openApp('/ifta', office({ 'GET /api/auth/user': () => ({ body: driverUser }) }));
    expect(await screen.findByText('We file your fuel tax for you')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See your IFTA Status' })).not.toBeInTheDocument();
  });

  it('leads a driver with a file to the trip and the fuel receipt that are sent', async () => {
    const driver = { ...driverUser, driverId: 7, permissions: [...driverUser.permissions, 'driver.write'] };
    openApp('/ifta', office({ 'GET /api/auth/user': () => ({ body: driver }) }));
    expect(await screen.findByRole('link', { name: 'Add Trip' })).toHaveAttribute('href', '/client-portal/trips?new=1');
    expect(screen.getByRole('link', { name: 'Add Fuel Receipt' })).toHaveAttribute(
      'href',
      '/client-portal/expenses?new=1',
    );
  });
});

describe('the quarter that is proposed', () => {
  it.each([
    ['2026-01-15', 'Q4', 2025],
    ['2026-03-31', 'Q4', 2025],
    ['2026-04-01', 'Q1', 2026],
    ['2026-12-31', 'Q3', 2026],
  ])('on %s is %s %i', (today, quarter, year) => expect(lastQuarter(today)).toEqual({ quarter, year }));
});
