// Money travels as decimal strings with two places and is counted in whole cents; no floating point anywhere.

const MONEY = /^(-)?\$?\s*(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;

export const toCents = (input: string): bigint | null => {
  const match = MONEY.exec(input.trim());
  if (!match) return null;
  const [, minus, whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return null;
  const cents = BigInt(whole.replaceAll(',', '')) * 100n + BigInt(fraction.padEnd(2, '0'));
  return minus === undefined ? cents : -cents;
};

export const fromCents = (cents: bigint): string => {
  const sign = cents < 0n ? '-' : '';
  const digits = cents.toString().replace('-', '').padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** -1250.00 → -$1,250.00 */
const inDollars = (amount: string): string => grouped(amount).replace(/\d/, '$$$&');

export const formatMoney = (amount: string | number | null | undefined): string => {
  if (amount === null || amount === undefined || amount === '') return '—';
  const cents = toCents(typeof amount === 'number' ? amount.toFixed(2) : amount);
  return cents === null ? String(amount) : inDollars(fromCents(cents));
};

/** In the dollars of a currency: '-4.00' of 'CAD' reads '-C$4.00'. */
export const formatIn = (currency: 'USD' | 'CAD', amount: string | null): string =>
  currency === 'CAD' ? formatMoney(amount).replace('$', 'C$$') : formatMoney(amount);

export const formatWholeDollars = (amount: string | null | undefined): string => {
  if (amount === null || amount === undefined || amount === '') return '—';
  const cents = toCents(amount);
  if (cents === null) return amount;
  const half = cents < 0n ? -50n : 50n;
  return inDollars(((cents + half) / 100n).toString());
};

export const normalizeMoney = (input: string): string => {
  const cents = toCents(input);
  return cents === null ? input : fromCents(cents);
};

/** '1450' reads '1,450.00', as it stands beside its dollar sign; what is no amount stays as it is. */
export const groupedMoney = (input: string): string => {
  const cents = toCents(input);
  return cents === null ? input : grouped(fromCents(cents));
};

export const sumMoney = (amounts: readonly string[]): string =>
  fromCents(amounts.reduce((total, amount) => total + (toCents(amount) ?? 0n), 0n));

export const subtractMoney = (from: string, amount: string): string =>
  fromCents((toCents(from) ?? 0n) - (toCents(amount) ?? 0n));

export const isZeroMoney = (amount: string): boolean => toCents(amount) === 0n;

export const formatQuantity = (value: string | number | null | undefined, unit = ''): string => {
  if (value === null || value === undefined || value === '') return '—';
  const digits = String(value).replace(/\.0*$/, '').replace(/\d+/, grouped);
  return unit === '' ? digits : `${digits} ${unit}`;
};
