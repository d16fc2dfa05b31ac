const CLOSED = /the first open day is (\d{2})\/(\d{2})\/(\d{4})$/;

/**
 * The day that a refusal for a closed month offers, '2026-11-01'; undefined for any other sentence.
 * @example openDayIn('October 2026 is closed in the books of Blue Ridge; the first open day is 11/01/2026')
 */
export const openDayIn = (message: string | undefined): string | undefined => {
  const found = CLOSED.exec(message ?? '');
  return found ? `${found[3]}-${found[1]}-${found[2]}` : undefined;
};
