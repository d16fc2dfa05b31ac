const choiceLabels = new Map<string, string>();

/**
 * Sets the labels of choices that are not simply the value with blanks: `setChoiceLabels({ ach: 'ACH' })`. A value has
 * the same label everywhere.
 */
export const setChoiceLabels = (words: Readonly<Record<string, string>>): void => {
  for (const [value, word] of Object.entries(words)) choiceLabels.set(value, word);
};

/** The label of a choice on screens: 'in_transit' → 'In transit'. */
export const labelOf = (value: string): string => {
  const known = choiceLabels.get(value);
  if (known !== undefined || !/^[a-z\d_-]+$/.test(value)) return known ?? value;
  const plain = value.replace(/[_-]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** The JSON Schema of a choice, with its labels in `x-labels`. */
export const enumOf = (values: readonly string[]): Record<string, unknown> => ({
  type: 'string',
  enum: values,
  'x-labels': Object.fromEntries(values.map((value) => [value, labelOf(value)])),
});
