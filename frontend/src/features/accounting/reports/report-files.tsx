import { useRef } from 'react';
import { ExportFold } from '../../../components/table/export/export-fold';
import type { QueryParams } from '../../../lib/api/api-client';
import { fileAddress } from './report-queries';

const FORMATS = [
  ['pdf', 'Export PDF'],
  ['xlsx', 'Export Excel'],
  ['csv', 'Export CSV'],
] as const;

/** The files of a report: the same numbers as on the screen. */
export function ReportFiles({ report, query }: { report: string; query: QueryParams }) {
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    <ExportFold ref={menu}>
      {FORMATS.map(([format, label]) => (
        <a
          key={format}
          href={fileAddress(report, query, format)}
          {...(format === 'pdf' && { target: '_blank', rel: 'noopener' })}
        >
          {label}
        </a>
      ))}
    </ExportFold>
  );
}
