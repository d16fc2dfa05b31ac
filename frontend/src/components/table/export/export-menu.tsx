import FileDownloadOutlined from '../../../generated/icons/FileDownloadOutlined';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { palette } from '../../display/palette';
import { InToolbar } from '../../filters/toolbar-places';
import { useOutsideClose } from '../../layout/use-outside-close';
import { keepInSight } from '../keep-in-sight';
import { FoldedMenu, menuPanel } from '../menu-parts';
import { useExport, type Exported, type Format } from './use-export';

const Panel = styled('div')({
  ...menuPanel,
  top: '100%',
  right: 0,
  display: 'grid',
  '& button': {
    padding: '7px 10px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    color: palette.text.primary,
    cursor: 'pointer',
  },
  '& button:hover': { background: palette.background.default },
  '& button:disabled': { color: palette.text.disabled },
  '@media (pointer: coarse)': { '& button': { minHeight: 44 } },
});

/** Exports what `load` gives: of a list everything that matches the filters, not only the page on screen. */
export function ExportMenu<Row>(exported: Exported<Row>) {
  const details = useRef<HTMLDetailsElement>(null);
  const { busy, run } = useExport(exported);
  const close = () => details.current?.removeAttribute('open');
  useOutsideClose(details, close);
  const write = async (format: Format) => {
    await run(format);
    if (details.current?.contains(document.activeElement)) details.current.querySelector('summary')?.focus();
    close();
  };
  const item = (format: Format, text: string) => (
    <button type="button" aria-busy={busy === format} disabled={busy !== null} onClick={() => void write(format)}>
      {text}
    </button>
  );
  return (
    <InToolbar place="exports">
      <FoldedMenu ref={details} data-menu="Export" onToggle={keepInSight}>
        <summary>
          <FileDownloadOutlined aria-hidden /> Export
        </summary>
        <Panel role="group" aria-label="Export">
          {item('csv', 'Export CSV')}
          {item('xlsx', 'Export Excel')}
        </Panel>
      </FoldedMenu>
    </InToolbar>
  );
}
