const KEY = 'axlebook.returnTo';

const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/\\') && !path.startsWith('/api/');

export const rememberReturnTo = (path: string): void => sessionStorage.setItem(KEY, path);

export const takeReturnTo = (fallback: string): string => {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && isOwnPath(path) ? path : fallback;
};

export const safePath = (path: string | null, fallback: string): string =>
  path !== null && isOwnPath(path) ? path : fallback;
