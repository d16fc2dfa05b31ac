import { screens as byFeature } from '../../generated/screens';
import type { MenuEntry, MenuGroup, Screen } from './screen';

/** Every screen that a feature declares. */
export const screens: readonly Screen[] = Object.values(byFeature);

/** An entry of the menu with the address and the picture of its screen. */
export type MenuItem = MenuEntry & Pick<Screen, 'icon'> & { readonly to: string };

const itemsOf = ({ at, icon, permission, audience, menu = [] }: Screen): MenuItem[] =>
  menu.map((entry) => ({
    to: at,
    ...(icon && { icon }),
    ...(permission !== undefined && { permission }),
    ...(audience && { audience }),
    ...entry,
  }));

const byPlace = (one: { place?: number }, other: { place?: number }): number => (one.place ?? 0) - (other.place ?? 0);

/** A part of the menu, in its order. */
export const menuOf = (group: MenuGroup): readonly MenuItem[] =>
  screens
    .flatMap(itemsOf)
    .filter((item) => item.group === group)
    .toSorted(byPlace);

/** What the palette offers to do, in its order. */
export const paletteActions = screens
  .flatMap(({ at, actions = [] }) => actions.map((action) => ({ ...action, to: at + action.to })))
  .toSorted(byPlace);

/** The strips of tabs by their name, each in its order. */
export const tabStrips = Object.fromEntries(
  [...new Set(screens.flatMap(({ tabs = {} }) => Object.keys(tabs)))].map((name) => [
    name,
    screens.flatMap(({ tabs = {} }) => tabs[name] ?? []).toSorted(byPlace),
  ]),
);
