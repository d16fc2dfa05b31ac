import { lazyNamed } from '../../../../lib/lazy-named';

export const ClearingDialog = lazyNamed(() => import('./clearing-dialog').then((module) => module.ClearingDialog));
export const SettleDialog = lazyNamed(() => import('./settle-dialog').then((module) => module.SettleDialog));
export const TakeBackDialog = lazyNamed(() => import('./take-back-dialog').then((module) => module.TakeBackDialog));
export const ApplyDepositDialog = lazyNamed(() =>
  import('./apply-deposit-dialog').then((module) => module.ApplyDepositDialog),
);
