import type { Running } from '../../../../platform/installation/running';
import type { CardProvider } from '../../portal-payments';
import { StripeProvider } from './stripe/stripe-provider';

/** Stripe where the firm has its keys, else the sandbox. */
export const whoTakesCards = ({ stripe }: Pick<Running, 'stripe'>, sandbox: CardProvider): CardProvider =>
  stripe ? new StripeProvider(stripe) : sandbox;
