import { lazyNamed } from '../../../../lib/lazy-named';
import type { OpenedFormsProps } from './opened-forms';

export const OpenedForms = lazyNamed<OpenedFormsProps>(() =>
  import('./opened-forms').then((module) => module.OpenedForms),
);
