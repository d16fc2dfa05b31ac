import { styled } from '@mui/material/styles';
import { useEffect, useRef, type CSSProperties } from 'react';
import type { Option } from '../../../lib/api/option-queries';
import { palette } from '../../display/palette';

const Frame = styled('div')({
  position: 'fixed',
  zIndex: 10,
  overflowY: 'auto',
  borderRadius: 10,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  color: palette.text.primary,
  boxShadow: '0 12px 32px rgb(8 15 30 / 20%)',
  '& > ul': { listStyle: 'none', margin: 0, padding: '6px 0' },
  '& > p': { margin: 0, padding: '10px 14px', color: palette.text.secondary },
  '& li': { padding: '8px 14px', minHeight: 40, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& li[aria-selected=true]': { fontWeight: 600 },
  '& li[data-current=true]': { background: `color-mix(in srgb, ${palette.primary.main} 10%, transparent)` },
  '& small': { display: 'block', fontSize: 13, fontWeight: 400, color: palette.text.secondary },
});

interface OptionListProps {
  id: string;
  label: string;
  options: readonly Option[];
  selected: string;
  current: number;
  /** Said in place of the options when there are none, else below them. */
  message: string | undefined;
  place: CSSProperties;
  onPoint: (index: number) => void;
  onPick: (option: Option) => void;
}

export function OptionList({
  id,
  label,
  options,
  selected,
  current,
  message,
  place,
  onPoint,
  onPick,
}: OptionListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-current=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);
  return (
    // the field keeps the focus while the list is used with the mouse
    <Frame style={place} onMouseDown={(event) => event.preventDefault()}>
      {options.length > 0 && (
        <ul ref={list} id={id} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            <li
              key={option.value}
              id={`${id}-${index}`}
              role="option"
              aria-selected={option.value === selected}
              data-current={index === current}
              onMouseMove={() => onPoint(index)}
              onClick={() => onPick(option)}
            >
              {option.label}
              {option.detail && <small>{option.detail}</small>}
            </li>
          ))}
        </ul>
      )}
      {message && <p role="status">{message}</p>}
    </Frame>
  );
}
