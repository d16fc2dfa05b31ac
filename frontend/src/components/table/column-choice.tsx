import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { palette } from '../palette';
import { useOutsideClose } from '../use-outside-close';
import type { ColumnChoices } from './fit-columns';

const Details = styled('details')({
  position: 'relative',
  '& summary': {
    listStyle: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 30,
    padding: '3px 10px',
    borderRadius: 8,
    cursor: 'pointer',
    color: palette.text.secondary,
    fontSize: 13,
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary:hover': { color: palette.text.primary },
  '& summary svg': { fontSize: 18 },
});

const Panel = styled('fieldset')({
  position: 'absolute',
  left: 0,
  bottom: '100%',
  zIndex: 5,
  minWidth: 200,
  margin: 0,
  padding: 8,
  borderRadius: 10,
  border: `1px solid ${palette.divider}`,
  background: palette.background.paper,
  boxShadow: '0 12px 32px rgb(8 15 30 / 18%)',
  '& label': { display: 'flex', gap: 10, alignItems: 'center', padding: '6px 8px', borderRadius: 6, cursor: 'pointer' },
  '& label:hover': { background: palette.background.default },
  '& small': { marginLeft: 'auto', color: palette.text.secondary },
  '& input': { width: 16, height: 16, margin: 0, accentColor: palette.primary.main },
});

interface ColumnChoiceProps {
  columns: readonly { field: string; header: string; hidden?: boolean }[];
  choices: ColumnChoices;
  /** Those that there is room for. */
  fitting: ReadonlyMap<string, number>;
  onToggle: (field: string, shown: boolean) => void;
}

export function ColumnChoice({ columns, choices, fitting, onToggle }: ColumnChoiceProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useOutsideClose(details, () => details.current?.removeAttribute('open'));
  return (
    <Details ref={details}>
      <summary>
        <ViewColumnOutlined aria-hidden /> Columns
      </summary>
      <Panel aria-label="Columns on screen">
        {columns.map(({ field, header, hidden = false }) => {
          const isWanted = choices[field] ?? !hidden;
          return (
            <label key={field}>
              <input type="checkbox" checked={isWanted} onChange={(event) => onToggle(field, event.target.checked)} />
              {header}
              {isWanted && !fitting.has(field) && <small>no room</small>}
            </label>
          );
        })}
      </Panel>
    </Details>
  );
}
