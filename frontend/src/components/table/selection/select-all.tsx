import type { Selection } from './use-selection';

/** Selects the rows of a page, or lets go of them. */
export const SelectAll = ({ selection: { all, some, toggleAll } }: { selection: Selection }) => (
  <input
    type="checkbox"
    aria-label="Select all rows of this page"
    checked={all}
    ref={(box) => {
      if (box) box.indeterminate = some && !all;
    }}
    onChange={toggleAll}
  />
);
