/**
 * A text from the first character that may begin it to the last that may end it, found by looking from its ends: no
 * pattern tries again.
 */
export const trimmed = (text: string, begins: RegExp, ends: RegExp = begins): string => {
  const signs = [...text];
  const from = signs.findIndex((sign) => begins.test(sign));
  const to = signs.findLastIndex((sign) => ends.test(sign));
  return from === -1 ? '' : signs.slice(from, to + 1).join('');
};
