import { screen, waitFor, within } from '@testing-library/react';
import type { Obligation } from '../../../lib/api/api-types';
import { detailsShown } from '../../../testing/details-shown';
import type { Answering } from '../../../testing/fake-api';
import { recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { staffUser } from '../../../testing/render-app';
import { obligationKit } from './obligation-kit';

const FAR = '2999-12-31';
const obligation: Obligation = {
  ...(recordOfKit(obligationKit) as unknown as Obligation),
  id: 'o-1',
  rule: 'ucr',
  title: 'UCR registration',
  period: '2027',
  clientId: 'c-1',
  clientName: 'Red Mesa',
  status: 'open',
  dueDate: FAR,
  nominalDate: FAR,
  amount: '412.30',
  missing: [],
};
const ALL = ['obligations.read', 'obligations.write', 'clients.read'];
const open = (changes: Partial<Obligation> = {}, permissions = ALL, answers: Record<string, Answering> = {}) =>
  openApp('/practice/o-1', {
    'GET /api/auth/user': () => ({ body: { ...staffUser, permissions } }),
    'GET /api/practice': () => ({ body: [] }),
    'GET /api/practice/weeks': () => ({ body: [] }),
    'GET /api/practice/people': () => ({ body: [{ id: 'u7', name: 'Erin Walsh', agentId: null }] }),
    'GET /api/paper-requests': () => ({ body: [] }),
    [`GET ${obligationKit.path}/o-1`]: () => ({ body: { ...obligation, ...changes } }),
    ...answers,
  });
/** What stands above all that is listed. */
const lead = () => within(screen.getByRole('dialog')).getByText(/^Due/);
const details = async (changes: Partial<Obligation> = {}, permissions = ALL) => {
  open(changes, permissions);
  await screen.findByText('Basis');
  return detailsShown();
};
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

describe('the panel of an obligation', () => {
  it('tells what it is, by which rule and for how much', async () => {
    expect(await details({ basis: '49 CFR 367', source: 'Fleet', period: '2026-07..2027-06' })).toMatchObject({
      Client: 'Red Mesa',
      Kind: 'UCR registration',
      Period: '07/2026–06/2027',
      Basis: '49 CFR 367',
      Source: 'Fleet',
      Missing: 'NothingAsk client',
    });
    expect(link('Red Mesa')).toBe('/clients/c-1');
    expect(screen.getByText('$412.30', { selector: '[data-lead]' })).toBeInTheDocument();
  });

  it.each([
    [{ amount: null }, 'Amount', '—'],
    [{ clientId: null, clientName: null }, 'Client', 'The firm'],
    [{ missing: ['Fuel receipts', 'Mileage'] }, 'Missing', 'Fuel receiptsMileageAsk client'],
  ])('with %j says of %s: %s', async (changes, label, words) => {
    expect((await details(changes))[label]).toBe(words);
  });

  it.each([
    ['vehicle', 'v-1', '104', '104', '/clients/vehicles/v-1'],
    [null, null, null, undefined, null],
    ['vehicle', null, '104', undefined, null],
  ])('of a %s %s leads to it', async (subjectKind, subjectId, subjectName, words, to) => {
    const shown = await details({ subjectKind, subjectId, subjectName });
    expect(shown['About']).toBe(words);
    expect(link('104')).toBe(to);
  });

  it.each([
    ['its own day', { nominalDate: FAR }, '12/31/2999', false],
    ['another day', { nominalDate: '2999-12-28' }, 'Moved from 12/28/2999, a weekend or holiday', true],
  ])('due on %s says so', async (_, changes, words, moved) => {
    await details(changes);
    expect(lead()).toHaveTextContent(words);
    expect(lead().textContent.includes('Moved from')).toBe(moved);
  });

  it.each([
    ['open', true],
    ['waiting', true],
    ['ready', true],
    ['filed', false],
    ['accepted', false],
    ['lapsed', false],
  ] as const)('of one that is %s counts the days: %s', async (status, counted) => {
    await details({ status, dueDate: '2020-01-31', nominalDate: '2020-01-31' });
    expect(/\d days late$/.test(lead().textContent)).toBe(counted);
  });

  it.each([
    ['open', 'c-1', ALL, ['Ask client', 'Does not apply']],
    ['ready', 'c-1', ALL, ['Ask client', 'Does not apply']],
    ['open', null, ALL, ['Does not apply']],
    ['filed', 'c-1', ALL, []],
    ['open', 'c-1', ['obligations.read', 'clients.read'], []],
  ] as const)('of one that is %s, of %s, offers with %j: %j', async (status, clientId, permissions, offered) => {
    await details({ status, clientId }, [...permissions]);
    const deeds = screen.queryAllByRole('button', { name: /^(Ask client|Does not apply)$/ });
    expect(deeds.map(({ textContent }) => textContent)).toEqual(offered);
  });

  it.each([
    ['c-1', 1],
    [null, 0],
  ])('of %s has the papers that were asked for %i times', async (clientId, times) => {
    const { server } = open({ clientId });
    await screen.findByText('Basis');
    expect(screen.queryAllByRole('heading', { name: 'Papers asked for' })).toHaveLength(times);
    await waitFor(() => expect(server.sent('GET', '/api/paper-requests')).toHaveLength(times));
  });

  it('is assigned by who may write', async () => {
    const { typist, server } = open({}, ALL, {
      [`PATCH ${obligationKit.path}/o-1`]: () => ({
        body: { ...obligation, assignedTo: 'u7', assignedName: 'Erin Walsh' },
      }),
    });
    const panel = within(await screen.findByRole('dialog', { name: /^UCR registration/ }));
    const people = await panel.findByRole('combobox', { name: 'Assigned to' });
    await within(people).findByText('Erin Walsh');
    await typist.selectOptions(people, 'Erin Walsh');
    expect(await screen.findByText('Obligation assigned')).toBeInTheDocument();
    expect(server.sent('PATCH', `${obligationKit.path}/o-1`)[0]?.body).toEqual({ assignedTo: 'u7' });
  });

  it('says to others who does it', async () => {
    const shown = await details({ assignedTo: 'u7', assignedName: 'Erin Walsh' }, ['obligations.read', 'clients.read']);
    expect(shown['Assigned to']).toBe('Erin Walsh');
  });

  it('moves on, and says where to', async () => {
    const { typist, server } = open({}, ALL, {
      [`PATCH ${obligationKit.path}/o-1`]: () => ({ body: { ...obligation, status: 'ready' } }),
    });
    await typist.click(await screen.findByRole('button', { name: 'Mark ready' }));
    expect(await screen.findByText('UCR registration is now ready')).toBeInTheDocument();
    expect(server.sent('PATCH', `${obligationKit.path}/o-1`)[0]?.body).toEqual({ status: 'ready' });
  });
});
