const PENDING = 'pendingPayment';
const CAME_FROM = 'axlebook.checkoutFrom';

/** What is being paid for, kept from the portal to the record; never anything of the card. */
export interface PendingPayment {
  amount: number;
  description: string;
  paymentMethod: 'card';
  /** Known once the provider has answered: from then on the payment can be recorded from anywhere. */
  paymentIntentId?: string;
}

const isPending = (value: unknown): value is PendingPayment =>
  typeof value === 'object' &&
  value !== null &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'description' in value &&
  typeof value.description === 'string';

export const readPending = (): PendingPayment | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PENDING) ?? 'null');
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
};

export const savePending = (pending: PendingPayment): void => localStorage.setItem(PENDING, JSON.stringify(pending));
export const forgetPending = (): void => localStorage.removeItem(PENDING);

export const rememberCameFrom = (path: string): void => sessionStorage.setItem(CAME_FROM, path);
export const cameFrom = (): string | null => sessionStorage.getItem(CAME_FROM);
