import type { CheckoutIntent } from '../../../lib/api/api-types';

/** What a provider knows after it was asked to take the money; `unknown` when its answer never came. */
export type Confirmation = { status: 'succeeded' | 'processing' | 'unknown' } | { status: 'failed'; message: string };

/** What every provider's card form is given. It says when it starts; `onConfirmed` answers whether its work is done. */
export interface CardFormProps {
  intent: CheckoutIntent;
  clientSecret: string;
  onTry: () => void;
  onConfirmed: (confirmation: Confirmation) => Promise<boolean>;
}
