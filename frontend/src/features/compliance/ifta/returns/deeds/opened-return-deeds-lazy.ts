import { lazyNamed } from '../../../../../lib/lazy-named';
import type { OpenedReturnDeedsProps } from './opened-return-deeds';

export const OpenedReturnDeeds = lazyNamed<OpenedReturnDeedsProps>(() =>
  import('./opened-return-deeds').then((module) => module.OpenedReturnDeeds),
);
