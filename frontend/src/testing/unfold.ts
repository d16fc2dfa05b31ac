import { screen } from '@testing-library/react';
import type { Typist } from './typist';

/** Unfolds a card, as its "…" does. */
export const unfold = async (typist: Typist, name: string): Promise<void> =>
  typist.click(await screen.findByRole('button', { name: `More about ${name}` }));
