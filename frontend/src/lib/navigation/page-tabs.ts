import type { User } from '../api/api-types';
import { tabStrips } from '../screens/declared';
import type { PageTab } from '../screens/screen';
import { can, useUser } from '../session/session-context';

const open = (user: User, tabs: readonly PageTab[]): PageTab[] =>
  tabs.filter(({ permission = [] }) => {
    const asked = [permission].flat();
    return asked.length === 0 || asked.some((one) => can(user, one));
  });

/** The tabs of a page that are open to whoever is signed in. @throws Error when no screen has tabs of that name */
export const usePageTabs = (name: string): PageTab[] => {
  const user = useUser();
  const tabs = tabStrips[name];
  if (!tabs) throw new Error(`No screen has tabs called ${name}`);
  return open(user, tabs);
};

/** All that are open to somebody, as far as the pages are that they stand on. */
export const everyTab = (user: User): readonly PageTab[] => {
  const tabs = Object.values(tabStrips).flatMap((some) => open(user, some));
  return [...new Map(tabs.map((tab) => [tab.to, tab])).values()];
};
