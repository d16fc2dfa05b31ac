import { screen, within } from '@testing-library/react';
import type { PracticeCell, PracticeRow } from '../../../../../lib/api/api-types';
import { practiceRowOf } from '../../../../../testing/prepared/records';
import { renderApp } from '../../../../../testing/render-app';
import { ObligationChip } from '../../obligation-chip';
import { PracticeCellView } from './practice-cell';

const license = practiceRowOf({
  id: 'l-1',
  kind: 'drivers_license',
  title: 'Driver’s license',
  subjectName: 'Dana Ruiz',
  period: '2026-11-20',
  daysLeft: 12,
});
const chip = (changes: Partial<PracticeRow>, mixed = true, selected = false) => {
  const onSelect = jest.fn();
  const row = { ...license, ...changes };
  return { onSelect, ...renderApp(<ObligationChip {...{ row, mixed, selected, onSelect }} to="/practice/l-1" />) };
};
const said = () => [
  screen.getByRole('link').textContent,
  document.querySelector('[data-selected]')?.getAttribute('title')?.split('\n'),
];

describe('the chip of an obligation', () => {
  const whole = 'Driver’s license, Dana Ruiz, 11/20/2026';
  it.each([
    ['in a column of several kinds', {}, true, ['Driver’s license', [whole]]],
    ['in a column of its own', {}, false, ['Dana Ruiz', [whole]]],
    [
      'of nobody, in a column of its own',
      { subjectName: null },
      false,
      ['11/20/2026', ['Driver’s license, 11/20/2026']],
    ],
    ['of a quarter', { subjectName: null, period: '3Q2026' }, false, ['3Q26', ['Driver’s license, 3Q2026']]],
    ['that somebody does', { assignedName: 'Erin Walsh' }, false, ['Dana Ruiz', [whole, 'Erin Walsh']]],
    ['that lacks papers', { missing: ['A', 'B'] }, false, ['Dana Ruiz', [whole, 'missing: A; B']]],
  ])('%s says which it is, and all there is to know where it is pointed at', (_, changes, mixed, words) => {
    chip(changes, mixed);
    const [name, [first, ...others]] = words as [string, string[]];
    expect(said()).toEqual([name, [first, 'Open', '12 days', ...others]]);
  });

  it.each([
    [{ subjectName: 'Dana Ruiz' }, 'Driver’s license, Dana Ruiz, 11/20/2026'],
    [{ subjectName: null }, 'Driver’s license, 11/20/2026'],
    [{ subjectName: '11/20/2026' }, 'Driver’s license, 11/20/2026'],
  ])('with %j leads to the obligation by its whole name, once each: %s', (changes, name) => {
    chip(changes, false);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/practice/l-1');
  });

  it.each([
    ['open', 12, 'Open', '12 d', false],
    ['waiting', 0, 'Waiting', 'Today', false],
    ['ready', -1, 'Ready', '1 d late', true],
    ['filed', -40, 'Filed', 'Due 12/31/2026', false],
    ['accepted', 12, 'Accepted', 'Due 12/31/2026', false],
  ] as const)('of one that is %s with %i days left says %s and %s', (state, daysLeft, status, left, loud) => {
    chip({ state, daysLeft });
    expect(screen.getByRole('img', { name: status })).toBeInTheDocument();
    expect(screen.getByText(left).tagName === 'STRONG').toBe(loud);
  });

  it('is selected by its box, and let go of', async () => {
    const { typist, onSelect } = chip({});
    const box = screen.getByRole('checkbox', { name: 'Select Driver’s license · Dana Ruiz, 11/20/2026' });
    expect(box).not.toBeChecked();
    await typist.click(box);
    expect(onSelect.mock.calls).toEqual([[true]]);
  });

  it('shows that it is selected', async () => {
    const { typist, onSelect } = chip({}, true, true);
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(document.querySelectorAll('[data-selected=true]')).toHaveLength(1);
    await typist.click(screen.getByRole('checkbox'));
    expect(onSelect.mock.calls).toEqual([[false]]);
  });
});

describe('a cell of the practice desk', () => {
  const cell = (
    count: number,
    told: number,
    group: PracticeCell['group'] = 'drivers',
    clientId: string | null = 'c-1',
  ) => {
    const obligations = Array.from({ length: told }, (_, nr) => ({ ...license, id: `l-${nr}`, subjectName: `${nr}` }));
    const choose = jest.fn();
    const app = renderApp(
      <PracticeCellView
        cell={{ group, count, obligations }}
        lines={2}
        clientId={clientId}
        whose="Red Mesa"
        choosing={{ has: (id) => id === 'l-1', choose }}
      />,
      { at: '/practice?view=by-client&kind=ucr&page=2&cursor=x&sort=clientName&limit=25' },
    );
    return { choose, ...app };
  };
  const folded = () => [...document.querySelectorAll('li')].map((item) => item.dataset['folded'] === 'true');
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

  it.each([
    [2, [false, false], []],
    [3, [false, true, true], ['+2']],
  ])('with %i obligations folds %j', (count, hidden, more) => {
    cell(count, count);
    expect(screen.getByRole('list', { name: 'Driver papers of Red Mesa' })).toBeInTheDocument();
    expect(folded()).toEqual(hidden);
    expect(buttons()).toEqual(more);
    expect(screen.queryByRole('link', { name: /in the list$/ })).toBeNull();
  });

  it('unfolds and folds again', async () => {
    const { typist } = cell(5, 5);
    await typist.click(screen.getByRole('button', { name: '+4 more: Driver papers of Red Mesa' }));
    expect(folded()).not.toContain(true);
    const fewer = screen.getByRole('button', { name: 'Fewer: Driver papers of Red Mesa' });
    expect([fewer.textContent, fewer.getAttribute('aria-expanded')]).toEqual(['Fewer', 'true']);
    await typist.click(fewer);
    expect(folded()).toEqual([false, true, true, true, true]);
  });

  it('tells at once only what is due within ninety days', () => {
    const days = [-5, 90, 91].map((daysLeft, nr) => ({ ...license, id: `l-${nr}`, daysLeft }));
    const later = { group: 'drivers' as const, count: 3, obligations: days };
    const choosing = { has: () => false, choose: () => undefined };
    renderApp(<PracticeCellView cell={later} lines={2} clientId="c-1" whose="Red Mesa" choosing={choosing} />, {
      at: '/practice',
    });
    expect([folded(), buttons()]).toEqual([[false, true, true], ['+2']]);
  });

  it('tells of what is due later only how much there is', () => {
    const far = { group: 'drivers' as const, count: 1, obligations: [{ ...license, daysLeft: 91 }] };
    const choosing = { has: () => false, choose: () => undefined };
    renderApp(<PracticeCellView cell={far} lines={2} clientId="c-1" whose="Red Mesa" choosing={choosing} />, {
      at: '/practice',
    });
    expect([folded(), buttons()]).toEqual([[true], ['+1']]);
  });

  it.each([
    ['c-1', '/practice?kind=ucr&clientId=c-1'],
    [null, '/practice?kind=ucr'],
  ])('of %s leads to all that it does not tell, in the list as it is narrowed: %s', (clientId, to) => {
    cell(1_204, 2, 'drivers', clientId);
    expect(screen.getByRole('link', { name: 'All 1,204 in the list' })).toHaveAttribute('href', to);
  });

  it.each([
    ['plates', 'Driver’s license'],
    ['drivers', 'Driver’s license'],
    ['other', 'Driver’s license'],
    ['permits', '0'],
  ] as const)('of %s calls the obligation %s', (group, name) => {
    cell(1, 1, group);
    expect(screen.getByRole('listitem').querySelector('a')).toHaveTextContent(name);
  });

  it('selects one of them, and shows which is', async () => {
    const { typist, choose } = cell(2, 2);
    const [first, second] = screen.getAllByRole('checkbox');
    expect([first, second].map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
    await typist.click(first as HTMLElement);
    await typist.click(second as HTMLElement);
    expect(choose.mock.calls).toEqual([
      [['l-0'], true],
      [['l-1'], false],
    ]);
  });

  it('leads from each to it, and back to the desk as it was', () => {
    cell(1, 1);
    expect(within(screen.getByRole('listitem')).getByRole('link')).toHaveAttribute(
      'href',
      '/practice/l-0?view=by-client&kind=ucr&page=2&cursor=x&sort=clientName&limit=25',
    );
  });
});
