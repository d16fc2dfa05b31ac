/**
 * `over ÷ under` as a whole number, rounded half away from zero: the one rounding of the product. What is rounded is
 * held as whole numbers of its smallest unit beforehand (cents, tenths of a mile, ten-thousandths of a dollar).
 * @example rounded(5n, 2n) // 3n; rounded(-5n, 2n) is -3n
 */
export const rounded = (over: bigint, under: bigint): bigint => {
  const [size, by] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const nearest = (size * 2n + by) / (by * 2n);
  return over < 0n !== under < 0n ? -nearest : nearest;
};

/**
 * A decimal as a whole number of its last place: scaled('12.5', 3) is 12500n.
 * @throws Error when it has more places, or is no decimal: callers have checked it
 */
export const scaled = (decimal: string, places: number): bigint => {
  const parts = /^(-?)(\d{1,15})(?:\.(\d+))?$/.exec(decimal);
  const after = (parts?.[3] ?? '').padEnd(places, '0');
  if (!parts || /[1-9]/.test(after.slice(places)))
    throw new Error(`${decimal} is not a decimal with at most ${places} places`);
  const whole = BigInt(`${parts[2] ?? ''}${after.slice(0, places)}`);
  return parts[1] ? -whole : whole;
};

/** The reverse: withPlaces(12500n, 3) is '12.500', withPlaces(-5n, 2) '-0.05', withPlaces(7n, 0) '7'. */
export const withPlaces = (number: bigint, places: number): string => {
  const digits = String(number < 0n ? -number : number).padStart(places + 1, '0');
  const point = places > 0 ? `.${digits.slice(-places)}` : '';
  return `${number < 0n ? '-' : ''}${digits.slice(0, digits.length - places)}${point}`;
};
