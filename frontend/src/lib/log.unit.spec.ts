import { logError } from './log';

describe('an error that stops nothing', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'reportError'));

  it('is told to the browser', () => {
    const told: unknown[] = [];
    globalThis.reportError = (error: unknown) => void told.push(error);
    const error = new Error('Corrupt');
    logError(error);
    expect(told).toEqual([error]);
  });

  it('stops nothing in a browser that takes no reports', () => {
    Object.defineProperty(globalThis, 'reportError', { value: undefined, configurable: true });
    expect(() => logError(new Error('Corrupt'))).not.toThrow();
  });
});
