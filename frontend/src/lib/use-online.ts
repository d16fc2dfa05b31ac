import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
};

/** Whether the device has a network; not whether the server answers. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
