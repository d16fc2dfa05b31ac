import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { useListParams } from '../../lib/use-list-params';
import { renderApp } from '../../testing/render-app';
import { Pager } from './pager';

function Pages({ total }: { total: number }) {
  const { search } = useLocation();
  return (
    <>
      <Pager total={total} params={useListParams()} />
      <output>{search}</output>
    </>
  );
}
const open = (total: number, page: number) =>
  renderApp(<Pages total={total} />, { at: page === 1 ? '/list' : `/list?page=${page}` });
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
});
