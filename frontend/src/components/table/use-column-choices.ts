import { useState } from 'react';
import type { ColumnChoices } from './fit-columns';

const stored = (key: string): ColumnChoices => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as ColumnChoices) : {};
  } catch {
    return {};
  }
};

/** Which columns somebody wants to see in a list; this browser remembers. */
export const useColumnChoices = (name: string): [ColumnChoices, (field: string, shown: boolean) => void] => {
  const key = `axlebook.columns.${name}`;
  const [choices, setChoices] = useState(() => stored(key));
  const choose = (field: string, shown: boolean): void => {
    const next = { ...choices, [field]: shown };
    setChoices(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return [choices, choose];
};
