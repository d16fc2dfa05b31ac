import { TestEnvironment } from 'jest-environment-jsdom';
import { proving } from '../../testing/proofs.cjs';
import { quickStyles } from './quick-styles.cjs';

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
    quickStyles(this.global);
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

export default proving(Browser);
