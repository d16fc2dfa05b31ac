import { styled } from '@mui/material/styles';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useConflict } from '../conflict-slot';
import { palette } from '../../display/palette';

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 168px), 1fr))',
  '& legend': { fontSize: 13, fontWeight: 560, marginBottom: 8, padding: 0 },
  '& legend small': { display: 'block', fontSize: 12, fontWeight: 400, color: palette.text.secondary },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minHeight: 40,
    padding: '0 12px',
    border: `1px solid ${palette.divider}`,
    borderRadius: 8,
    cursor: 'pointer',
  },
  '& label:hover': { borderColor: palette.text.secondary },
  '& label:has(:checked)': {
    borderColor: palette.primary.main,
    background: `color-mix(in srgb, ${palette.primary.main} 7%, transparent)`,
  },
  '& input': { width: 17, height: 17, accentColor: palette.primary.main, margin: 0 },
});

interface CheckGroupProps {
  legend: string;
  hint: string;
  checks: readonly { label: string; value?: string; registration: UseFormRegisterReturn }[];
}

/** Who else changed one of the checks meanwhile. */
function Changed({ name }: { name: string }) {
  const conflict = useConflict(name);
  return conflict && <div style={{ gridColumn: '1 / -1' }}>{conflict}</div>;
}

export function CheckGroup({ legend, hint, checks }: CheckGroupProps) {
  return (
    <Group>
      <legend>
        {legend}
        <small>{hint}</small>
      </legend>
      {checks.map(({ label, value, registration }) => (
        <label key={label}>
          <input type="checkbox" {...(value !== undefined && { value })} {...registration} />
          {label}
        </label>
      ))}
      {[...new Set(checks.map(({ registration }) => registration.name))].map((name) => (
        <Changed key={name} name={name} />
      ))}
    </Group>
  );
}
