import { screen, waitFor } from '@testing-library/react';
import { openApp } from '../../../testing/open-app';
import { admin } from '../../../testing/prepared/people';

const open = (at: string) => openApp(at, { 'GET /api/auth/user': () => ({ body: admin }) });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const steps = () => (window.history.state as { idx: number }).idx;

describe('a dialog that a click opened', () => {
  it.each([
    ['?', 'Keyboard'],
    ['{Control>}k{/Control}', 'Search'],
  ])('at the keys %s is closed by Back, and the page below it stays', async (keys, name) => {
    const app = open('/loads');
    await screen.findByRole('heading', { name: 'Loads', level: 1 });
    const before = steps();
    await app.typist.keyboard(keys);
    // its code comes with the first key
    await screen.findByRole('dialog', { name }, { timeout: 10_000 });
    await waitFor(() => expect(steps()).toBe(before + 1));
    window.history.back();
    await gone(name);
    expect(app.address()).toBe('/loads');
    await waitFor(() => expect(steps()).toBe(before));
  });

  it('leaves no step behind where it leads to another page: Back leads to the page that it lay over', async () => {
    const app = open('/loads');
    await screen.findByRole('heading', { name: 'Loads', level: 1 });
    const before = steps();
    await app.typist.keyboard('{Control>}k{/Control}');
    await app.typist.type(
      await screen.findByRole('combobox', { name: /^Search records/ }, { timeout: 10_000 }),
      'Clients',
    );
    await app.typist.click(await screen.findByRole('option', { name: /^Clients/ }));
    await waitFor(() => expect(app.address()).toBe('/clients'));
    await gone('Search');
    expect(steps()).toBe(before + 1);
    window.history.back();
    await waitFor(() => expect(app.address()).toBe('/loads'));
    expect(steps()).toBe(before);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
