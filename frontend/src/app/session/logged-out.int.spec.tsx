import { screen, waitFor, within } from '@testing-library/react';
import { problem } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { admin } from '../../testing/prepared/people';
import { staffUser } from '../../testing/render-app';
import { pass, stopTime, untilSeen } from '../../testing/still-time';

const me = { 'GET /api/auth/user': () => ({ body: staffUser }) };
const NOTICE = 'You are logged out. Logging in again...';

const addBroker = async ({ typist }: ReturnType<typeof openApp>) => {
  await typist.click((await screen.findAllByRole('button', { name: 'Add Broker' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Broker' }));
  await typist.type(dialog.getByLabelText(/^Name/), 'Prairie Star');
  await typist.click(dialog.getByRole('button', { name: 'Add Broker' }));
  return dialog;
};

afterEach(() => jest.useRealTimers());

describe('an answer of 401', () => {
  it('to a list leads to the login half a second after a notice, and back to the same filter later', async () => {
    proves('MSG-002', 'RUL-162', 'RUL-177');
    stopTime();
    const { left } = openApp('/clients?status=active', {
      ...me,
      'GET /api/client-standings': () => problem(401, 'Unauthorized'),
    });
    await untilSeen(() => screen.getByText(NOTICE));
    await pass(499);
    expect(left).not.toHaveBeenCalled();
    await pass(1);
    expect(left).toHaveBeenCalledWith('/api/login');
    expect(sessionStorage.getItem('axlebook.returnTo')).toBe('/clients?status=active');
  });

  it.each([
    ['/', '/api/invoices'],
    ['/accounting', '/api/invoices'],
    ['/business', '/api/business-entities'],
    ['/clients', '/api/client-standings'],
    ['/drivers', '/api/drivers'],
    ['/expenses', '/api/expenses'],
    ['/documents', '/api/compliance-documents'],
    ['/payments', '/api/compliance-payments'],
    ['/support', '/api/support-requests'],
    ['/insurance', '/api/insurance'],
    ['/loads', '/api/loads'],
    ['/profile', '/api/profile'],
  ])('on the screen %s leads to the login half a second after the notice', async (path, call) => {
    proves('SCR-309', 'MSG-003', 'RUL-189', 'RUL-400', 'RUL-402', 'RUL-407');
    stopTime();
    const refused = () => problem(401, 'Unauthorized');
    const { left } = openApp(path, { 'GET /api/auth/user': () => ({ body: admin }), [`GET ${call}`]: refused });
    await untilSeen(() => screen.getByText(NOTICE));
    expect(screen.getByText('Unauthorized')).toBeInTheDocument();
    await pass(499);
    expect(left).not.toHaveBeenCalled();
    await pass(1);
    expect(left).toHaveBeenCalledWith('/api/login');
  });

  it('to several calls is told once', async () => {
    const refused = () => problem(401, 'Unauthorized');
    const { left, server } = openApp('/', { ...me, 'GET /api/invoices': refused, 'GET /api/dashboard/stats': refused });
    await screen.findByText(NOTICE);
    await waitFor(() => expect(left).toHaveBeenCalled());
    expect(server.sent('GET', '/api/dashboard/stats')).toHaveLength(1);
    expect(server.sent('GET', '/api/invoices')).toHaveLength(1);
    expect(left).toHaveBeenCalledTimes(1);
    expect(screen.getAllByText(NOTICE)).toHaveLength(1);
  });

  it('to a change asks for a sign-in over the form; who does not want to is led to the login, and the text is kept', async () => {
    const app = openApp('/clients/brokers', { ...me, 'POST /api/brokers': () => problem(401, 'Unauthorized') });
    const dialog = await addBroker(app);
    const over = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    await app.typist.click(over.getByRole('button', { name: 'Leave this page' }));
    expect(await screen.findByText(NOTICE)).toBeInTheDocument();
    await waitFor(() => expect(app.left).toHaveBeenCalledWith('/api/login'));
    expect(dialog.getByLabelText(/^Name/)).toHaveValue('Prairie Star');
    expect(screen.queryByText('Failed to create broker')).not.toBeInTheDocument();
  });

  it('to the quiet question after the system state does not log anybody out', async () => {
    const { left } = openApp('/clients', { ...me, 'GET /api/health/ready': () => problem(401, 'Unauthorized') });
    expect(await screen.findByText('System Offline')).toBeInTheDocument();
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
  });
});

describe('an answer of 403', () => {
  it('to a change is told as not allowed, once', async () => {
    const app = openApp('/clients/brokers', {
      ...me,
      'POST /api/brokers': () => problem(403, 'You may not add brokers'),
    });
    await addBroker(app);
    expect(await screen.findByText('Not allowed')).toBeInTheDocument();
    expect(screen.queryByText('Failed to create broker')).not.toBeInTheDocument();
    expect(app.left).not.toHaveBeenCalled();
  });

  it('to a list shows that there is no access', async () => {
    openApp('/clients', { ...me, 'GET /api/client-standings': () => problem(403, 'Forbidden') });
    expect(await screen.findByText('You do not have access to this')).toBeInTheDocument();
  });
});

describe('a refused form', () => {
  it('shows a field problem under its field only', async () => {
    const app = openApp('/clients/brokers', {
      ...me,
      'POST /api/brokers': () => problem(409, 'Conflict', [{ field: 'name', message: 'This broker exists already' }]),
    });
    const dialog = await addBroker(app);
    expect(await dialog.findByText('This broker exists already')).toBeInTheDocument();
    expect(screen.getAllByText('This broker exists already')).toHaveLength(1);
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tells the rest above the form, with a notice in a row of its own inside the dialog', async () => {
    const app = openApp('/clients/brokers', { ...me, 'POST /api/brokers': () => problem(409, 'The books are closed') });
    const dialog = await addBroker(app);
    expect(await dialog.findByText('The books are closed')).toBeInTheDocument();
    expect(await dialog.findByText('Failed to create broker')).toBeInTheDocument();
  });
});
