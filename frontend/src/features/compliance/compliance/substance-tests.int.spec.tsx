import { screen, waitFor, within } from '@testing-library/react';
import type { SubstanceTest } from '../../../lib/api/api-types';
import { exportedBy } from '../../../testing/exported';
import { detailsShown } from '../../../testing/details-shown';
import { leastOfAnswer } from '../../../testing/kit-records';
import { openApp } from '../../../testing/open-app';
import { onScreen } from '../../../testing/portal-scene';
import { staffUser } from '../../../testing/render-app';

const PATH = '/api/substance-tests';
const testOf = (changes: Partial<SubstanceTest>): SubstanceTest => ({
  ...(leastOfAnswer('get', `${PATH}/{id}`) as SubstanceTest),
  id: 't-1',
  driverName: 'Lee Rider',
  clientName: 'Red Mesa',
  testedOn: '2026-02-11',
  type: 'random',
  substance: 'drug',
  result: 'negative',
  ...changes,
});
const open = (test: SubstanceTest, at = '') =>
  openApp(`/drivers/tests${at}`, {
    'GET /api/auth/user': () => ({
      body: {
        ...staffUser,
        permissions: ['drivers.read', 'compliance.read', 'compliance.write', 'clients.read'],
      },
    }),
    'GET /api/drivers': () => ({ body: [] }),
    'GET /api/names/driver': () => ({ body: [{ id: '3', name: 'Lee Rider' }] }),
    [`GET ${PATH}`]: () => ({ body: [test], headers: { 'x-total-count': '1' } }),
    [`GET ${PATH}/t-1`]: () => ({ body: test }),
    [`GET ${PATH}/t-1/documents`]: () => ({ body: [] }),
  });

describe('the drug and alcohol tests', () => {
  it.each([
    [{}, 'Random drug test of Lee Rider'],
    [{ substance: 'alcohol', driverName: null }, 'Random alcohol test'],
  ] as const)('with %j are called %s', async (changes, name) => {
    open(testOf(changes), '/t-1');
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
    expect(detailsShown()).toMatchObject({ Result: 'Negative' });
    expect(document.querySelectorAll('[data-step]')).toHaveLength(0);
  });

  it('have neither a status nor an end, on a card as in a file', async () => {
    onScreen('phone');
    const { typist } = open(testOf({}));
    const card = (await screen.findByRole('link', { name: 'Random drug test of Lee Rider' })).closest('li');
    expect(card).toHaveTextContent(/ Red Mesa · 02\/11\/2026 · Random · Drug · Negative$/);
    expect(await exportedBy(typist)).toEqual([
      'Driver,Client,Test Date,Type,Test,Result',
      'Lee Rider,Red Mesa,02/11/2026,Random,Drug,Negative',
    ]);
  });

  it.each([
    ['Type', 'Random', 'type', 'random'],
    ['Result', 'Positive', 'result', 'positive'],
  ])('are narrowed by %s %s by the server', async (label, choice, name, value) => {
    onScreen('desk');
    const { typist, server } = open(testOf({}));
    const field = await screen.findByRole('combobox', { name: label });
    await waitFor(() => expect(within(field).getByRole('option', { name: choice })).toBeInTheDocument());
    await typist.selectOptions(field, choice);
    await waitFor(() => expect(server.sent('GET', PATH).at(-1)?.query.get(name)).toBe(value));
  });
});
