/** What lists of details on screen tell: every label with its words. */
export const detailsShown = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((label) => [
      label.textContent ?? '',
      label.nextElementSibling?.textContent ?? '',
    ]),
  );
