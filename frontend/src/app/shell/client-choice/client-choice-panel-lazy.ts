import { lazyNamed } from '../../../lib/lazy-named';

export const ClientChoicePanel = lazyNamed(() =>
  import('./client-choice-panel').then((module) => module.ClientChoicePanel),
);
