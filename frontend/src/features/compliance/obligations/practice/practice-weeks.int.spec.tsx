import { screen, waitFor, within } from '@testing-library/react';
import type { PracticeWeek } from '../../../../lib/api/api-types';
import { openApp } from '../../../../testing/open-app';
import { officeUser, onScreen } from '../../../../testing/portal-scene';

const week = (from: string | null, before: string | null, due: number, waiting = 0): PracticeWeek => ({
  from,
  before,
  due,
  waiting,
});
const WEEKS = [
  week(null, '2026-11-25', 3),
  week('2026-11-25', '2026-11-30', 2, 1),
  week('2026-11-30', '2026-12-07', 0),
  week('2026-12-07', null, 1_204),
];
const open = (path = '/practice', weeks = WEEKS) =>
  openApp(path, {
    'GET /api/auth/user': () => ({ body: { ...officeUser, permissions: ['obligations.read', 'clients.read'] } }),
    'GET /api/practice': () => ({ body: [] }),
    'GET /api/practice/weeks': () => ({ body: weeks }),
    'GET /api/practice/people': () => ({ body: [] }),
    'GET /api/clients': () => ({ body: [] }),
  });
const strip = async () => {
  const weeks = within(await screen.findByRole('navigation', { name: 'Obligations due by week' }));
  await weeks.findAllByRole('link');
  return weeks;
};

beforeEach(() => onScreen('desk'));

describe('the weeks of the practice desk', () => {
  it('are counts with their week, what is late first', async () => {
    open();
    const links = (await strip()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['3Late', '2This week', '011/30', '1,204Later']);
    for (const [nr, name] of [
      'Late: 3',
      'This week: 2, 1 waiting for papers',
      'Week of 11/30/2026: 0',
      'From 12/07/2026 on: 1,204',
    ].entries())
      expect(links[nr]).toHaveAccessibleName(name);
  });

  it('lead to what the desk shows of one week, with the filters that are set, from its first page', async () => {
    open('/practice?kind=ucr&agentId=a-1&page=3');
    const links = (await strip()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/practice?kind=ucr&agentId=a-1&dueBefore=2026-11-25',
      '/practice?kind=ucr&agentId=a-1&dueFrom=2026-11-25&dueBefore=2026-11-30',
      '/practice?kind=ucr&agentId=a-1&dueFrom=2026-11-30&dueBefore=2026-12-07',
      '/practice?kind=ucr&agentId=a-1&dueFrom=2026-12-07',
    ]);
  });

  it('narrow the desk by the address, say which one is shown, and let go of it', async () => {
    const { typist, server, address } = open('/practice?kind=ucr');
    const narrowed = () => Object.fromEntries(server.sent('GET', '/api/practice').at(-1)?.query ?? []);
    await typist.click((await strip()).getByRole('link', { name: /^This week: 2/ }));
    await waitFor(() =>
      expect(narrowed()).toMatchObject({ kind: 'ucr', dueFrom: '2026-11-25', dueBefore: '2026-11-30' }),
    );
    expect((await strip()).getByRole('link', { current: true })).toHaveAccessibleName(/^This week/);
    const asked = Object.fromEntries(server.sent('GET', '/api/practice/weeks').at(-1)?.query ?? []);
    expect(asked).toEqual({ kind: 'ucr' });
    await typist.click(screen.getByRole('link', { name: 'Show all weeks' }));
    expect(address()).toBe('/practice?kind=ucr');
  });

  it('tell nought when nothing is due', async () => {
    open('/practice', [week(null, '2026-11-25', 0), week('2026-11-25', null, 0)]);
    expect((await strip()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['0Late', '0Later']);
  });
});
