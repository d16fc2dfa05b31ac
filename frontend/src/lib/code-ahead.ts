import type { ComponentType } from 'react';

type Load = () => Promise<unknown>;
const loads = new WeakMap<ComponentType, Load>();

/** Says how the code of a page is fetched, so that it can be fetched before the page is shown. */
export const comesBy = <Page extends ComponentType>(page: Page, load: Load): Page => {
  loads.set(page, load);
  return page;
};

/** The data setting that some browsers tell of: https://wicg.github.io/savedata/. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Nobody waits for it: where the network is away, or is paid by the byte, only what is asked for is fetched. */
export const mayFetchAhead = (): boolean => navigator.onLine && !savesData();

/** Fetches a page's code; `false` where it did not come, which is told when the page is opened. */
export const fetchCode = async (page: ComponentType): Promise<boolean> => {
  try {
    await loads.get(page)?.();
    return true;
  } catch {
    return false;
  }
};
