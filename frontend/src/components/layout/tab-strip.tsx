import { styled } from '@mui/material/styles';
import { useRef, type KeyboardEvent } from 'react';
import { palette } from '../display/palette';

const Strip = styled('div')({ display: 'flex', gap: 24, overflowX: 'auto', scrollbarWidth: 'none' });

const Tab = styled('button')({
  padding: '9px 0',
  marginBottom: -1,
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  font: 'inherit',
  fontWeight: 560,
  whiteSpace: 'nowrap',
  color: palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: palette.text.primary },
  '&[aria-selected=true]': { color: palette.primary.main, borderColor: palette.primary.main },
});

interface TabStripProps {
  label: string;
  value: string;
  tabs: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** Tabs inside a page: one stop for the Tab key, arrows move between them. */
export function TabStrip({ label, value, tabs, onChange }: TabStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = (tabs.findIndex((tab) => tab.value === value) + step + tabs.length) % tabs.length;
    const next = tabs[index];
    const button = strip.current?.children[index];
    if (next) onChange(next.value);
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </Tab>
      ))}
    </Strip>
  );
}
