import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { FoldingCard } from './folding-card';

const show = (props: Partial<Parameters<typeof FoldingCard>[0]> = {}) =>
  renderApp(
    <FoldingCard name="Red Mesa" title="Red Mesa" {...props}>
      Tulsa, OK
    </FoldingCard>,
  );
const unfolds = () => screen.queryByRole('button', { name: 'More about Red Mesa' });

describe('a card of three lines', () => {
  it('has the other facts and what can be done behind its name, and folds them again', async () => {
    const { typist } = show({ more: [[['EIN', '***6789']]], deeds: <button type="button">Edit</button> });
    expect(screen.getByText('***6789')).not.toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await typist.click(unfolds() as HTMLElement);
    expect(unfolds()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('***6789')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
    await typist.click(unfolds() as HTMLElement);
    expect(screen.getByText('***6789')).not.toBeVisible();
  });

  it('unfolds for what can be done alone', () => {
    show({ deeds: <button type="button">Edit</button> });
    expect(unfolds()).toBeInTheDocument();
  });

  it.each([
    ['nothing more', {}],
    ['facts that nobody knows', { more: [[['EIN', null] as const]] }],
    ['deeds of others', { deeds: null }],
  ])('with %s has nothing to unfold', (_, props) => {
    show(props);
    expect(unfolds()).toBeNull();
  });
});
