import { screen, waitFor } from '@testing-library/react';
import { problem, type Answering } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { agentUser, signedInAs } from '../../../testing/prepared/people';
import { newTypist } from '../../../testing/typist';

const open = async (answers: Record<string, Answering> = {}) => {
  localStorage.setItem('agentSession', JSON.stringify({ agent: agentUser.agent, role: 'agent', token: 't-1' }));
  const app = openApp('/agent-profile', {
    ...signedInAs(agentUser),
    'GET /api/sessions': () => ({ body: [] }),
    ...answers,
  });
  await screen.findByRole('heading', { name: 'Agent Profile' });
  jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:chosen');
  jest.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return app;
};
const picture = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'me.png', { type });
const upload = (file: File) =>
  newTypist({ applyAccept: false }).upload(screen.getByLabelText('Upload Avatar', { selector: 'input' }), file);

describe('the agent profile', () => {
  it('shows what only an administrator changes as plain text', async () => {
    proves('SCR-238', 'SCR-239', 'SCR-240', 'SCR-241', 'RUL-046');
    await open();
    for (const text of ['agent-7', 'Riley at Ridgeline', 'Dispatch'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getAllByText('Standard')).toHaveLength(2);
    expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('name'))).toEqual([
      'firstName',
      'lastName',
      'email',
    ]);
  });

  it('saves first name, last name and e-mail', async () => {
    proves('SCR-242..SCR-245', 'MSG-061', 'RUL-046', 'RUL-135', 'API-022');
    const { server, typist } = await open({
      'PATCH /api/agent/profile': ({ body }) => ({ body: { ...agentUser, ...(body as object) } }),
    });
    await typist.clear(screen.getByLabelText(/^First Name/));
    await typist.type(screen.getByLabelText(/^First Name/), 'Rylee');
    await typist.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/agent/profile')[0]?.body).toEqual({
      firstName: 'Rylee',
      lastName: 'Nguyen',
      email: 'riley@ridgeline.test',
    });
    expect(sessionStorage).toHaveLength(0);
  });

  it('tells a failure, shows the reason and keeps what was typed, also over a reload', async () => {
    proves('MSG-063');
    const { typist } = await open({
      'PATCH /api/agent/profile': () =>
        problem(409, 'Conflict', [{ field: 'email', message: 'That e-mail is already in use' }]),
    });
    await typist.clear(screen.getByLabelText(/^Email/));
    await typist.type(screen.getByLabelText(/^Email/), 'dana@ridgeline.test');
    await typist.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to update profile. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('That e-mail is already in use')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('dana@ridgeline.test');
    expect(JSON.parse(sessionStorage.getItem('axlebook.draft.user-7.agent-profile.user-7') ?? '{}')).toMatchObject({
      fields: { email: { typed: 'dana@ridgeline.test' } },
    });
  });

  it('refuses an e-mail that is none', async () => {
    const { server, typist } = await open();
    await typist.clear(screen.getByLabelText(/^Email/));
    await typist.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Valid email is required')).toBeInTheDocument();
    expect(server.sent('PATCH', '/api/agent/profile')).toHaveLength(0);
  });
});

describe('the picture of an agent', () => {
  it('is sent as a file and shown at once', async () => {
    proves('SCR-237', 'API-023', 'FLD-0042');
    let arrive = (_answer: { body: unknown }): void => undefined;
    const { server } = await open({ 'POST /api/agent/avatar': () => new Promise((resolve) => (arrive = resolve)) });
    await upload(picture(1_000));
    expect(screen.getByRole('img', { name: 'Picture of Riley Nguyen' })).toHaveAttribute('src', 'blob:chosen');
    arrive({ body: { profileImageUrl: '/api/files/avatar-1' } });
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Picture of Riley Nguyen' })).toHaveAttribute(
        'src',
        '/api/files/avatar-1',
      ),
    );
    const [sent] = server.sent('POST', '/api/agent/avatar');
    const form = sent?.body as FormData;
    expect(form).toBeInstanceOf(FormData);
    expect(form.get('avatar')).toBeInstanceOf(File);
    expect(sent?.headers.has('content-type')).toBe(false);
  });

  it('may have 5MB and not a byte more', async () => {
    proves('MSG-062', 'RUL-133', 'RUL-178');
    const { server } = await open({
      'POST /api/agent/avatar': () => ({ body: { profileImageUrl: '/api/files/avatar-1' } }),
    });
    await upload(picture(5 * 1024 * 1024 + 1));
    expect(await screen.findByText('File Too Large')).toBeInTheDocument();
    expect(screen.getByText('Please upload an image smaller than 5MB.')).toBeInTheDocument();
    expect(server.sent('POST', '/api/agent/avatar')).toHaveLength(0);
    await upload(picture(5 * 1024 * 1024));
    await waitFor(() => expect(server.sent('POST', '/api/agent/avatar')).toHaveLength(1));
  });

  it('must be a picture', async () => {
    proves('RUL-134', 'ENM-060');
    const { server } = await open();
    expect(screen.getByLabelText('Upload Avatar', { selector: 'input' })).toHaveAttribute('accept', 'image/*');
    await upload(picture(1_000, 'application/pdf'));
    expect(await screen.findByText('Not an Image')).toBeInTheDocument();
    expect(server.sent('POST', '/api/agent/avatar')).toHaveLength(0);
  });

  it('that does not arrive is told, with the reason', async () => {
    proves('MSG-064');
    await open({ 'POST /api/agent/avatar': () => problem(415, 'This file is not a picture') });
    await upload(picture(1_000));
    expect(await screen.findByText('Upload Failed')).toBeInTheDocument();
    expect(screen.getByText('Failed to upload avatar. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('This file is not a picture')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Picture of Riley Nguyen' })).toHaveAttribute('src', '/default-avatar.svg');
  });
});
