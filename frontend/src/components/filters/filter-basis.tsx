import { FilterSelect } from './filter-bar';

interface Params {
  filter: (name: 'basis') => string;
  set: (filters: { basis: string | null }) => void;
}
const bases = [{ value: 'cash', label: 'Cash basis' }];

/** Whether income and expenses count when they arise, or when money moves. */
export const FilterBasis = ({ params }: { params: Params }) => (
  <FilterSelect
    label="Basis"
    all="Accrual basis"
    options={bases}
    value={params.filter('basis')}
    onChange={(basis) => params.set({ basis: basis || null })}
  />
);
