import { act, render, screen } from '@testing-library/react';
import { inShare } from '../../../testing/share';
import type { User } from '../lib/api/api-types';
import { everybody, people, places } from '../testing/prepared/places';
import { screens } from '../lib/screens/declared';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import { AppRouter } from './routing/router';

interface Axe {
  run(where: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
const axe = jest.requireActual<Axe>(require.resolve('axe-core', { paths: [require.resolve('@axe-core/playwright')] }));
// colors are computed by browsers: the journeys look at them
const HOW = { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } };

/** The app while the firm answers who somebody is, if that, and nothing else ever. */
const openWaiting = async (at: string, user?: User): Promise<void> => {
  window.history.replaceState(null, '', at);
  globalThis.fetch = (input) =>
    user !== undefined && String(input instanceof Request ? input.url : input).includes('/api/auth/user')
      ? Promise.resolve(Response.json(user))
      : new Promise<never>(() => undefined);
  await act(async () => {
    render(
      <Providers client={createQueryClient()}>
        <AppRouter />
      </Providers>,
    );
    await Promise.resolve();
  });
};
const violations = async (): Promise<string[]> => {
  const found = await act(() => axe.run(document, HOW));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
};
/** What these show came with who somebody is. */
const COMPLETE = ['/agent-dashboard', '/agent-profile'];
const WAITING = '[role=status], [aria-busy=true], progress, [role=progressbar]';

describe('while it loads', () => {
  beforeAll(() => {
    document.documentElement.lang = 'en';
    document.title = 'Axlebook';
  });
  afterAll(() => document.documentElement.removeAttribute('lang'));
  it('the app says so below a heading of its own in a main landmark', async () => {
    await openWaiting('/practice');
    expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('main')).toContainElement(screen.getByText('Loading...'));
    expect(await violations()).toEqual([]);
  });

  const first = places.flatMap(({ address, opens }) => {
    const who = everybody.findLast((each) => opens.includes(each));
    return who === undefined || !screens.some(({ at }) => at === address)
      ? []
      : [[address, who] as const].filter(() => inShare(address));
  });

  it.each(first)('%s has its heading, its landmark and a word for who cannot see it, as %s', async (address, who) => {
    await openWaiting(address.replace(/:\w+\??/g, '1'), people[who]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    if (!COMPLETE.includes(address)) expect(document.querySelector(`main ${WAITING}`)).not.toBeNull();
    expect(await violations()).toEqual([]);
  });
});
