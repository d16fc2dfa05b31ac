import type { Firm, User } from '../../lib/api/api-types';
import { menuOf, type MenuItem } from '../../lib/screens/declared';
import type { MenuGroup } from '../../lib/screens/screen';
import { isStaff } from '../../lib/session/session-context';
import { mayOpen } from '../routing/screen-handle';

export type NavItem = MenuItem;

/** A part of the menu: `{ name: 'freight', heading: 'Freight and money', items: [...] }`. */
export interface NavGroup {
  readonly name: MenuGroup;
  /** Null: none stands above it. */
  readonly heading: string | null;
  /** Shut until somebody opens it, or comes to one of its pages; who shuts it there has it shut. */
  readonly folds?: true;
  readonly items: readonly NavItem[];
}

export interface Navigation {
  /** In their order; a group that holds nothing for somebody is not among them. */
  readonly groups: readonly NavGroup[];
  /** Of all groups. */
  readonly entries: readonly NavItem[];
  /** The bar of a phone. */
  readonly tabs: readonly NavItem[];
}

const group = (name: MenuGroup, heading: string | null, more: Pick<NavGroup, 'folds'> = {}): NavGroup => ({
  name,
  heading,
  ...more,
  items: menuOf(name),
});
const OF_STAFF = [
  group('top', null),
  group('clients', 'Clients'),
  group('freight', 'Freight and money'),
  group('compliance', 'Compliance'),
  group('firm', 'Firm', { folds: true }),
];
const OF_OTHERS = [group('portal', null), group('portal-more', null)];
const TAB_COUNT = 5;

/** Entries with a place in the bar, then the others, until it is full. */
const tabsOf = (entries: readonly NavItem[]): readonly NavItem[] =>
  entries.toSorted((one, other) => (one.bar ?? Infinity) - (other.bar ?? Infinity) || 0).slice(0, TAB_COUNT);

export const navigationFor = (user: User, firm: Pick<Firm, 'demo'> | undefined): Navigation => {
  // of clients and drivers every entry is theirs
  if (!isStaff(user))
    return {
      groups: OF_OTHERS,
      entries: OF_OTHERS.flatMap(({ items }) => items),
      tabs: menuOf('portal'),
    };
  const opens = (item: NavItem): boolean => mayOpen(user, item) && (firm?.demo === true || !item.demo);
  const groups = OF_STAFF.map((each) => ({ ...each, items: each.items.filter(opens) })).filter(
    ({ items }) => items.length > 0,
  );
  const entries = groups.flatMap(({ items }) => items);
  return { groups, entries, tabs: tabsOf(entries) };
};

/** The entry that a page belongs to: the one whose address says most of the page's. */
export const currentEntry = <Item extends { to: string }>(items: readonly Item[], pathname: string): Item | undefined =>
  items
    .filter(({ to }) => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`)))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
