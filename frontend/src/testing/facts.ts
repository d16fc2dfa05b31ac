/** What lists of facts on screen tell: every label with its words. */
export const factsShown = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((label) => [
      label.textContent ?? '',
      label.nextElementSibling?.textContent ?? '',
    ]),
  );
