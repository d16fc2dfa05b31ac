import ViewColumnOutlined from '../../generated/icons/ViewColumnOutlined';
import { styled } from '@mui/material/styles';
import { use, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { palette } from '../display/palette';
import { useOutsideClose } from '../layout/use-outside-close';
import { FieldsSlot } from './fields-slot';
import { FoldedMenu, menuPanel } from './menu-parts';
import type { ChosenColumns } from './use-column-choices';

const Panel = styled('fieldset')({
  ...menuPanel,
  left: 0,
  bottom: '100%',
  maxHeight: '60vh',
  overflowY: 'auto',
  '&[data-below=true]': {
    width: 'max-content',
    maxWidth: 'min(320px, 80vw)',
    left: 'auto',
    right: 0,
    bottom: 'auto',
    top: '100%',
  },
  '& label': { display: 'flex', gap: 10, alignItems: 'center', padding: '6px 8px', borderRadius: 6, cursor: 'pointer' },
  '& label:hover': { background: palette.background.default },
  '& small': { marginLeft: 'auto', color: palette.text.secondary },
  '& hr': { border: 0, borderTop: `1px solid ${palette.divider}`, margin: '6px 0' },
  '& button': {
    width: '100%',
    padding: '6px 8px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    color: palette.text.primary,
    cursor: 'pointer',
  },
  '& button:hover': { background: palette.background.default },
  '@media (pointer: coarse)': { '& label, & button': { minHeight: 44, boxSizing: 'border-box' } },
  '& input': { width: 16, height: 16, margin: 0, accentColor: palette.primary.main },
});

interface ColumnChoiceProps {
  columns: readonly { field: string; header: string; hidden?: boolean }[];
  of: ChosenColumns;
  /** Those that there is room for; on cards all of them. */
  fitting?: ReadonlyMap<string, number>;
  /** Above the list, so that it folds out below. */
  above?: boolean;
  /** What the list is called in the address: the choice stands in its toolbar, where there is one. */
  list: string;
}

/** Which columns of a list are shown, or which fields of its cards. */
export function ColumnChoice({ columns, of, fitting, above = false, list }: ColumnChoiceProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => details.current?.removeAttribute('open');
  useOutsideClose(details, close);
  const { choices, chosen, choose, forget } = of;
  const slot = use(FieldsSlot);
  const toolbar = slot?.of === list ? slot.at : null;
  const shown = (
    <FoldedMenu ref={details} data-choice onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ViewColumnOutlined aria-hidden /> Fields
      </summary>
      {open && (
        <Panel aria-label="Fields on screen" data-below={above || toolbar !== null}>
          {columns.map(({ field, header, hidden = false }) => {
            const isWanted = choices[field] ?? !hidden;
            return (
              <label key={field}>
                <input type="checkbox" checked={isWanted} onChange={(event) => choose(field, event.target.checked)} />
                {header}
                {isWanted && fitting?.has(field) === false && <small>no room</small>}
              </label>
            );
          })}
          {chosen && (
            <>
              <hr />
              <button
                type="button"
                onClick={() => {
                  forget();
                  details.current?.querySelector('summary')?.focus();
                  close();
                }}
              >
                Reset to default
              </button>
            </>
          )}
        </Panel>
      )}
    </FoldedMenu>
  );
  return toolbar ? createPortal(shown, toolbar) : shown;
}
