import type { Firm, User } from '../../lib/api/api-types';
import { menuOf, type MenuItem } from '../../lib/screens/declared';
import { isStaff, mayOpen } from '../routing/screen-handle';

export type NavItem = MenuItem;

const [main, office] = [menuOf('main'), menuOf('office')];
const [portal, portalMore] = [menuOf('portal'), menuOf('portal-more')];

export interface Navigation {
  main: readonly NavItem[];
  backOffice: readonly NavItem[];
  tabs: readonly NavItem[];
}

const TAB_COUNT = 5;

export const navigationFor = (user: User, firm: Pick<Firm, 'demo'> | undefined): Navigation => {
  // of clients and drivers every entry is theirs
  if (!isStaff(user)) return { main: portal, backOffice: portalMore, tabs: portal };
  const open = (items: readonly NavItem[]) => items.filter((item) => mayOpen(user, item) && (firm?.demo || !item.demo));
  const opened = open(main);
  return {
    main: opened,
    backOffice: open(office),
    tabs: opened.slice(0, TAB_COUNT),
  };
};

/** The entry that a page belongs to: the one whose address says most of the page's. */
export const currentEntry = <Item extends { to: string }>(items: readonly Item[], pathname: string): Item | undefined =>
  items
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
