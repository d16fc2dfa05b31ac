import { TestEnvironment } from 'jest-environment-jsdom';
import kept from '../../testing/kept/environment.cjs';

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'BroadcastChannel',
];
// jsdom's own versions of these are refused by Node's Request
const replaced = ['URLSearchParams', 'URL', 'AbortController', 'AbortSignal'];

class Browser extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) if (this.global[name] === undefined) this.global[name] = globalThis[name];
    for (const name of replaced) this.global[name] = globalThis[name];
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.scrollTo = () => {};
    this.global.matchMedia ??= (query) => ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    });
  }
}

const PACKAGE = /[\\/]node_modules[\\/]/;
/** Registers its own clearing away with each file that loads it. */
const OF_EACH_FILE = /[\\/]@testing-library[\\/]react[\\/]/;

/** What a spec puts in place of the browser's own. */
const REPLACED_BY_SPECS = ['fetch', 'matchMedia', 'reportError', 'EventSource', 'XMLHttpRequest', 'BroadcastChannel'];

/** Timers that would outlast a file: nobody waits for them, and a worker would not end for their sake. Short ones are a package's own next step. */
const LONG_MS = 500;

/** @returns what stops the timers that are still to come */
const countTimers = (window) => {
  const running = new Set();
  for (const [set, isLong] of [
    ['setTimeout', (delay) => delay >= LONG_MS],
    ['setInterval', () => true],
  ]) {
    const begin = window[set];
    window[set] = (work, delay, ...rest) => {
      const timer = begin.call(window, work, delay, ...rest);
      if (isLong(delay)) running.add(timer);
      return timer;
    };
  }
  return () => {
    for (const timer of running) window.clearTimeout(timer);
    running.clear();
  };
};

const emptied = (window) => {
  const stopTimers = countTimers(window);
  const own = REPLACED_BY_SPECS.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)]);
  return () => {
    const { document } = window;
    stopTimers();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
    document.title = '';
    for (const pair of document.cookie.split('; '))
      document.cookie = `${pair.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    delete window.navigator.locks;
    for (const [name, before] of own)
      if (before) Object.defineProperty(window, name, before);
      else delete window[name];
  };
};

/** A worker loads the packages of the web app once; its own code is loaded anew for every file. */
export default kept.keeping(Browser, {
  keeps: (path) => PACKAGE.test(path) && !OF_EACH_FILE.test(path),
  tidyUp: emptied,
});
