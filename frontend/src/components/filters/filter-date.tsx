import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { DateBox } from '../fields/pickers/date-box';
import { isDay, momentText } from '../../lib/format/moments';
import { Filter } from './filter';

interface FilterDateProps {
  label: string;
  /** A day, with `time` also an instant. */
  value: string;
  onChange: (value: string) => void;
  time?: boolean;
  /** Why a date is not taken, if so. */
  fault?: (value: string) => string | undefined;
}

const isMoment = (value: string, time: boolean): boolean =>
  value === '' || isDay(value) || (time && /^\d{4}-\d\d-\d\dT.*Z$/.test(value));

/** A date that narrows a list; what is none stays in the field and says so. */
export function FilterDate({ label, value, onChange, time = false, fault }: FilterDateProps) {
  const id = useId();
  const [refused, setRefused] = useState<{ text: string; why: string; before: string } | null>(null);
  const standing = refused?.before === value ? refused : null;
  const change = (next: string) => {
    const example = time ? '10/31/2026, or 10/31/2026 5:00 PM' : '10/31/2026';
    const why = isMoment(next, time) ? next && fault?.(next) : `Type a date such as ${example}`;
    setRefused(why ? { text: next, why, before: value } : null);
    if (!why) onChange(next);
  };
  return (
    <Filter
      label={label}
      chosen={value === '' ? null : momentText(value)}
      onClear={() => onChange('')}
      labelled
      most={300}
      least={218}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box
          component="label"
          htmlFor={id}
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontSize: 13, minWidth: { xs: 34, sm: 'auto' } }}
        >
          {label}
        </Box>
        <Box
          sx={{
            flex: { xs: 1, sm: 'none' },
            minWidth: { xs: 176, sm: 142 },
            maxWidth: { sm: time ? 184 : 170 },
            ml: 'auto',
          }}
        >
          <DateBox
            id={id}
            label={label}
            time={time}
            value={standing?.text ?? value}
            onChange={change}
            invalid={standing !== null}
            describedBy={standing ? `${id}-fault` : undefined}
          />
        </Box>
      </Box>
      {standing && (
        <Box id={`${id}-fault`} role="alert" sx={{ color: 'error.main', fontSize: 12, mt: 0.5, maxWidth: 300 }}>
          {standing.why}
        </Box>
      )}
    </Filter>
  );
}
