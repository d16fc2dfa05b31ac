import ChevronLeft from '../../../../generated/icons/ChevronLeft';
import ChevronRight from '../../../../generated/icons/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect } from 'react';

interface ReviewNavProps {
  previous: number | undefined;
  next: number | undefined;
  position: number | null;
  count: number;
  onGo: (id: number) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** Through the queue by button or with J and K, as in a mailbox. */
export function ReviewNav({ previous, next, position, count, onGo }: ReviewNavProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const id = { j: next, k: previous }[event.key.toLowerCase()];
      if (id !== undefined) onGo(id);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [previous, next, onGo]);
  return (
    <Box component="nav" aria-label="Review queue" sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<ChevronLeft />}
        disabled={previous === undefined}
        aria-keyshortcuts="k"
        title="Previous (K)"
        onClick={() => previous !== undefined && onGo(previous)}
      >
        Previous
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        endIcon={<ChevronRight />}
        disabled={next === undefined}
        aria-keyshortcuts="j"
        title="Next (J)"
        onClick={() => next !== undefined && onGo(next)}
      >
        Next
      </Button>
      {position !== null && (
        <Box component="span" className="tabular" sx={{ ml: 'auto', color: 'text.secondary', fontSize: 13 }}>
          {position} of {count}
        </Box>
      )}
    </Box>
  );
}
