import { browser } from '../browser';

type Go = (path: string) => void;
let go: Go = browser.goTo;

/** For what is drawn outside the router. */
export const navigateTo = (path: string): void => go(path);

/** The router that is mounted does it, until it is not. */
export const navigatesBy = (way: Go): (() => void) => {
  go = way;
  return () => {
    if (go === way) go = browser.goTo;
  };
};
