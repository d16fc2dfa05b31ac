import { useMemo, useState } from 'react';
import { useSearch } from '../../lib/navigation/use-search';
import type { ColumnChoices } from './grid/fit-columns';

const stored = (key: string): ColumnChoices => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as ColumnChoices) : {};
  } catch {
    return {};
  }
};

interface Chosen {
  readonly field: string;
  readonly hidden?: boolean;
}

/** What the address says of the columns of this table; null: nothing, or only of those of another. */
const addressed = (cols: string | null, columns: readonly Chosen[]): ColumnChoices | null => {
  const named = cols?.split(',') ?? [];
  return columns.some(({ field }) => named.includes(field))
    ? Object.fromEntries(columns.map(({ field }) => [field, named.includes(field)]))
    : null;
};

export interface ChosenColumns {
  choices: ColumnChoices;
  /** Whether somebody chose, and it is not as it usually is. */
  chosen: boolean;
  choose: (field: string, shown: boolean) => void;
  /** As if nobody had chosen. */
  forget: () => void;
}

/** Which columns somebody wants to see in a list: as the address says (`cols=`), else as this browser remembers. */
export const useColumnChoices = (name: string, columns: readonly Chosen[]): ChosenColumns => {
  const key = `axlebook.columns.${name}`;
  const [remembered, setRemembered] = useState(() => stored(key));
  const [search, change] = useSearch();
  const cols = search.get('cols');
  const choices = useMemo(() => addressed(cols, columns) ?? remembered, [cols, columns, remembered]);
  const choose = (field: string, shown: boolean): void => {
    const next = { ...remembered, [field]: shown };
    setRemembered(next);
    localStorage.setItem(key, JSON.stringify(next));
    const isShown = (column: Chosen): boolean =>
      column.field === field ? shown : (choices[column.field] ?? !column.hidden);
    const fields = columns.filter(isShown).map((column) => column.field);
    if (fields.length === 0) return;
    change(
      (address) => {
        address.set('cols', fields.join(','));
        return address;
      },
      { replace: true },
    );
  };
  const forget = (): void => {
    setRemembered({});
    localStorage.removeItem(key);
    change(
      (address) => {
        address.delete('cols');
        return address;
      },
      { replace: true },
    );
  };
  const chosen = columns.some(({ field }) => choices[field] !== undefined);
  return { choices, chosen, choose, forget };
};
