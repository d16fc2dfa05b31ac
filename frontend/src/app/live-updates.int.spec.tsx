import { act, screen, waitFor } from '@testing-library/react';
import { problem, type Answering } from '../testing/fake-api';
import { FakeStream } from '../testing/fake-stream';
import { openApp } from '../testing/open-app';
import { staffUser } from '../testing/render-app';

const open = async (answers: Record<string, Answering>) => {
  FakeStream.install();
  const app = openApp('/clients', answers);
  await screen.findByRole('heading', { name: 'Client Management' });
  const [stream] = FakeStream.opened;
  if (!stream) throw new Error('The stream was not opened');
  return { ...app, stream };
};

afterAll(() => Reflect.deleteProperty(globalThis, 'EventSource'));

describe('news from the server', () => {
  it('refresh the lists they are about', async () => {
    const { server } = await open({ 'GET /api/auth/user': () => ({ body: staffUser }) });
    const before = server.sent('GET', '/api/client-standings').length;
    FakeStream.tell('client');
    await waitFor(() => expect(server.sent('GET', '/api/client-standings').length).toBeGreaterThan(before));
  });

  it('refused because the session was ended elsewhere lead to the login, at once', async () => {
    let ended = false;
    const { left, stream } = await open({
      'GET /api/auth/user': () => (ended ? problem(401, 'Unauthorized') : { body: staffUser }),
    });
    ended = true;
    act(() => stream.break(FakeStream.CLOSED));
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument();
    await waitFor(() => expect(left).toHaveBeenCalledWith('/api/login'));
  });

  it('that only paused change nothing for the user', async () => {
    const { left, stream, server } = await open({ 'GET /api/auth/user': () => ({ body: staffUser }) });
    act(() => stream.break(0));
    act(() => void stream.dispatchEvent(new Event('open')));
    await waitFor(() => expect(server.sent('GET', '/api/auth/user').length).toBe(2));
    expect(screen.getByRole('heading', { name: 'Client Management' })).toBeInTheDocument();
    expect(left).not.toHaveBeenCalled();
  });

  it('that a restarting server refused are asked for again', async () => {
    const { stream } = await open({ 'GET /api/auth/user': () => ({ body: staffUser }) });
    jest.useFakeTimers();
    act(() => stream.break(FakeStream.CLOSED));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    jest.useRealTimers();
    expect(FakeStream.opened).toHaveLength(2);
  });
});
