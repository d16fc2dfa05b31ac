const LONG_NUMBER = /\d(?:[ -]?\d){12,}/g;
const SHORTEST = 13;
const LONGEST = 19;

const ZERO = '0'.charCodeAt(0);

/** Whether the digits from `from` up to `to` pass the Luhn checksum, as every card number does. */
export const luhn = (digits: string, from = 0, to = digits.length): boolean => {
  let sum = 0;
  for (let at = from; at < to; at += 1) {
    const value = (digits.charCodeAt(at) - ZERO) * ((to - at) % 2 === 1 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return to > from && sum % 10 === 0;
};

const holdsCardNumber = (digits: string): boolean => {
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    for (let start = 0; start + length <= digits.length; start += 1)
      if (luhn(digits, start, start + length)) return true;
  }
  return false;
};

/** The text with every possible card number replaced, even when other digits precede or follow the number. */
export const withoutCardNumbers = (text: string): string =>
  text.replace(LONG_NUMBER, (run) => (holdsCardNumber(run.replace(/\D/g, '')) ? '[number removed]' : run));
