import { act, screen, within } from '@testing-library/react';
import type { FakeAnswer } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { admin } from '../../testing/prepared/people';
import { brokerOf } from '../../testing/prepared/records';
import { stopTime, untilSeen } from '../../testing/still-time';
import { toast } from './toast-store';

afterEach(() => jest.useRealTimers());

describe('a notice', () => {
  it('of what was saved is seen before any time passes after the answer, whatever was on the screen', async () => {
    let answer: (answer: FakeAnswer) => void = () => undefined;
    const { typist, server } = openApp('/clients/brokers?new=1', {
      'GET /api/auth/user': () => ({ body: admin }),
      'POST /api/brokers': () => new Promise<FakeAnswer>((resolve) => (answer = resolve)),
    });
    const form = within(await screen.findByRole('dialog', { name: 'Add New Broker' }));
    await typist.type(form.getByLabelText(/^Name/), 'Prairie Star');
    await typist.click(form.getByRole('button', { name: 'Add Broker' }));
    expect(server.sent('POST', '/api/brokers')).toHaveLength(1);

    stopTime();
    act(() => void toast.error('The file could not be read.', 'Upload failed'));
    answer({ status: 201, body: brokerOf({ id: 4, name: 'Prairie Star' }) });
    await untilSeen(() => screen.getByText('Broker created successfully'));
    expect(screen.getByRole('link', { name: 'Open Prairie Star' })).toHaveAttribute('href', '/clients/brokers/4');
    expect(screen.queryByText('Upload failed')).not.toBeInTheDocument();
  });
});
