import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { palette } from '../palette';
import { useOutsideClose } from '../use-outside-close';
import type { ColumnChoices } from './fit-columns';
import { FoldedMenu, menuPanel } from './menu-parts';

const Panel = styled('fieldset')({
  ...menuPanel,
  left: 0,
  bottom: '100%',
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
    <FoldedMenu ref={details}>
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
    </FoldedMenu>
  );
}
