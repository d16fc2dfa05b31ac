/**
 * Cuts a text down to the part from the first character that matches `begins` to the last one that matches `ends`. Each
 * character is tested once, so long input cannot cause backtracking.
 * @example trimmed('..name. ', /[^.\s]/) // 'name'
 */
export const trimmed = (text: string, begins: RegExp, ends: RegExp = begins): string => {
  const signs = [...text];
  const from = signs.findIndex((sign) => begins.test(sign));
  const to = signs.findLastIndex((sign) => ends.test(sign));
  return from === -1 ? '' : signs.slice(from, to + 1).join('');
};
