import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api-client';
import type { ListShape } from '../../lib/api/api-types';
import { roots } from '../../lib/api/query-roots';

export const SHAPES = [
  { value: 'table', label: 'Table' },
  { value: 'cards', label: 'Cards' },
] as const;
export type Shape = ListShape['shape'];

const shapesQuery = {
  queryKey: roots.listShapes,
  queryFn: () => api.get<ListShape[]>('/api/list-shapes'),
  staleTime: Infinity,
  // without it a list is as this browser remembers it
  meta: { quiet: true },
};

const keyOf = (name: string): string => `axlebook.shape.${name}`;

/** As this browser saw it last: so that nothing jumps until the server has said what the user chose. */
const remembered = (name: string): Shape | null => {
  try {
    const value = localStorage.getItem(keyOf(name));
    return SHAPES.find((shape) => shape.value === value)?.value ?? null;
  } catch {
    return null;
  }
};

/**
 * Whether somebody wants to see a list as a table or as cards, kept for the user in every browser; on a wide screen it
 * begins as a table.
 * @param asked whether the list has two shapes at all
 */
export const useShape = (name: string, asked: boolean): [shape: Shape, choose: (shape: Shape) => void] => {
  const isWide = useMediaQuery('(min-width: 1100px)', { noSsr: true });
  const client = useQueryClient();
  const { data: kept } = useQuery({ ...shapesQuery, enabled: asked });
  const [chosen, setChosen] = useState<Shape | null>(null);
  const choose = (shape: Shape): void => {
    setChosen(shape);
    localStorage.setItem(keyOf(name), shape);
    client.setQueryData<ListShape[]>(roots.listShapes, (all = []) => [
      ...all.filter(({ list }) => list !== name),
      { list: name, shape },
    ]);
    // whoever is offline has it in this browser
    void api.put('/api/list-shapes', { list: name, shape }).catch(() => undefined);
  };
  const ofUser = kept?.find(({ list }) => list === name)?.shape;
  return [chosen ?? ofUser ?? remembered(name) ?? (isWide ? 'table' : 'cards'), choose];
};
