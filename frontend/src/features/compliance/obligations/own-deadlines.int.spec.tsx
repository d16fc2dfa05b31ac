import { screen } from '@testing-library/react';
import type { Obligation } from '../../../lib/api/api-types';
import { recordOfKit } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { onScreen, portalAnswers } from '../../../testing/portal-scene';
import { obligationKit } from './obligation-kit';

const obligation = (changes: Partial<Obligation>): Obligation => ({
  ...(recordOfKit(obligationKit) as unknown as Obligation),
  title: 'UCR registration',
  subjectName: null,
  period: '2027',
  status: 'open',
  dueDate: '2026-03-05',
  amount: '46.00',
  basis: 'Carriers register each year',
  source: '49 CFR 367',
  ...changes,
});
const open = (obligations: Obligation[]) => {
  onScreen('phone');
  openApp('/client-portal/deadlines', portalAnswers({ 'GET /api/obligations': () => ({ body: obligations }) }));
};
const cardOf = async (name: string) => (await screen.findByText(name)).closest('li');

describe('the deadlines of a client', () => {
  it('say until when, for how much and by what rule', async () => {
    open([obligation({})]);
    expect(await cardOf('UCR registration · 2027')).toHaveTextContent(
      /OpenDue 03\/05\/2026 · \$46\.00WhyCarriers register each yearRule49 CFR 367$/,
    );
  });

  it('say no amount where nobody knows one', async () => {
    open([obligation({ amount: null })]);
    expect(await cardOf('UCR registration · 2027')).toHaveTextContent(/Due 03\/05\/2026WhyCarriers register/);
  });

  it('count the days of what is still to do alone', async () => {
    open([obligation({ id: 'a', dueDate: '2020-03-05' }), obligation({ id: 'b', title: 'IFTA', status: 'filed' })]);
    expect(await cardOf('UCR registration · 2027')).toHaveTextContent(/days late/);
    expect(await cardOf('IFTA · 2027')).not.toHaveTextContent(/days|Today|late/);
  });

  it('begin with what is to do; what does not apply or has lapsed is not among them', async () => {
    const of = (id: string, status: Obligation['status']) => obligation({ id, status, title: `Filing ${id}` });
    open([
      of('a', 'filed'),
      of('b', 'not_applicable'),
      of('c', 'waiting'),
      of('d', 'accepted'),
      of('e', 'lapsed'),
      of('f', 'ready'),
    ]);
    await screen.findByText('Filing c · 2027');
    expect(screen.getAllByText(/^Filing \w/).map(({ textContent }) => textContent?.slice(0, 8))).toEqual([
      'Filing c',
      'Filing f',
      'Filing a',
      'Filing d',
    ]);
  });

  it('that only do not apply are none', async () => {
    open([obligation({ status: 'not_applicable' })]);
    expect(
      await screen.findByText('Nothing is due. Your deadlines appear here with their days and amounts.'),
    ).toBeInTheDocument();
  });
});
