import DateRangeOutlined from '../../../generated/icons/CalendarTodayOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FilterSelect } from '../../../components/filters/filter-bar';
import { FilterSpan } from '../../../components/filters/filter-span';
import type { QueryParams } from '../../../lib/api/api-client';
import type { ListParams } from '../../../lib/lists/use-list-params';

const PERIODS = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'quarterly', label: 'Quarterly' },
  { value: 'yearly', label: 'Yearly' },
];

/** A week, month, quarter or year; or from one day to another, in the fields that Date Range unfolds. */
export function FilterRange({ params }: { params: ListParams }) {
  const hasDays = params.filter('from') !== '' || params.filter('to') !== '';
  const [open, setOpen] = useState(hasDays);
  return (
    <>
      <FilterSelect
        label="Period"
        all="Monthly"
        options={PERIODS}
        value={params.filter('period')}
        onChange={(period) => params.set({ period, from: null, to: null })}
      />
      <Button
        variant="outlined"
        color="secondary"
        sx={{ color: 'text.primary' }}
        startIcon={<DateRangeOutlined />}
        aria-expanded={open || hasDays}
        onClick={() => setOpen(!open)}
      >
        Date Range
      </Button>
      {(open || hasDays) && <FilterSpan params={params} />}
    </>
  );
}

/** What a report is asked, of what the address says. */
export const filtersOf = ({ exported }: ListParams): QueryParams => {
  const { q, sort, ...asked } = exported;
  void [q, sort];
  return asked;
};
/** The same of one with a range: both days, or a period. */
export const askedOf = (params: ListParams): QueryParams => {
  const { from, to, period, ...others } = filtersOf(params);
  return from && to ? { ...others, from, to } : { ...others, period };
};
