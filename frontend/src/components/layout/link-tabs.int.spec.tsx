import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { LinkTabs } from './link-tabs';

const TABS = [
  { to: '/plates', label: 'Plates', end: true, holds: '/plates/renewals' },
  { to: '/plates/units', label: 'Units' },
];
const marked = (at: string): (string | null)[] => {
  const { unmount } = render(
    <MemoryRouter initialEntries={[at]}>
      <LinkTabs label="Plates" tabs={TABS} />
    </MemoryRouter>,
  );
  const found = screen
    .getAllByRole('link')
    .filter((link) => link.matches('[aria-current=page], [data-holds]'))
    .map(({ textContent }) => textContent);
  unmount();
  return found;
};

describe('tabs that are addresses', () => {
  it.each([
    ['/plates', ['Plates']],
    ['/plates/units', ['Units']],
    ['/plates/units/7', ['Units']],
    ['/plates/renewals', ['Plates']],
    ['/plates/renewals/7', ['Plates']],
    ['/elsewhere', []],
  ])('mark at %s the tab that it stands on: %j', (at, tabs) => expect(marked(at)).toEqual(tabs));
});
