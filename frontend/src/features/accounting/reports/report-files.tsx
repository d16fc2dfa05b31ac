import FileDownloadOutlined from '../../../generated/icons/FileDownloadOutlined';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import type { QueryParams } from '../../../lib/api/api-client';
import { fileAddress } from './report-queries';

const FORMATS = [
  ['pdf', 'Export PDF'],
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const;

/** The files of a report: the same numbers as on the screen. */
export const ReportFiles = ({ report, query }: { report: string; query: QueryParams }) => (
  <ButtonGroup
    variant="outlined"
    color="secondary"
    aria-label="Export"
    sx={{ ml: { lg: 'auto' }, '& a': { color: 'text.primary' } }}
  >
    {FORMATS.map(([format, label]) => (
      <Button
        key={format}
        component="a"
        href={fileAddress(report, query, format)}
        aria-label={format === 'pdf' ? label : `Export ${label}`}
        {...(format === 'pdf' && { startIcon: <FileDownloadOutlined />, target: '_blank', rel: 'noopener' })}
      >
        {label}
      </Button>
    ))}
  </ButtonGroup>
);
