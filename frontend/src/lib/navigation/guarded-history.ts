import { createPath, NavigationType, type Location, type Navigator, type To } from 'react-router';
import { withChosenClient } from '../lists/client-scope';
import { leaveGuard } from './leave-guards';
import { liesOver, overStep } from './over/steps-over';

export interface Passage {
  location: Location;
  navigationType: NavigationType;
}

/** What is kept in the browser's own entry: the state that was given, a key, and its place among the entries. */
interface Entry {
  usr: unknown;
  key: string;
  idx: number;
}

const entry = (): Partial<Entry> => (window.history.state ?? {}) as Partial<Entry>;
const newKey = (): string => crypto.randomUUID().slice(0, 8);

const passage = (navigationType: NavigationType): Passage => {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = entry();
  return { location: { pathname, search, hash, state: usr, key }, navigationType };
};

/** What closes a dialog says with its address: the steps that had opened it, and what lay over it, are taken back. */
export const closedBy = (steps: number) => ({ takesBack: steps });
export const CLOSED = closedBy(1);
const takenBack = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'takesBack' in state ? Number(state.takesBack) : 0;

/**
 * The browser's history for `Router`, with three things more: the client that is chosen is kept from address to
 * address, but for those `outside`; whoever has typed text is asked before it goes elsewhere; and a dialog that a step
 * opened leaves no step behind when it is closed. The data router of the library asks as well (`useBlocker`), but it
 * weighs 17 kB gzipped more on every first page.
 */
export class GuardedHistory implements Navigator {
  private readonly listeners = new Set<() => void>();
  private current: Passage;
  private place: number;
  private ignored = 0;
  /** The address that stands when a step is taken back, and what waits until then; null: none is. */
  private waiting: { readonly href: string; readonly next: (() => void)[] } | null = null;

  constructor(private readonly outside: (pathname: string) => boolean = () => false) {
    const { idx } = entry();
    if (idx === undefined) window.history.replaceState({ ...entry(), idx: 0 }, '');
    this.place = idx ?? 0;
    this.current = passage(NavigationType.Pop);
  }

  readonly now = (): Passage => this.current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.listeners.size === 1) window.addEventListener('popstate', this.onPop);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) window.removeEventListener('popstate', this.onPop);
    };
  };

  readonly createHref = (to: To): string => {
    const href = typeof to === 'string' ? to : createPath(to);
    const { pathname } = new URL(href, window.location.href);
    return this.outside(pathname) ? href : withChosenClient(href, window.location.search);
  };

  readonly encodeLocation = (to: To) => {
    const { pathname, search, hash } = new URL(this.createHref(to), window.location.origin);
    return { pathname, search, hash };
  };

  readonly go = (delta: number): void => window.history.go(delta);

  readonly push = (to: To, state: unknown = null): void =>
    this.asked(to, () => {
      // what is left through a dialog is the page below it: Back leads there, and not to the step of the dialog
      if (overStep(this.current.location.state) && !liesOver(state) && overStep(state) === null)
        window.history.replaceState(this.entryFor(state), '', this.createHref(to));
      else {
        this.place += 1;
        window.history.pushState(this.entryFor(state), '', this.createHref(to));
      }
      this.changed(NavigationType.Push);
    });

  readonly replace = (to: To, state: unknown = null): void =>
    this.asked(to, () => {
      const steps = takenBack(state);
      window.history.replaceState(this.entryFor(steps > 0 ? null : state), '', this.createHref(to));
      this.changed(NavigationType.Replace);
      if (steps > 0 && this.place >= steps && this.listeners.size > 0) {
        this.waiting = { href: window.location.href, next: [] };
        window.history.go(-steps);
      }
    });

  /** A step over the page that is there, such as a question's, leaves nothing that was typed. */
  private isHere(href: string): boolean {
    const { pathname, search } = new URL(href, window.location.href);
    const here = this.current.location;
    return pathname === here.pathname && search === here.search;
  }

  private entryFor(usr: unknown): Entry {
    return { usr, key: newKey(), idx: this.place };
  }

  private asked(to: To, go: () => void): void {
    if (this.waiting) {
      this.waiting.next.push(() => this.asked(to, go));
      return;
    }
    const guard = leaveGuard();
    if (guard && !this.isHere(this.createHref(to))) guard(go);
    else go();
  }

  /** The browser has gone already: it comes back, and goes again when that is wanted. */
  private readonly onPop = (): void => {
    const there = entry().idx ?? 0;
    if (this.waiting) {
      const { href, next } = this.waiting;
      this.waiting = null;
      this.place = there;
      // the answer to a question may have changed the address of the page below it
      if (window.location.href !== href) window.history.replaceState(window.history.state, '', href);
      this.changed(NavigationType.Pop);
      next.forEach((go) => go());
      return;
    }
    if (this.ignored > 0) {
      this.ignored -= 1;
      return;
    }
    const guard = leaveGuard();
    const delta = there - this.place;
    if (!guard || delta === 0 || this.isHere(window.location.href)) {
      this.place = there;
      this.changed(NavigationType.Pop);
      return;
    }
    this.ignored += 1;
    window.history.go(-delta);
    guard(() => window.history.go(delta));
  };

  private changed(navigationType: NavigationType): void {
    this.current = passage(navigationType);
    this.listeners.forEach((listener) => listener());
  }
}
