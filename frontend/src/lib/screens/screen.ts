import type { ComponentType } from 'react';
import type { Kind } from '../../generated/kinds';
import type { QueryParams } from '../api/api-client';

/** Who may open something: whoever has the permission, or one of several; absent: everybody who is signed in. */
export interface WhoOpens {
  readonly permission?: string | readonly string[];
  readonly audience?: 'staff';
}

/**
 * Which part of the menu: of the staff what stands above all, and the groups under their headings; the documented
 * entries of clients and drivers, and what stands below these.
 */
export type MenuGroup = 'top' | 'clients' | 'freight' | 'compliance' | 'firm' | 'portal' | 'portal-more';

/**
 * An entry of the menu: `{ group: 'compliance', place: 40, label: 'Insurance' }`; who sees it is who opens its screen.
 */
export interface MenuEntry extends WhoOpens {
  readonly group: MenuGroup;
  /** The lowest stands first. */
  readonly place: number;
  readonly label: string;
  /** Where there is little room. */
  readonly short?: string;
  /** What it is in plain words, below a name that only insiders know: 'Quarterly fuel tax'. */
  readonly hint?: string;
  /** Its place in the bar of a phone, among those that have one. */
  readonly bar?: number;
  /** Further words that people type for it: 'quarterly fuel tax'. */
  readonly also?: string;
  /** Only where the firm tries the product out. */
  readonly demo?: true;
}

/** A tab of a page: `{ to: '/clients/brokers', label: 'Brokers', permission: 'brokers.read' }`. */
export interface PageTab {
  readonly to: string;
  readonly label: string;
  /** Further words that people type for it: 'who owes us money'. */
  readonly also?: string;
  /** Its address begins those of the others. */
  readonly end?: boolean;
  /** The address of another page that stands on it. */
  readonly holds?: string;
  /** What it asks for beside what its page asks for; of several, one is enough. */
  readonly permission?: string | readonly string[];
  /** Behind those with a lower one; those of the page itself have none. */
  readonly place?: number;
}

/**
 * What the palette offers to do: `{ place: 70, label: 'Add insurance record', to: '?new=1', permission:
 * 'insurance.write' }`.
 */
export interface PaletteAction {
  readonly place: number;
  readonly label: string;
  /** What follows the address of the screen. */
  readonly to: string;
  readonly permission: string;
}

/** A record that can be chosen in a form: `{ value: '7', label: 'Summit Freight' }`. */
export interface Option {
  value: string;
  label: string;
  detail?: string;
}

/** How records of a kind are chosen in the forms of others. */
export interface Chosen {
  /** What the list is asked for beside the words: `{ sort: 'name' }`. */
  readonly query?: QueryParams;
  /** Each kind says it of its own records. */
  readonly option: (record: never) => Option;
}

/** An address with a title of its own. */
export interface Address extends WhoOpens {
  readonly at: string;
  /** What the header says. Absent: it stands on the page of the screen above, as /clients/brokers on /clients. */
  readonly title?: string;
}

/**
 * All that the rest of the app knows of a feature's screen. The route table, the menu, the palette, the tabs of pages
 * and the addresses of records read it, so that a screen is said once:
 *
 * ```ts
 * export const screen: Screen = {
 *   at: '/insurance',
 *   title: 'Insurance',
 *   permission: 'insurance.read',
 *   icon: ShieldOutlined,
 *   kind: 'insurancerecord',
 *   subtitle: 'Your clients’ insurance companies, agents and coverage',
 *   add: { label: 'Add Insurance', permission: 'insurance.write' },
 *   menu: [{ group: 'compliance', place: 40, label: 'Insurance' }],
 *   actions: [{ place: 70, label: 'Add insurance record', to: '?new=1', permission: 'insurance.write' }],
 * };
 * ```
 */
export interface Screen extends Address {
  /** Further addresses of the feature. */
  readonly also?: readonly Address[];
  readonly icon?: ComponentType;
  readonly menu?: readonly MenuEntry[];
  readonly actions?: readonly PaletteAction[];
  /** Tabs by the name of their strip: its own, and those that it is on the page of another screen. */
  readonly tabs?: Readonly<Record<string, readonly PageTab[]>>;
  /** Below its title, where the page follows from the kind. */
  readonly subtitle?: string;
  /** The button at its right, where the page follows from the kind. */
  readonly add?: { readonly label: string; readonly permission: string };
  /** The kind whose records are listed here, and are opened below it by their id. */
  readonly kind?: Kind;
  /** Where further kinds of its records are listed and opened. */
  readonly records?: Partial<Record<Kind, string>>;
  /** Kinds whose records have no address: they are found in the list by their name. */
  readonly listed?: readonly Kind[];
  /** Where further kinds of such records are listed: '/accounting/bookkeeping?view=templates'. */
  readonly listedAt?: Partial<Record<Kind, string>>;
  /** Where clients and drivers are shown theirs; what has a panel there is opened by its id. */
  readonly portal?: Partial<Record<Kind, (id: string, name: string) => string>>;
  /** How records are chosen in other forms, by their kind; absent: nowhere. */
  readonly chosen?: Partial<Record<Kind, Chosen>>;
  /** Who is not signed in sees the landing page; or the sign-in of those whose screen it is. */
  readonly guests?: 'staff' | 'client' | 'agent';
  /** Stands in the frame of agents, beside the menu. */
  readonly frame?: 'agent';
}
