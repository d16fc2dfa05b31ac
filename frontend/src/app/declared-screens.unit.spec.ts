import { matchRoutes } from 'react-router';
import { menuOf, paletteActions, screens as declared, tabStrips } from '../lib/screens/declared';
import type { MenuGroup } from '../lib/screens/screen';
import { recordAddress } from '../lib/navigation/record-address';
import { agentScreens, screens } from './routing/screens';

const GROUPS: readonly MenuGroup[] = ['top', 'clients', 'freight', 'compliance', 'firm', 'portal', 'portal-more'];
/** Opened by a button: in the header, on the portal's payments, in the frame of agents. */
const BY_BUTTON = ['/profile', '/checkout', '/agent-profile'];

const menu = GROUPS.flatMap(menuOf);
const tabs = Object.values(tabStrips).flat();
const listed = [...menu, ...tabs].map(({ to }) => to.replace(/\?.*/, ''));
const recordPages = declared.flatMap(({ kind }) => (kind ? [recordAddress(kind, ':id')] : []));
const addresses = declared.flatMap(({ at, also = [] }) => [at, ...also.map((other) => other.at)]);
const isPage = (address: string): boolean =>
  matchRoutes([...agentScreens, ...screens], address.replace(/\?.*/, '').replace(':id', '1'))?.at(-1)?.route.path !==
  '*';

describe('a screen that is declared', () => {
  it.each(addresses)('%s is found: in the menu, as a tab, by a button, or as the page of a record', (at) => {
    expect([...listed, ...recordPages, ...BY_BUTTON]).toContain(at);
    expect(isPage(at)).toBe(true);
  });

  it.each(declared.filter(({ add }) => add))('$at has its button in the palette, too', ({ at, add }) => {
    expect(paletteActions.filter(({ to }) => to === `${at}?new=1`).map(({ permission }) => permission)).toEqual([
      add?.permission,
    ]);
  });

  it.each(declared.filter(({ menu: entries }) => entries))('$at has a picture for the menu', ({ icon }) => {
    expect(icon).toBeDefined();
  });

  it('leads nowhere that there is nothing', () => {
    const to = [...menu, ...tabs, ...paletteActions].map((each) => each.to);
    const records = declared.flatMap((screen) => Object.values(screen.records ?? {}).map((base) => `${base}/:id`));
    expect([...to, ...records].filter((address) => !isPage(address))).toEqual([]);
  });

  it('has a place of its own in the menu and in the palette, so that their order is said', () => {
    for (const places of [...GROUPS.map(menuOf), paletteActions].map((some) => some.map(({ place }) => place)))
      expect(places).toEqual([...new Set(places)]);
  });

  it('is the one place of its kind', () => {
    const kinds = declared.flatMap(({ kind, records = {}, listed: some = [] }) => [
      ...(kind ? [kind] : []),
      ...Object.keys(records),
      ...some,
    ]);
    expect(kinds).toEqual([...new Set(kinds)]);
  });
});
