import type { ScreenHandle } from './screen-handle';

/** Documented entries whose screens come with the next release. */
export const nextRelease: readonly (readonly [path: string, handle: ScreenHandle])[] = [
  ['/business', { title: 'Business Registration', audience: 'staff' }],
  ['/expenses', { title: 'Expenses', audience: 'staff' }],
  ['/support', { title: 'Support' }],
  ['/reports', { title: 'Reports', audience: 'staff' }],
  ['/insurance', { title: 'Insurance', audience: 'staff' }],
  ['/features', { title: 'Features', audience: 'staff' }],
];
