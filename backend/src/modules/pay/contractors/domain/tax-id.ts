/** What kind of number a tax id is: of a person, a business, or a person without a social security number. */
export const TAX_ID_TYPES = ['ssn', 'ein', 'itin'] as const;
export type TaxIdType = (typeof TAX_ID_TYPES)[number];

/** The digits of a tax id as people write it: '12-3456789' is '123456789'. */
export const digitsOf = (taxId: string): string => taxId.replace(/\D/g, '');

/** The mask that answers show, which a request may send back: '*****6789'. */
export const isMask = (taxId: string): boolean => taxId.trim().startsWith('*');

const NO_AREA = /^(?:000|666|9)/;

/**
 * Why a number cannot be a tax id of its type; null where it can.
 * @example taxIdFault('itin', '123456789') // 'An ITIN begins with 9'
 */
export const taxIdFault = (type: TaxIdType, digits: string): string | null => {
  if (!/^\d{9}$/.test(digits)) return 'A tax id has nine digits';
  if (/^(\d)\1{8}$/.test(digits)) return 'A tax id does not repeat one digit nine times';
  if (type === 'ssn' && NO_AREA.test(digits)) return 'No social security number begins with 000, 666 or 9';
  if (type === 'itin' && !digits.startsWith('9')) return 'An ITIN begins with 9';
  return null;
};
