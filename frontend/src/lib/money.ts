// Money travels as decimal strings with two places and is counted in whole cents; no floating point anywhere.

const MONEY = /^(-)?\$?\s*(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;

export const toCents = (input: string): bigint | null => {
  const match = MONEY.exec(input.trim());
  if (!match) return null;
  const [, minus, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const cents = BigInt(whole.replaceAll(',', '') || '0') * 100n + BigInt(fraction.padEnd(2, '0'));
  return minus === undefined ? cents : -cents;
};

export const fromCents = (cents: bigint): string => {
  const sign = cents < 0n ? '-' : '';
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

export const formatMoney = (amount: string | number | null | undefined): string => {
  if (amount === null || amount === undefined || amount === '') return '—';
  const cents = toCents(typeof amount === 'number' ? amount.toFixed(2) : amount);
  if (cents === null) return String(amount);
  const [whole = '0', fraction = '00'] = fromCents(cents < 0n ? -cents : cents).split('.');
  return `${cents < 0n ? '-' : ''}$${grouped(whole)}.${fraction}`;
};

export const formatWholeDollars = (amount: string | null | undefined): string => {
  if (amount === null || amount === undefined || amount === '') return '—';
  const cents = toCents(amount);
  if (cents === null) return amount;
  const dollars = ((cents < 0n ? -cents : cents) + 50n) / 100n;
  return `${cents < 0n && dollars > 0n ? '-' : ''}$${grouped(dollars.toString())}`;
};

export const normalizeMoney = (input: string): string => {
  const cents = toCents(input);
  return cents === null ? input : fromCents(cents);
};

export const sumMoney = (amounts: readonly string[]): string =>
  fromCents(amounts.reduce((total, amount) => total + (toCents(amount) ?? 0n), 0n));

export const subtractMoney = (from: string, amount: string): string =>
  fromCents((toCents(from) ?? 0n) - (toCents(amount) ?? 0n));

export const isZeroMoney = (amount: string): boolean => toCents(amount) === 0n;

export const formatQuantity = (value: string | number | null | undefined, unit = ''): string => {
  if (value === null || value === undefined || value === '') return '—';
  const [whole = '', fraction] = String(value).split('.');
  const digits = fraction === undefined || /^0*$/.test(fraction) ? grouped(whole) : `${grouped(whole)}.${fraction}`;
  return unit === '' ? digits : `${digits} ${unit}`;
};
