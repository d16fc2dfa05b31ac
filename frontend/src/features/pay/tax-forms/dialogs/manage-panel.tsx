import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailList } from '../../../../components/display/detail-list';
import { Notice } from '../../../../components/display/notice';
import { TextLink } from '../../../../components/display/text-link';
import { FilterSelect } from '../../../../components/filters/filter-bar';
import { FilterRecord } from '../../../../components/filters/filter-record';
import { DetailDrawer } from '../../../../components/overlay/detail-drawer';
import { clientOptionsQuery } from '../../../../lib/api/option-queries';
import { useCan } from '../../../../lib/session/session-context';
import { calendarQuery, countQuery, exportOf, transmittalOf, useYearOptions, type TaxForm } from '../tax-form-calls';
import { FORM_NAMES, FORM_OPTIONS, IRS, STATUS_OPTIONS } from '../tax-form-words';
import { TemplateForm } from './template-form';

const PART = 100;
const isForm = (form: string): form is TaxForm['form'] => form in FORM_NAMES;

/** How many forms stand where, each count as a link to them. */
function Counts({ of }: { of: Record<string, string | number> }) {
  const counts = useQuery(countQuery('tax-forms', of));
  const [draft, pending, filed] = ['draft', 'pending', 'filed'].map((status) => ({ ...of, status }));
  const numbers = [
    useQuery(countQuery('tax-forms', draft ?? {})),
    useQuery(countQuery('tax-forms', pending ?? {})),
    useQuery(countQuery('tax-forms', filed ?? {})),
  ];
  const linked = (status: string, count: number | undefined) => (
    <TextLink to={`/accounting/1099?${new URLSearchParams({ ...texts(of), status })}`}>{count ?? '…'}</TextLink>
  );
  return (
    <DetailList
      details={[
        ['Forms', counts.data ?? '…'],
        ...STATUS_OPTIONS.map(({ value, label }, at) => [label, linked(value, numbers[at]?.data)] as const),
      ]}
    />
  );
}
const texts = (of: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, String(value)]));

/** The file for IRIS in parts of a hundred, the columns of its template, and what goes with forms on paper. */
function Filing({ payer }: { payer: { year: number; form: TaxForm['form']; clientId: string } }) {
  const { form, year, clientId } = payer;
  const of = { form, year, ...(clientId !== '' && { clientId }) };
  const { data: pending = 0 } = useQuery(countQuery('tax-forms', { ...of, status: 'pending' }));
  const { data: all = 0 } = useQuery(countQuery('tax-forms', of));
  const { data: calendar } = useQuery(calendarQuery(year));
  const parts = Array.from({ length: Math.ceil(pending / PART) }, (_, at) => at + 1);
  const electronic = calendar !== undefined && all >= calendar.electronicFrom;
  return (
    <section aria-label="Filing">
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        File electronically (IRIS)
      </Typography>
      {electronic && (
        <Notice tone="info">{`${all} returns: from ${calendar.electronicFrom} on, paper is not allowed.`}</Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {parts.map((part) => (
          <Button key={part} component="a" variant="outlined" href={exportOf(payer, part)} download>
            {parts.length === 1 ? 'Export CSV for IRIS' : `Export part ${part} of ${parts.length}`}
          </Button>
        ))}
        <Button component="a" href={IRS} target="_blank" rel="noopener noreferrer">
          File with IRS
        </Button>
      </Box>
      {parts.length === 0 && <Typography color="textSecondary">No forms are waiting to be filed.</Typography>}
      <TemplateForm key={`${form}-${year}`} form={form} year={year} />
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        On paper
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        The IRS takes copy A and Form 1096 only on its official stock: print their data onto it.
      </Typography>
      <Button component="a" variant="outlined" href={transmittalOf(payer)} target="_blank" rel="noreferrer">
        Data of Form 1096
      </Button>
    </section>
  );
}

interface ManagePanelProps {
  readonly year: number;
  /** Which form; empty: the first. */
  readonly form: string;
  /** Any form can be chosen. */
  readonly all: boolean;
  readonly onClose: () => void;
}
/** All forms of a payer and year at once: where they stand, and what files them. */
export function ManagePanel({ year: first, form: asked, all, onClose }: ManagePanelProps) {
  const mayWrite = useCan('tax-forms.write');
  const [year, setYear] = useState(first);
  const [form, setForm] = useState<TaxForm['form']>(isForm(asked) ? asked : '1099-nec');
  const [clientId, setClientId] = useState('');
  const years = useYearOptions(first);
  return (
    <DetailDrawer
      title={all ? 'Manage All 1099 Forms' : `${FORM_NAMES[form]} Forms Management`}
      subtitle={`For payments of ${year}`}
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        <FilterSelect
          label="Tax year of the forms"
          all={String(first)}
          options={years.filter(({ value }) => value !== String(first))}
          value={year === first ? '' : String(year)}
          onChange={(value) => setYear(value === '' ? first : Number(value))}
        />
        {all && (
          <FilterSelect
            label="Kind of form"
            all="1099-NEC"
            options={FORM_OPTIONS.filter(({ value }) => value !== '1099-nec')}
            value={form === '1099-nec' ? '' : form}
            onChange={(value) => setForm(isForm(value) ? value : '1099-nec')}
          />
        )}
        <FilterRecord
          label="Payer"
          all="The firm itself"
          query={clientOptionsQuery}
          value={clientId}
          onChange={setClientId}
        />
      </Box>
      <Counts of={{ form, year, ...(clientId !== '' && { clientId }) }} />
      {mayWrite && <Filing payer={{ year, form, clientId }} />}
    </DetailDrawer>
  );
}
