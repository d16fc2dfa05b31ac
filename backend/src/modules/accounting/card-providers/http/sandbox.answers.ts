import { oneOf, Shown, TEXT } from '../../../../platform/fields/shown';
import type { Confirmed } from '../adapters/sandbox/sandbox-browser';

const CONFIRMED = ['succeeded', 'processing', 'requires_action', 'requires_payment_method'] as const;
export class SandboxToken {
  @Shown(TEXT) token: string;
}
export class SandboxConfirmed implements Confirmed {
  @Shown(oneOf(CONFIRMED)) status: (typeof CONFIRMED)[number];
  @Shown(TEXT, { absent: true }) message?: string;
}
