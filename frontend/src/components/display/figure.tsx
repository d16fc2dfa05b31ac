import type { ReactNode } from 'react';
import { TextLink } from './text-link';

/**
 * The list behind a figure, and what of its rows the figure is: 'rows' counts them, 'balance' sums that field,
 * 'debit-credit' is one field less another, 'debit-credit@byHand' that of lines written by hand, '@records' that of all
 * others, 'foot:miles' the sum of a column as it stands below the list. A quotient says its other part:
 * '1200.50/distance', 'distance/310.5'; 'average:daysToPay' is the average of the rows that have one, in whole days;
 * 'months:vehicleId:date/12' is the share of twelve months that have a row. Of a single page, 'page': it says the same;
 * 'cells:Open' adds up a column of its statement. A journey reads each of them.
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
