import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import type { Paged } from '../../lib/api/api-client';
import { useListParams } from '../../lib/lists/use-list-params';
import { renderApp } from '../../testing/render-app';
import { Pager } from './pager';

type List = Paged & { items?: readonly unknown[] };

function Pages({ list }: { list: List }) {
  const { search } = useLocation();
  return (
    <>
      <Pager list={list} params={useListParams()} />
      <output>{search}</output>
    </>
  );
}
const open = (total: number, page: number) =>
  renderApp(<Pages list={{ total }} />, { at: page === 1 ? '/list' : `/list?page=${page}` });
const openAt = (search: string, list: List) => renderApp(<Pages list={list} />, { at: `/list${search}` });
const button = (name: string) => screen.getByRole('button', { name });

describe('the pager of a list', () => {
  it.each([
    [50, 1, '1–25 of 50', 'Next'],
    [50, 2, '26–50 of 50', 'Previous'],
    [75, 2, '26–50 of 75', 'Previous Next'],
    [75, 3, '51–75 of 75', 'Previous'],
    [51, 2, '26–50 of 51', 'Previous Next'],
    [51, 3, '51–51 of 51', 'Previous'],
  ])('of %s rows at page %s shows %s and leads on only where there are rows', (total, page, span, leads) => {
    open(total, page);
    expect(screen.getByText(span)).toBeInTheDocument();
    expect(['Previous', 'Next'].filter((name) => !button(name).matches(':disabled')).join(' ')).toBe(leads);
  });

  it.each([0, 1, 25])('is not there for %s rows', (total) => {
    open(total, 1);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('turns the page in the address, one at a time', async () => {
    const { typist } = open(60, 1);
    await typist.click(button('Next'));
    expect(screen.getByText('?page=2')).toBeInTheDocument();
    await typist.click(button('Next'));
    expect(screen.getByText('?page=3')).toBeInTheDocument();
    await typist.click(button('Previous'));
    await typist.click(button('Previous'));
    expect(screen.queryByText(/page=/)).not.toBeInTheDocument();
  });

  it('turns by the cursors of the server and keeps count of the pages', async () => {
    const { typist } = openAt('?page=3&cursor=here', {
      total: 1_000,
      isMore: true,
      items: Array(25),
      turns: { next: 'after', prev: 'before', last: 'end' },
    });
    expect(screen.getByText('51–75 of 1,000+')).toBeInTheDocument();
    await typist.click(button('Next'));
    expect(screen.getByText('?page=4&cursor=after')).toBeInTheDocument();
    await typist.click(button('Previous'));
    expect(screen.getByText('?page=3&cursor=before')).toBeInTheDocument();
    await typist.click(button('Previous'));
    await typist.click(button('Previous'));
    expect(screen.queryByText(/cursor=/)).not.toBeInTheDocument();
    await typist.click(button('Last'));
    expect(screen.getByText('?cursor=end')).toBeInTheDocument();
    expect(screen.getByText('25 of 1,000+')).toBeInTheDocument();
    await typist.click(button('Previous'));
    expect(screen.getByText('?cursor=before')).toBeInTheDocument();
    await typist.click(button('First'));
    expect(screen.queryByText(/cursor=/)).not.toBeInTheDocument();
  });

  it('knows the number of the last page of a list that was counted', async () => {
    const { typist } = openAt('', { total: 60, items: Array(25), turns: { next: 'after', last: 'end' } });
    expect(['First', 'Previous'].map((name) => button(name).matches(':disabled'))).toEqual([true, true]);
    await typist.click(button('Last'));
    expect(screen.getByText('?page=3&cursor=end')).toBeInTheDocument();
    expect(screen.getByText('51–60 of 60')).toBeInTheDocument();
  });

  it.each([
    ['?limit=100', 118, '1–100 of 118', 'Next'],
    ['?limit=100&page=2', 118, '101–118 of 118', 'Previous'],
    ['?limit=500', 118, '1–118 of 118', ''],
    ['?limit=100', 26, '1–26 of 26', ''],
  ])('with %s of %i rows shows %s', (search, total, span, leads) => {
    openAt(search, { total });
    expect(screen.getByText(span)).toBeInTheDocument();
    expect(['Previous', 'Next'].filter((name) => !button(name).matches(':disabled')).join(' ')).toBe(leads);
  });

  it('has the number of rows chosen beside it, and kept in the address', async () => {
    const { typist } = open(118, 3);
    const rows = screen.getByRole('combobox', { name: 'Rows per page' });
    expect(
      within(rows)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['25', '100', '500']);
    expect(rows).toHaveValue('25');
    await typist.selectOptions(rows, '100');
    expect(screen.getByText('?limit=100')).toBeInTheDocument();
    expect(screen.getByText('1–100 of 118')).toBeInTheDocument();
    await typist.selectOptions(rows, '25');
    expect(screen.queryByText(/limit=/)).not.toBeInTheDocument();
  });

  it('leads back from a page whose rows are gone', () => {
    openAt('?page=2&cursor=here', { total: 20, items: [], turns: { prev: 'before' } });
    expect([button('Previous'), button('Next')].map((each) => each.matches(':disabled'))).toEqual([false, true]);
  });
});
