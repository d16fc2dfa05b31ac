import { screen, waitFor } from '@testing-library/react';
import { toasts } from '../../components/toast/toast-store';
import { fakeApi, problem } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { Component as RegistrationPage } from './client-registration-page';

const firm = { 'GET /api/firm': () => ({ body: { name: 'Ridgeline', phone: '(555) 012-3456', email: 'help@ridgeline.test', timeZone: 'America/New_York', demo: false, version: '1', today: '2026-03-02' } }) };

const fillIn = async (typist: ReturnType<typeof renderApp>['typist']) => {
  const type = (label: RegExp, text: string) => typist.type(screen.getByLabelText(label), text);
  await type(/^Company Name/, 'Red Mesa Transport');
  await typist.selectOptions(screen.getByLabelText(/^Business Type/), 'small-fleet');
  await type(/^Fleet Size/, '4');
  await type(/^Owner Name/, 'Ben Yazzie');
  await type(/^Email/, 'ben@redmesa.test');
  await type(/^Phone/, '5550180001');
  await type(/^Address/, '12 Elm St');
  await type(/^City/, 'Tulsa');
  await typist.selectOptions(screen.getByLabelText(/^State/), 'OK');
  await type(/^ZIP Code/, '74103');
  await typist.click(screen.getByLabelText('IFTA Processing'));
};

const submit = (typist: ReturnType<typeof renderApp>['typist']) => typist.click(screen.getByRole('button', { name: 'Submit Registration' }));
const clearToasts = () => {
  for (let shown = toasts.visible(); shown; shown = toasts.visible()) toasts.dismiss(shown.id);
};

describe('the registration form', () => {
  beforeEach(() => {
    sessionStorage.clear();
    clearToasts();
  });

  it('sends what was filled in and promises an answer within 24 hours', async () => {
    const server = fakeApi({ ...firm, 'POST /api/client-registration': () => ({ status: 201, body: { id: 'r-1' } }) });
    const { typist } = renderApp(<RegistrationPage />);
    await fillIn(typist);
    await submit(typist);
    expect(await screen.findByRole('heading', { name: 'Registration Submitted!' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    expect(server.sent('POST', '/api/client-registration')[0]?.body).toEqual({
      companyName: 'Red Mesa Transport',
      ownerName: 'Ben Yazzie',
      email: 'ben@redmesa.test',
      phone: '5550180001',
      address: '12 Elm St',
      city: 'Tulsa',
      state: 'OK',
      zipCode: '74103',
      businessType: 'small-fleet',
      fleetSize: 4,
      servicesNeeded: ['IFTA Processing'],
      website: '',
    });
    expect(sessionStorage.getItem('axlebook.draft.registration')).toBeNull();
  }, 20_000);

  it('names every missing field and focuses the first', async () => {
    const server = fakeApi(firm);
    const { typist } = renderApp(<RegistrationPage />);
    await submit(typist);
    for (const text of ['Company name is required', 'Business type is required', 'Owner name is required', 'Valid email is required', 'ZIP code is required']) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    await waitFor(() => expect(screen.getByLabelText(/^Company Name/)).toHaveFocus());
    expect(server.sent('POST', '/api/client-registration')).toHaveLength(0);
  });

  it('refuses a fleet of no trucks', async () => {
    fakeApi(firm);
    const { typist } = renderApp(<RegistrationPage />);
    await typist.type(screen.getByLabelText(/^Fleet Size/), '0');
    await submit(typist);
    expect(await screen.findByText('Fleet size must be at least 1')).toBeInTheDocument();
  });

  it("puts the server's objection under its field and keeps what was typed", async () => {
    fakeApi({ ...firm, 'POST /api/client-registration': () => problem(400, 'Check the form', [{ field: 'zipCode', message: 'ZIP code is not valid' }]) });
    const { typist } = renderApp(<RegistrationPage />);
    await fillIn(typist);
    await submit(typist);
    expect(await screen.findByText('ZIP code is not valid')).toBeInTheDocument();
    expect(screen.getByText('Registration Failed')).toBeInTheDocument();
    expect(screen.getByText('Please try again or contact us directly.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Company Name/)).toHaveValue('Red Mesa Transport');
  }, 20_000);
});
