import FileDownloadOutlined from '../../../generated/icons/FileDownloadOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode, RefObject } from 'react';
import { palette } from '../../display/palette';
import { InToolbar } from '../../filters/toolbar-places';
import { useOutsideClose } from '../../layout/use-outside-close';
import { keepInSight } from '../keep-in-sight';
import { FoldedMenu, menuPanel } from '../menu-parts';

const Panel = styled('div')({
  ...menuPanel,
  top: '100%',
  right: 0,
  display: 'grid',
  '& button, & a': {
    padding: '7px 10px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'none',
    color: palette.text.primary,
    cursor: 'pointer',
  },
  '& button:hover, & a:hover': { background: palette.background.default },
  '& button:disabled': { color: palette.text.disabled },
  '@media (pointer: coarse)': { '& button, & a': { minHeight: 44, alignContent: 'center' } },
});

interface ExportFoldProps {
  ref: RefObject<HTMLDetailsElement | null>;
  /** A button or a link for each file. */
  children: ReactNode;
}

/** The one menu of a toolbar that files are taken from. */
export function ExportFold({ ref, children }: ExportFoldProps) {
  useOutsideClose(ref, () => ref.current?.removeAttribute('open'));
  return (
    <InToolbar place="exports">
      <FoldedMenu ref={ref} data-menu="Export" onToggle={keepInSight}>
        <summary>
          <FileDownloadOutlined aria-hidden /> Export
        </summary>
        <Panel role="group" aria-label="Export">
          {children}
        </Panel>
      </FoldedMenu>
    </InToolbar>
  );
}
