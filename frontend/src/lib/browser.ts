/** Full page loads in one place, so that tests can watch them. */
export const browser = {
  goTo: (path: string): void => window.location.assign(path),
  reload: (): void => window.location.reload(),
};
