import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * Another part of the app starts at its top; a panel or a tab of the same part leaves the page where it is, and so does
 * going back.
 */
export const useScrollToTop = (): void => {
  const part = useLocation().pathname.split('/')[1];
  const kind = useNavigationType();
  const last = useRef(part);
  useEffect(() => {
    if (last.current === part) return;
    last.current = part;
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [part, kind]);
};
