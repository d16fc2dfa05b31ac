import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { palette } from '../display/palette';

const Details = styled('details')({
  // what is in it does not inherit this from the page
  '& > *': { boxSizing: 'border-box' },
  '& summary': { cursor: 'pointer', color: palette.text.secondary, marginBottom: 8 },
});

interface FoldedProps {
  title: string;
  /** On paper it is open; else it is not there. */
  printed?: boolean;
  children: ReactNode;
}

/** More than most want to read: opens on a click. */
export function Folded({ title, printed = false, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!printed) return;
    let wasOpen = false;
    const show = () => {
      wasOpen = details.current?.open ?? false;
      if (details.current) details.current.open = true;
    };
    const fold = () => {
      if (details.current) details.current.open = wasOpen;
    };
    window.addEventListener('beforeprint', show);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', show);
      window.removeEventListener('afterprint', fold);
    };
  }, [printed]);
  return (
    <Details ref={details} data-print={printed ? undefined : 'none'}>
      <summary>{title}</summary>
      {children}
    </Details>
  );
}
