import type { Location } from 'react-router';
import { OPEN_PARAMS } from './open-params';
import { openedBy } from './steps-over';

/** Which dialog or panel an open parameter of the address belongs to: `pay` → the id of the dialog. */
const claims = new Map<string, string>();

const named = (search: string): string | undefined =>
  [...new URLSearchParams(search).keys()].findLast((key) => OPEN_PARAMS.some((param) => param === key));

/**
 * Whether the step that stands, or the address that was come to, has opened this dialog; a second one of the same step
 * was opened by a click inside the first.
 * @param here where the app is; of a link to `?edit=7` its state is null
 */
export const claimOpened = (here: Location<unknown>, id: string): boolean => {
  const search = new URLSearchParams(here.search);
  for (const param of claims.keys()) if (!search.has(param)) claims.delete(param);
  const param = openedBy(here.state) ?? (here.state === null ? named(here.search) : undefined);
  if (param === undefined || !search.has(param) || (claims.get(param) ?? id) !== id) return false;
  claims.set(param, id);
  return true;
};

export const releaseOpened = (id: string): void => {
  for (const [param, owner] of claims) if (owner === id) claims.delete(param);
};
