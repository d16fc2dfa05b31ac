import type { ReactNode } from 'react';
import { TextLink } from './text-link';

/**
 * The list behind a figure, and what of its rows the figure is: 'rows' counts them, 'balance' sums that field,
 * 'foot:miles' is the sum of a column as it stands below the list. Of a single page, 'page': it says the same.
 */
export interface Behind {
  /** null where the viewer may not open it. */
  to: string | null;
  of: string;
}

/** A figure that opens the list it sums. */
export const Figure = ({ to, of, children }: Behind & { children: ReactNode }) =>
  to === null ? (
    children
  ) : (
    <TextLink to={to} data-figure={of} className="tabular">
      {children}
    </TextLink>
  );
