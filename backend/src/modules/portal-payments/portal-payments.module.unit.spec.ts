import type { FactoryProvider } from '@nestjs/common';
import { CARD_PROVIDER } from './adapters/card-provider';
import { StripeProvider } from './adapters/stripe-provider';
import { PortalPaymentsModule } from './portal-payments.module';

const providers = Reflect.getMetadata('providers', PortalPaymentsModule) as FactoryProvider[];
const factory = providers.find(({ provide }) => provide === CARD_PROVIDER)?.useFactory;
const sandbox = { isSandbox: true };

describe('who takes the cards', () => {
  it('is Stripe where the firm has its keys', () =>
    expect(
      factory?.({ stripe: { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'wh' } }, sandbox),
    ).toBeInstanceOf(StripeProvider));
  it('is the sandbox where it has none', () => expect(factory?.({ stripe: undefined }, sandbox)).toBe(sandbox));
});
