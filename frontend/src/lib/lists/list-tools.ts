import { createContext, use, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { Listed } from '../format/listed';
import { isStaff, SessionContext } from '../session/session-context';
import { PAGE_SIZES, type ListParams } from './use-list-params';

/** A client's list of fewer rows is read as it stands: nothing searches, narrows, keeps or exports it. */
export const TOOLS_FROM = 20;

interface Decided {
  /** The lists of this page that have their tools, as the address calls them; '': the first. */
  readonly shown: ReadonlySet<string>;
  /** A list says whether it has them. */
  readonly tell: (of: string, has: boolean) => void;
}

/** Which lists of a page have their tools; null outside of a page. */
export const ListTools = createContext<Decided | null>(null);

/** What a page offers its lists and their toolbars. */
export const useListToolsOfPage = (): Decided => {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const tell = useCallback(
    (of: string, has: boolean) =>
      setShown((before) => {
        if (before.has(of) === has) return before;
        const others = [...before].filter((each) => each !== of);
        return new Set(has ? [...others, of] : others);
      }),
    [],
  );
  return useMemo(() => ({ shown, tell }), [shown, tell]);
};

const useIsOfClients = (): boolean => {
  const state = useContext(SessionContext)?.state;
  return state?.status === 'signed-in' && !isStaff(state.user);
};

/** Whether the toolbar of a list is drawn: for staff always, for clients and drivers once the list said so. */
export const useHasTools = (of: string): boolean => {
  const isOfClients = useIsOfClients();
  const page = use(ListTools);
  return !isOfClients || page === null || page.shown.has(of);
};

/** Whether the address asks for something else than the first page of all rows. */
const isAsked = ({ narrowed, sort, page, cursor, limit }: ListParams): boolean =>
  narrowed || sort !== '' || page > 0 || cursor !== '' || limit !== PAGE_SIZES[0];

/**
 * Decides it where the list is drawn, and tells its page: of clients and drivers a list has its tools with 20 rows or
 * more, or while the address asks for some of them. Until its size is known it has none.
 */
export const useDecidedTools = (
  { data, isPlaceholderData }: Pick<Listed<unknown>, 'data' | 'isPlaceholderData'>,
  params: ListParams,
): boolean => {
  const isOfClients = useIsOfClients();
  const tell = use(ListTools)?.tell;
  const [kept, keep] = useState(!isOfClients);
  const isLong = isPlaceholderData ? kept : (data?.total ?? 0) >= TOOLS_FROM;
  const has = !isOfClients || isLong || isAsked(params);
  if (has !== kept) keep(has);
  const { of } = params;
  useLayoutEffect(() => {
    tell?.(of, has);
  }, [tell, of, has]);
  useLayoutEffect(() => () => tell?.(of, false), [tell, of]);
  return has;
};
