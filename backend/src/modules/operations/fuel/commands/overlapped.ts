/**
 * Works on portions in their order, two at a time: the next one is prepared while the one before it is committed. When
 * one fails, the other is waited for, and no more are begun.
 * @param needs whether a portion relies on what the one before it writes, so that it waits for it
 */
export const overlapped = async <Portion>(
  portions: readonly Portion[],
  work: (portion: Portion) => Promise<void>,
  needs: (portion: Portion, earlier: Portion) => boolean,
): Promise<void> => {
  let earlier: { readonly portion: Portion; readonly done: Promise<void> } | null = null;
  const begun: Promise<void>[] = [];
  try {
    for (const portion of portions) {
      if (earlier && needs(portion, earlier.portion)) await earlier.done;
      const done = work(portion);
      begun.push(done);
      // it is waited for below; what fails until then is no fault that nobody saw
      done.catch(() => undefined);
      await earlier?.done;
      earlier = { portion, done };
    }
    await earlier?.done;
  } finally {
    await Promise.allSettled(begun);
  }
};
