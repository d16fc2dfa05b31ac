import { useEffect, useState } from 'react';

const AT_LATEST_MS = 500;

/** True as soon as the browser rests after the first paint: what may wait is asked for after the rows of a page. */
export function useWhenIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // where a browser does not tell when it is idle, a moment later
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIdle(true));
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: AT_LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}
