/** Work that is done again when so much time went by since it was done last. */
export const repeatEvery = (milliseconds: number, work: () => Promise<void>): (() => Promise<void>) => {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < milliseconds) return;
    last = performance.now();
    await work();
  };
};
