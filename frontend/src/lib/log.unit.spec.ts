import { logError } from './log';

describe('an error that stops nothing', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'reportError'));

  it('is told to the browser', () => {
    const results: unknown[] = [];
    globalThis.reportError = (error: unknown) => void results.push(error);
    const error = new Error('Corrupt');
    logError(error);
    expect(results).toEqual([error]);
  });

  it('stops nothing in a browser that takes no reports', () => {
    Object.defineProperty(globalThis, 'reportError', { value: undefined, configurable: true });
    expect(() => logError(new Error('Corrupt'))).not.toThrow();
  });
});
