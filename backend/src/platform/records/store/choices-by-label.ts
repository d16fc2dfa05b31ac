import type { Field } from '../../fields/field';
import { labelOf } from '../../fields/words';
import { holds, type SearchAlternative } from '../../lists/search';

/**
 * An SQL condition that also finds a choice by the label that screens show: 'in transit' finds 'in_transit'. Null when
 * no label matches.
 * @param column turns the name of a field into SQL
 */
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
