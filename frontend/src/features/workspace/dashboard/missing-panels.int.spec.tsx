import { screen } from '@testing-library/react';
import { renderApp, staffUser } from '../../../testing/render-app';
import { DocumentProcessing } from './missing-panels';

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('what the product has no reader for', () => {
  it.each([
    ['expenses.write', [['Add an expense from its receipt', '/expenses?new=1']]],
    ['expenses.read', []],
  ])('leads who may %s to %j', (permission, led) => {
    renderApp(<DocumentProcessing />, { user: { ...staffUser, permissions: [permission] } });
    expect(screen.getByRole('region', { name: 'Document Processing' })).toHaveTextContent(
      /there is no reader for them/,
    );
    expect(links()).toEqual(led);
  });
});
