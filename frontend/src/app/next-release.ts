import type { ScreenHandle } from './screen-handle';

/** Documented entries whose screens come with the next release. */
export const nextRelease: readonly (readonly [path: string, handle: ScreenHandle])[] = [
  ['/reports', { title: 'Reports', audience: 'staff' }],
];
