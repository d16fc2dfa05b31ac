/** Ways to pay without a card provider: the office records whether the money arrived. */
export const BANK_METHODS = ['bank_transfer', 'ach', 'check'] as const;
export type BankMethod = (typeof BANK_METHODS)[number];
export const ACCOUNT_TYPES = ['checking', 'savings', 'business'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

const WEIGHTS = [3, 7, 1] as const;

/**
 * Whether the text is a bank routing number: nine digits that pass the checksum of the American Bankers Association.
 */
export const isRoutingNumber = (digits: string): boolean => {
  if (!/^\d{9}$/.test(digits) || Number(digits) === 0) return false;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (WEIGHTS[place % 3] ?? 0), 0);
  return sum % 10 === 0;
};
