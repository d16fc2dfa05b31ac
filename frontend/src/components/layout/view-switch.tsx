import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { palette } from '../display/palette';

const Frame = styled('div')({
  display: 'inline-flex',
  maxWidth: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBottom: 16,
  padding: 3,
  gap: 2,
  borderRadius: 10,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  '@media print': { display: 'none' },
  '& button': {
    border: 0,
    borderRadius: 7,
    background: 'none',
    font: 'inherit',
    fontWeight: 560,
    minHeight: 30,
    padding: '4px 12px',
    whiteSpace: 'nowrap',
    color: palette.text.secondary,
    cursor: 'pointer',
    scrollMarginInline: 40,
  },
  '& button:hover': { color: palette.text.primary },
  '& button[aria-pressed=true]': {
    background: `color-mix(in srgb, ${palette.primary.main} 12%, transparent)`,
    color: palette.text.primary,
  },
  // at a desk all are in sight; where there is little room they move sideways
  '@media (min-width: 900px)': { flexWrap: 'wrap', '& button': { paddingInline: 7 } },
  '@media (min-width: 900px) and (max-width: 1439.95px)': { gap: 0, '& button': { paddingInline: 5, fontSize: 13 } },
});

interface ViewSwitchProps {
  label: string;
  value: string;
  views: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function ViewSwitch({ label, value, views, onChange }: ViewSwitchProps) {
  const frame = useRef<HTMLDivElement>(null);
  // where not all fit, the chosen one is in sight
  useEffect(() => {
    frame.current?.querySelector('[aria-pressed=true]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <Frame ref={frame} role="group" aria-label={label}>
      {views.map((view) => (
        <button key={view.value} type="button" aria-pressed={view.value === value} onClick={() => onChange(view.value)}>
          {view.label}
        </button>
      ))}
    </Frame>
  );
}
