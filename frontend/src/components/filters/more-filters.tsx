import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';

interface MoreFiltersProps {
  /** Whether one of them narrows the list: then all are there, and cannot be put away. */
  narrowed: boolean;
  children: ReactNode;
}

/** Filters that few lists are narrowed by, such as the factor of invoices: shown on a click, or while one is chosen. */
export function MoreFilters({ narrowed, children }: MoreFiltersProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = open || narrowed;
  return (
    <>
      {!narrowed && (
        <Button
          color="secondary"
          size="small"
          aria-label={shown ? 'Fewer filters' : 'More filters'}
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {shown ? 'Fewer' : 'More'}
        </Button>
      )}
      {shown && (
        <div id={id} role="group" aria-label="More filters" style={{ display: 'contents' }}>
          {children}
        </div>
      )}
    </>
  );
}
