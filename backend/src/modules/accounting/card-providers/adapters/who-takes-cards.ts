import type { Running } from '../../../../platform/installation/running';
import type { CardProvider } from '../../portal-payments';
import { StripeProvider } from './stripe/stripe-provider';

/** Stripe when the environment has the firm's Stripe keys, otherwise the sandbox. */
export const whoTakesCards = ({ stripe }: Pick<Running, 'stripe'>, sandbox: CardProvider): CardProvider =>
  stripe ? new StripeProvider(stripe) : sandbox;
