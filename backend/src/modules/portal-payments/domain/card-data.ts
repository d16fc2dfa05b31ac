const LONG_NUMBER = /\d(?:[ -]?\d){12,}/g;
const SHORTEST = 13;
const LONGEST = 19;

/** The check digit that every card number ends with (Luhn). */
export const luhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, character, index) => {
    const value = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
};

const holdsCardNumber = (digits: string): boolean => {
  for (let length = SHORTEST; length <= LONGEST; length += 1) {
    for (let start = 0; start + length <= digits.length; start += 1)
      if (luhn(digits.slice(start, start + length))) return true;
  }
  return false;
};

/** Text with what could be a card number taken out, also one that other digits follow. */
export const withoutCardNumbers = (text: string): string =>
  text.replace(LONG_NUMBER, (run) => (holdsCardNumber(run.replace(/\D/g, '')) ? '[number removed]' : run));
