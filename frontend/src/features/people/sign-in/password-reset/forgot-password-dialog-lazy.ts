import { lazyNamed } from '../../../../lib/lazy-named';

export const ForgotPasswordDialog = lazyNamed(() =>
  import('./forgot-password-dialog').then((module) => module.ForgotPasswordDialog),
);
