import CalendarTodayOutlined from '../../../generated/icons/CalendarTodayOutlined';
import { styled } from '@mui/material/styles';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { isDay, momentText, readDay, readMoment } from '../../../lib/format/moments';
import { InputShell, PlainIconButton } from '../input-shell';

/** The platform's own calendar opens from here; only what it is set to matters. */
const Picker = styled('input')({
  position: 'absolute',
  right: 4,
  bottom: 0,
  width: 32,
  height: '100%',
  opacity: 0,
  pointerEvents: 'none',
});

export interface DateBoxProps {
  id: string;
  label: string;
  /** A day, with `time` also an instant; empty where there is none. Text that is no date stays as it was typed. */
  value: string;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
  /** Takes what is typed at once, as forms do; else when the field is left or on Enter. */
  eager?: boolean;
  time?: boolean;
  invalid: boolean;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A date as it is written in the US, typed or picked from a calendar. */
export function DateBox({ id, label, value, onChange, onLeave, eager = false, time = false, ...field }: DateBoxProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const read = (text: string): string => (time ? readMoment(text) : readDay(text)) ?? text.trim();
  const type = (text: string) => {
    setTyped(text);
    if (eager) onChange(read(text));
  };
  const take = () => {
    if (typed !== null && !eager) onChange(read(typed));
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
  };
  const pick = () => {
    try {
      picker.current?.showPicker();
    } catch {
      picker.current?.focus();
    }
  };
  return (
    <InputShell
      data-invalid={field.invalid}
      data-disabled={field.disabled ?? false}
      style={{ position: 'relative', minWidth: 0 }}
    >
      <input
        ref={field.inputRef}
        id={id}
        type="text"
        autoComplete="off"
        placeholder={time ? 'MM/DD/YYYY, time' : 'MM/DD/YYYY'}
        value={typed ?? momentText(value)}
        disabled={field.disabled}
        aria-required={field.required}
        aria-invalid={field.invalid}
        aria-describedby={field.describedBy}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          take();
          onLeave?.();
        }}
      />
      <Picker
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        value={isDay(value) ? value : ''}
        onChange={(event) => {
          setTyped(null);
          onChange(event.target.value);
        }}
      />
      <PlainIconButton
        type="button"
        aria-label={`Open the calendar: ${label}`}
        disabled={field.disabled}
        onClick={pick}
      >
        <CalendarTodayOutlined sx={{ fontSize: 16 }} />
      </PlainIconButton>
    </InputShell>
  );
}
