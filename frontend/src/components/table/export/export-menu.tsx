import { useRef } from 'react';
import { ExportFold } from './export-fold';
import { useExport, type Exported, type Format } from './use-export';

/** Exports what `load` gives: of a list everything that matches the filters, not only the page on screen. */
export function ExportMenu<Row>(exported: Exported<Row>) {
  const details = useRef<HTMLDetailsElement>(null);
  const { busy, run } = useExport(exported);
  const close = () => details.current?.removeAttribute('open');
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
    <ExportFold ref={details}>
      {item('csv', 'Export CSV')}
      {item('xlsx', 'Export Excel')}
    </ExportFold>
  );
}
