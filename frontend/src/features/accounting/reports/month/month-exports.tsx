import { useRef, useState } from 'react';
import { NativeSelect } from '../../../../components/fields/pickers/native-select';
import { ExportFold } from '../../../../components/table/export/export-fold';
import { todayInFirm } from '../../../../lib/format/dates';
import { fileAddress, type Summary } from '../report-queries';

const FORMATS = [
  ['xlsx', 'Excel'],
  ['pdf', 'PDF'],
  ['csv', 'CSV'],
] as const;

/** The four documented exports as files: the IFTA quarter, the month, the week, and the year for the tax return. */
export function MonthExports({ month: { clientId, own, from, to } }: { month: Summary }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [format, setFormat] = useState<string>('xlsx');
  // of a month that is over, the week and the year that its last day lies in
  const on = todayInFirm() < to ? todayInFirm() : to;
  const of = { clientId, own: own ? 'true' : null };
  const income = (period: string, day: string) =>
    fileAddress('profit-and-loss', { period, on: day, basis: 'cash', ...of }, format);
  const exports = [
    ['Export IFTA', fileAddress('ifta', { on, ...of }, format)],
    ['Export Monthly', income('monthly', from)],
    ['Export Weekly', income('weekly', on)],
    ['Export Tax', income('yearly', on)],
  ] as const;
  return (
    <ExportFold ref={menu}>
      <NativeSelect
        aria-label="Format of the files"
        value={format}
        onChange={(event) => setFormat(event.target.value)}
        sx={{ mb: 0.5 }}
      >
        {FORMATS.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
      {exports.map(([label, href]) => (
        <a key={label} href={href} {...(format === 'pdf' && { target: '_blank', rel: 'noopener' })}>
          {label}
        </a>
      ))}
    </ExportFold>
  );
}
