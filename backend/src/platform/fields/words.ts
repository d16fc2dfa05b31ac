const choiceLabels = new Map<string, string>();

/**
 * Words of choices that are not just their name with blanks: `setChoiceLabels({ ach: 'ACH' })`. A word is called the
 * same everywhere.
 */
export const setChoiceLabels = (words: Readonly<Record<string, string>>): void => {
  for (const [value, word] of Object.entries(words)) choiceLabels.set(value, word);
};

/** 'in_transit' → 'In transit': how screens call a choice. */
export const labelOf = (value: string): string => {
  const known = choiceLabels.get(value);
  if (known !== undefined || !/^[a-z\d_-]+$/.test(value)) return known ?? value;
  const plain = value.replace(/[_-]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** A choice as it is published, with the words for people. */
export const enumOf = (values: readonly string[]): Record<string, unknown> => ({
  type: 'string',
  enum: values,
  'x-labels': Object.fromEntries(values.map((value) => [value, labelOf(value)])),
});
