/** Into the browser's console, as an unhandled error would be, without stopping anything. */
export const logError = (error: unknown): void => {
  if (typeof globalThis.reportError === 'function') globalThis.reportError(error);
};
