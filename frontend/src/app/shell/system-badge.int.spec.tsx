import { act, screen } from '@testing-library/react';
import { FakeStream } from '../../testing/fake-stream';
import { openApp } from '../../testing/open-app';
import { staffUser } from '../../testing/render-app';

const goes = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const open = async (answers: Parameters<typeof openApp>[1] = {}) => {
  FakeStream.install();
  const app = openApp('/clients', { 'GET /api/auth/user': () => ({ body: staffUser }), ...answers });
  await screen.findByText('System Online');
  return app;
};

describe('the system badge', () => {
  afterAll(() => Reflect.deleteProperty(globalThis, 'EventSource'));

  it('is offline as soon as the device is, and online again', async () => {
    await open();
    goes(false);
    expect(screen.getByText('System Offline')).toBeInTheDocument();
    goes(true);
    expect(await screen.findByText('System Online')).toBeInTheDocument();
  });

  it('is offline when a request gets no answer, and looks again by itself', async () => {
    let there = true;
    await open({
      'GET /api/health/ready': () => (there ? { body: { status: 'ok' } } : lost()),
      'GET /api/client-standings': () => (there ? { body: [], headers: { 'x-total-count': '0' } } : lost()),
    });
    there = false;
    FakeStream.tell('client');
    expect(await screen.findByText('System Offline', {}, { timeout: 2_000 })).toBeInTheDocument();
    there = true;
    expect(await screen.findByText('System Online', {}, { timeout: 5_000 })).toBeInTheDocument();
  }, 15_000);

  it('offers a reload when the server is a newer release', async () => {
    let version = '1.2.3';
    await open({
      'GET /api/firm': () => ({
        body: {
          name: 'Ridgeline',
          phone: '',
          email: '',
          timeZone: 'America/New_York',
          demo: false,
          version,
          today: '2026-03-02',
        },
      }),
    });
    version = '1.3.0';
    const [stream] = FakeStream.opened;
    act(() => stream?.break(0));
    act(() => void stream?.dispatchEvent(new Event('open')));
    expect(
      await screen.findByRole('button', { name: 'A new version is ready: reload' }, { timeout: 3_000 }),
    ).toBeInTheDocument();
  });
});
