import { screen, waitFor, within } from '@testing-library/react';
import { Component as AdminLogin } from '../pages/people/admin-login/admin-login-page';
import { Component as AgentLogin } from '../pages/people/agent-login/agent-login-page';
import { Component as ClientLogin } from '../pages/people/client-login/client-login-page';
import { Component as StaffLogin } from '../pages/people/staff-login/staff-login-page';
import { fakeApi, problem, type Answering } from '../testing/fake-api';
import { renderApp } from '../testing/render-app';

const firm = {
  'GET /api/firm': () => ({
    body: {
      name: 'Ridgeline',
      phone: '',
      email: '',
      timeZone: 'America/New_York',
      demo: false,
      version: '1.2.3',
      today: '2026-03-02',
    },
  }),
};
const doors = [
  ['staff', StaffLogin],
  ['admin', AdminLogin],
  ['agents', AgentLogin],
  ['client', ClientLogin],
] as const;

const ask = async (door: string, Page: () => React.ReactNode, answer: Answering, email = 'dana@ridgeline.test') => {
  const server = fakeApi({ ...firm, [`POST /api/${door}/request-reset`]: answer });
  const { typist } = renderApp(<Page />);
  await typist.click(screen.getByRole('button', { name: 'Forgot Password?' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset your password' }));
  if (email !== '') await typist.type(dialog.getByLabelText(/^Email/), email);
  await typist.click(dialog.getByRole('button', { name: 'Send reset link' }));
  return { server, typist, dialog };
};

describe.each(doors)('Forgot Password? at the %s door', (door, Page) => {
  it('sends the address to its own door, says the answer and closes', async () => {
    proves('SCR-124', 'SCR-125', 'SCR-141', 'SCR-142', 'MSG-013', 'MSG-018', 'API-004', 'API-007');
    const { server } = await ask(door, Page, () => ({ body: { message: 'A link is on its way.' } }));
    expect(await screen.findByText('A link is on its way.')).toBeInTheDocument();
    expect(server.sent('POST', `/api/${door}/request-reset`)[0]?.body).toEqual({ email: 'dana@ridgeline.test' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the reset dialog', () => {
  it('needs a valid e-mail', async () => {
    proves('SCR-126', 'SCR-143', 'MSG-021', 'RUL-117');
    const { server, dialog } = await ask('staff', StaffLogin, () => ({ body: {} }), 'dana');
    expect(await dialog.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(server.sent('POST', '/api/staff/request-reset')).toHaveLength(0);
  });

  it('in a demo offers the link of the letter', async () => {
    await ask('agents', AgentLogin, () => ({ body: { message: 'A link is on its way.', resetToken: 'tok en/1' } }));
    const link = await screen.findByRole('link', { name: 'Open the reset page' });
    expect(link).toHaveAttribute('href', '/reset-password?token=tok%20en%2F1');
  });

  it('tells a refusal with its message and stays open', async () => {
    proves('MSG-027');
    const { dialog } = await ask('client', ClientLogin, () => problem(429, 'Too many letters. Wait an hour.'));
    expect(await screen.findByText('Reset Failed')).toBeInTheDocument();
    expect(screen.getByText('Too many letters. Wait an hour.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('dana@ridgeline.test');
  });

  it.each<[string, Answering]>([
    [
      'no network',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['an empty body', () => ({ status: 500, notOurs: 'a proxy in between' })],
    ['a body that is no problem of ours', () => ({ status: 502, body: 'upstream', notOurs: 'a proxy in between' })],
  ])('tells a failure without a message in its own words: %s', async (_, answer) => {
    proves('MSG-028');
    await ask('admin', AdminLogin, answer);
    expect(await screen.findByText('Reset Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to send reset link')).toBeInTheDocument();
  });
});
