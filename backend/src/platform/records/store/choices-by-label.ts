import type { Field } from '../../fields/field';
import { labelOf } from '../../fields/words';
import { holds, type SearchAlternative } from '../../lists/search';

/** A choice is found by the words that screens show of it, too. @param column SQL of a field */
export const choicesByLabel = (
  searched: readonly Field[],
  q: string,
  column: (name: string) => string,
): SearchAlternative | null => {
  const spoken = searched.flatMap(({ name, rule }, nr) => {
    const values = ((rule.given['enum'] ?? []) as string[]).filter((value) =>
      holds(labelOf(value).toLowerCase(), q.toLowerCase()),
    );
    return values.length > 0 ? [{ key: `spoken${nr}`, of: column(name), values }] : [];
  });
  if (spoken.length === 0) return null;
  return {
    condition: spoken.map(({ key, of }) => `${of} = ANY(:${key})`).join(' OR '),
    values: Object.fromEntries(spoken.map(({ key, values }) => [key, values])),
  };
};
