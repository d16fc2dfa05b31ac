import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { DetailDrawer } from '../../../../components/overlay/detail-drawer';
import { Notice } from '../../../../components/display/notice';
import { SimpleTable } from '../../../../components/table/simple-table';
import { formatDate } from '../../../../lib/format/dates';
import { calendarQuery } from '../tax-form-calls';

/** By when the forms of a year are filed and sent; a day on a weekend or a holiday is the next business day. */
export function CalendarPanel({ year, onClose }: { year: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(calendarQuery(year));
  return (
    <DetailDrawer title="Tax Calendar & Deadlines" subtitle={`For payments of ${year}`} onClose={onClose}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonList rows={6} />
      ) : (
        <>
          {!data.published && (
            <Notice tone="info">{`The threshold for payments of ${year} is not published yet: no forms are prepared.`}</Notice>
          )}
          <SimpleTable aria-label="Deadlines">
            <thead>
              <tr>
                <th>Due</th>
                <th>What</th>
              </tr>
            </thead>
            <tbody>
              {data.deadlines
                .toSorted((one, other) => one.due.localeCompare(other.due))
                .map(({ form, to, title, nominal, due }) => (
                  <tr key={`${form}-${to}-${title}-${nominal}`}>
                    <td style={{ whiteSpace: 'nowrap' }}>{formatDate(due)}</td>
                    <td>
                      {title}
                      {nominal !== due && ` (${formatDate(nominal)} is not a business day)`}
                    </td>
                  </tr>
                ))}
            </tbody>
          </SimpleTable>
          <p>{`A payer of ${data.electronicFrom} or more returns in a year, all kinds together, files electronically; Form 1096 is then not needed.`}</p>
        </>
      )}
    </DetailDrawer>
  );
}
