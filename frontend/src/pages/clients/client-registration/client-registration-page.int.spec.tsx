import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { Component as RegistrationPage } from './client-registration-page';
import { registrationOf } from '../../../testing/prepared/records';

const firm = {
  'GET /api/firm': () => ({
    body: {
      name: 'Ridgeline',
      phone: '(555) 012-3456',
      email: 'help@ridgeline.test',
      timeZone: 'America/New_York',
      demo: false,
      version: '1',
      today: '2026-03-02',
    },
  }),
};

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

const submit = (typist: ReturnType<typeof renderApp>['typist']) =>
  typist.click(screen.getByRole('button', { name: 'Submit Registration' }));
describe('the registration form', () => {
  beforeEach(() => {});

  it('sends what was filled in and promises an answer within 24 hours', async () => {
    proves('SCR-183..SCR-185', 'MSG-034', 'MSG-035', 'RUL-038');
    const server = fakeApi({
      ...firm,
      'POST /api/client-registration': () => ({ status: 201, body: registrationOf({ id: 'r-1' }) }),
    });
    const { typist } = renderApp(<RegistrationPage />);
    await fillIn(typist);
    await submit(typist);
    await screen.findByRole('heading', { name: 'Registration Submitted!' });
    expect(screen.getAllByText("We'll contact you within 24 hours to set up your account.")).toHaveLength(2);
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

  it('offers four kinds of business and eight services', () => {
    proves('SCR-156', 'SCR-165', 'SCR-170..SCR-182');
    fakeApi(firm);
    renderApp(<RegistrationPage />);
    const kinds = within(screen.getByLabelText(/^Business Type/)).getAllByRole<HTMLOptionElement>('option');
    expect(kinds.filter(({ value }) => value !== '').map(({ value, text }) => [value, text])).toEqual([
      ['owner-operator', 'Owner-operator'],
      ['small-fleet', 'Small fleet (2-10 trucks)'],
      ['medium-fleet', 'Medium fleet (11-50)'],
      ['large-fleet', 'Large fleet (50+)'],
    ]);
    const services = within(screen.getByRole('group', { name: 'Services Needed' })).getAllByRole<HTMLInputElement>(
      'checkbox',
    );
    expect(services.map(({ value }) => value)).toEqual([
      'Invoice Management',
      'IFTA Processing',
      'Expense Tracking',
      'Document Storage',
      'Payment Processing',
      'Tax Preparation',
      'BOC-3 Filing',
      'DOT Updates',
    ]);
  });

  it('takes what is optional along', async () => {
    proves('SCR-166..SCR-170');
    const server = fakeApi({
      ...firm,
      'POST /api/client-registration': () => ({ status: 201, body: registrationOf({ id: 'r-1' }) }),
    });
    const { typist } = renderApp(<RegistrationPage />);
    await fillIn(typist);
    await typist.type(screen.getByLabelText('DOT Number'), '1234567');
    await typist.type(screen.getByLabelText('MC Number'), 'MC-77');
    await typist.type(screen.getByLabelText('Additional Information'), 'Reefers only');
    await typist.click(screen.getByLabelText('BOC-3 Filing'));
    await submit(typist);
    await screen.findByRole('heading', { name: 'Registration Submitted!' });
    expect(server.sent('POST', '/api/client-registration')[0]?.body).toMatchObject({
      dotNumber: '1234567',
      mcNumber: 'MC-77',
      additionalInfo: 'Reefers only',
      fleetSize: 4,
      servicesNeeded: ['IFTA Processing', 'BOC-3 Filing'],
    });
  }, 20_000);

  it('says whom to ask, with the same hours as everywhere: Eastern, not Mountain time', async () => {
    proves('SCR-077..SCR-081', 'RUL-014');
    fakeApi(firm);
    renderApp(<RegistrationPage />);
    const support = within(screen.getByRole('contentinfo'));
    expect(await support.findByText('(555) 012-3456')).toBeInTheDocument();
    expect(support.getByText('help@ridgeline.test')).toBeInTheDocument();
    expect(support.getByText('Mon-Fri 8AM-6PM ET')).toBeInTheDocument();
    expect(screen.queryByText(/MST/)).not.toBeInTheDocument();
    expect(screen.getByText(/contact you within 24 hours/)).toBeInTheDocument();
  });

  it('names every missing field, no optional one, and focuses the first', async () => {
    proves('SCR-157..SCR-170');
    const server = fakeApi(firm);
    const { typist } = renderApp(<RegistrationPage />);
    await submit(typist);
    const missing = [
      'Company name',
      'Business type',
      'Owner name',
      'Valid email',
      'Phone',
      'Address',
      'City',
      'State',
      'ZIP code',
    ];
    for (const what of missing) expect(await screen.findByText(`${what} is required`)).toBeInTheDocument();
    expect(screen.getAllByText(/ is required$/)).toHaveLength(missing.length);
    for (const optional of ['DOT Number', 'MC Number', 'Fleet Size', 'Additional Information'])
      expect(screen.getByLabelText(optional)).toBeValid();
    await waitFor(() => expect(screen.getByLabelText(/^Company Name/)).toHaveFocus());
    expect(server.sent('POST', '/api/client-registration')).toHaveLength(0);
  });

  it('refuses a fleet of no trucks', async () => {
    proves('SCR-168');
    fakeApi(firm);
    const { typist } = renderApp(<RegistrationPage />);
    await typist.type(screen.getByLabelText(/^Fleet Size/), '0');
    await submit(typist);
    expect(await screen.findByText('Fleet size must be at least 1')).toBeInTheDocument();
  });

  it("puts the server's objection under its field and keeps what was typed", async () => {
    proves('MSG-033');
    fakeApi({
      ...firm,
      'POST /api/client-registration': () =>
        problem(400, 'Check the form', [{ field: 'zipCode', message: 'ZIP code is not valid' }]),
    });
    const { typist } = renderApp(<RegistrationPage />);
    await fillIn(typist);
    await submit(typist);
    expect(await screen.findByText('ZIP code is not valid')).toBeInTheDocument();
    expect(screen.getByText('Registration Failed')).toBeInTheDocument();
    expect(screen.getByText('Please try again or contact us directly.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Company Name/)).toHaveValue('Red Mesa Transport');
  }, 20_000);
});
