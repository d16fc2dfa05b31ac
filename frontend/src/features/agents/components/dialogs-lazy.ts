import { lazyNamed } from '../../../lib/lazy-named';

export const AgentDialog = lazyNamed(() => import('./agent-dialog').then((module) => module.AgentDialog));
export const SetPasswordDialog = lazyNamed(() =>
  import('./set-password-dialog').then((module) => module.SetPasswordDialog),
);
