import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import CalendarTodayOutlined from '../../generated/icons/CalendarTodayOutlined';
import { todayInFirm } from '../../lib/format/dates';
import { monthLabel, readMonth } from '../../lib/format/months';
import { InputShell, PlainIconButton } from '../fields/input-shell';

/** The platform's own choice of a month opens from here; only what it is set to matters. */
const Picker = styled('input')({
  position: 'absolute',
  right: 4,
  bottom: 0,
  width: 32,
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
});

interface FilterMonthProps {
  label: string;
  /** '2026-11'; '' is the current month. */
  value: string;
  onChange: (value: string) => void;
}

/** A month that is typed or picked, up to the current one; what is none stays in the field and says so. */
export function FilterMonth({ label, value, onChange }: FilterMonthProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const current = todayInFirm().slice(0, 7);
  const shown = readMonth(value) ?? current;
  const take = (text: string) => {
    const month = text.trim() === '' ? '' : readMonth(text);
    const wrong =
      month === null
        ? 'Type a month such as 10/2026'
        : month > current
          ? `Choose a month up to ${monthLabel(current)}`
          : null;
    setFault(wrong);
    if (wrong !== null || month === null) return setTyped(text);
    setTyped(null);
    onChange(month === current ? '' : month);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null) take(typed);
  };
  const pick = () => {
    try {
      picker.current?.showPicker();
    } catch {
      picker.current?.focus();
    }
  };
  return (
    <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 auto' }, minWidth: 0, width: { sm: 240 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="label" htmlFor={id} sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontSize: 13 }}>
          {label}
        </Box>
        <InputShell data-invalid={fault !== null} style={{ position: 'relative', minWidth: 0 }}>
          <input
            id={id}
            type="text"
            autoComplete="off"
            placeholder="MM/YYYY"
            value={typed ?? monthLabel(shown)}
            aria-invalid={fault !== null}
            aria-describedby={fault === null ? undefined : `${id}-fault`}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => typed !== null && take(typed)}
          />
          <Picker
            ref={picker}
            type="month"
            tabIndex={-1}
            aria-hidden
            max={current}
            value={shown}
            onChange={(event) => take(event.target.value)}
          />
          <PlainIconButton type="button" aria-label={`Open the calendar: ${label}`} onClick={pick}>
            <CalendarTodayOutlined sx={{ fontSize: 16 }} />
          </PlainIconButton>
        </InputShell>
      </Box>
      {fault !== null && (
        <Box id={`${id}-fault`} role="alert" sx={{ color: 'error.main', fontSize: 12, mt: 0.5 }}>
          {fault}
        </Box>
      )}
    </Box>
  );
}
