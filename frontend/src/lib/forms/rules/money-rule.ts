import { toCents } from '../../format/money';

interface MoneyRule {
  label: string;
  optional?: boolean;
  missing?: string;
  negative?: string;
}

export const moneyRule = ({ label, optional = false, missing, negative }: MoneyRule) => ({
  validate: (value: unknown): true | string => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '') return optional || (missing ?? `${label} is required`);
    const cents = toCents(text);
    if (cents === null) return 'Use a dollar amount such as 1250.00';
    return cents >= 0n || (negative ?? `${label} must be positive`);
  },
});

const DECIMAL = /^\d+(\.\d{1,2})?$/;

export const quantityRule = (label: string) => ({
  validate: (value: unknown): true | string =>
    typeof value !== 'string' ||
    value.trim() === '' ||
    DECIMAL.test(value.trim()) ||
    `${label} must be a number such as 612.5`,
});
