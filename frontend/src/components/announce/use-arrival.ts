import { useEffect } from 'react';
import { announce } from './announcements';

let shown: string | null = null;

const focusMain = (): void => {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement)) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};

/** Names the browser's tab. A screen that follows another is also announced, and the keyboard goes on at its top. */
export const useArrival = (title: string, documentTitle = `${title} · Axlebook`): void => {
  useEffect(() => {
    document.title = documentTitle;
    const isFirst = shown === null;
    if (shown === title) return;
    shown = title;
    if (isFirst) return;
    announce(title);
    focusMain();
  }, [title, documentTitle]);
};
