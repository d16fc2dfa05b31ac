import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';

export const SHAPES = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
] as const;
export type Shape = (typeof SHAPES)[number]['value'];

const keyOf = (name: string): string => `axlebook.shape.${name}`;

const remembered = (name: string): Shape | null => {
  try {
    const value = localStorage.getItem(keyOf(name));
    return SHAPES.find((shape) => shape.value === value)?.value ?? null;
  } catch {
    return null;
  }
};

/** Whether somebody wants to see a list as a table or as cards; on a wide screen it begins as a table. */
export const useShape = (name: string): [shape: Shape, choose: (shape: Shape) => void] => {
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const [chosen, setChosen] = useState(() => remembered(name));
  const choose = (shape: Shape): void => {
    setChosen(shape);
    localStorage.setItem(keyOf(name), shape);
  };
  return [chosen ?? (isWide ? 'table' : 'cards'), choose];
};
