/** Letters that pictures make of signs and digits. */
export const AS_LETTER: Readonly<Record<string, string>> = {
  '|': 'I',
  l: 'I',
  '1': 'I',
  '!': 'I',
  '0': 'O',
  '5': 'S',
  '8': 'B',
};
/** Digits that pictures make letters and signs of. */
export const AS_DIGIT: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', l: '1', I: '1', '|': '1', '!': '1', S: '5', B: '8', Z: '2', G: '6' },
};
