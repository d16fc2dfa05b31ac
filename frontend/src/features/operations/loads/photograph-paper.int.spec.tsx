import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeUploads, fileOf } from '../../../testing/fake-upload';
import { documentOf, driverUser, onScreen } from '../../../testing/portal-scene';
import { loadOf } from '../../../testing/prepared/records';
import { renderApp } from '../../../testing/render-app';
import { OwnLoad } from './own-load';

const load = loadOf({ id: 7, loadNumber: 'L-7', status: 'in_transit' });
const photo = fileOf('IMG_0001.jpg', 'image/jpeg');
const open = (of = load) => {
  const uploads = fakeUploads();
  const app = renderApp(<OwnLoad load={of} />, { user: driverUser });
  const choose = async (file: File) =>
    fireEvent.change(await screen.findByLabelText('Paper of load L-7'), { target: { files: [file] } });
  return { ...app, uploads, choose };
};

beforeEach(() => onScreen('phone'));

describe('a paper that a driver photographs', () => {
  it('goes to the load with the camera of the phone, and says that it is there', async () => {
    const { uploads, choose } = open();
    const field = await screen.findByLabelText('Paper of load L-7');
    expect([field.getAttribute('capture'), field.getAttribute('accept')]).toEqual([
      'environment',
      'image/jpeg,image/png,application/pdf',
    ]);
    await choose(photo);
    await waitFor(() => expect(uploads.map(({ path }) => path)).toEqual(['/api/loads/7/papers']));
    act(() => uploads[0]?.progress(40, 100));
    expect(await screen.findByRole('button', { name: 'Sending: 40%' })).toBeDisabled();
    act(() => uploads[0]?.answer({ body: documentOf({ id: 9, originalName: 'IMG_0001.jpg' }) }));
    expect(await screen.findByText('Your paper is with the load. The office can see it.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Photograph a paper' })).toBeEnabled();
  });

  it.each([
    ['of another kind', fileOf('a.heic', 'image/heic'), 'Please send a photo (JPG or PNG) or a PDF.'],
    ['of nothing', fileOf('a.jpg', 'image/jpeg', 0), 'This file is empty. Choose another one.'],
  ])('%s is not sent', async (_, file, sentence) => {
    const { uploads, choose } = open();
    await choose(file);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(uploads).toHaveLength(0);
  });

  it('that the office refuses, or that is lost on its way, says so', async () => {
    const { uploads, choose } = open();
    await choose(photo);
    await waitFor(() => expect(uploads).toHaveLength(1));
    const refused = {
      ...{ statusCode: 409, error: 'Conflict', message: 'This load is cancelled', code: 'LOAD_CANCELLED' },
      requestId: null,
    };
    act(() => uploads[0]?.answer({ status: 409, body: refused }));
    expect(await screen.findByText('This load is cancelled')).toBeInTheDocument();
    await choose(photo);
    await waitFor(() => expect(uploads).toHaveLength(2));
    act(() => uploads[1]?.lose());
    expect(await screen.findByText('The paper was not sent. Try again.')).toBeInTheDocument();
  });

  it('goes to no load that is cancelled', async () => {
    const uploads = fakeUploads();
    renderApp(<OwnLoad load={{ ...load, status: 'cancelled' }} />, { user: driverUser });
    expect(await screen.findByText('L-7')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Photograph a paper' })).toBeNull();
    expect(uploads).toHaveLength(0);
  });
});
