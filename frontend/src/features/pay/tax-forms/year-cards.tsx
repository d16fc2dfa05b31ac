import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Section } from '../../../components/layout/surface';
import { useAddressParam, useFlagParam } from '../../../lib/navigation/use-address-param';
import { useCan } from '../../../lib/session/session-context';
import { calendarQuery, countQuery } from './tax-form-calls';
import { dueWords } from './tax-form-words';

const Cards = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, minmax(0, 1fr))' } }}>
    {children}
  </Box>
);
const Line = ({ children }: { children: ReactNode }) => (
  <Box className="tabular" sx={{ color: 'text.secondary' }}>
    {children}
  </Box>
);
const counted = (count: number | undefined, one: string, many: string): string =>
  count === undefined ? '…' : `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Where the forms of a year stand: how many there are, of whom, and by when they are due. */
export function YearCards({ year }: { year: number }) {
  const ofYear = { form: '1099-nec', year };
  const { data: forms } = useQuery(countQuery('tax-forms', ofYear));
  const { data: filed } = useQuery(countQuery('tax-forms', { ...ofYear, status: 'filed' }));
  const seesContractors = useCan('contractors.read');
  const { data: contractors } = useQuery({
    ...countQuery('contractors', { active: true }),
    enabled: seesContractors,
  });
  const { data: calendar } = useQuery(calendarQuery(year));
  const [, setManage] = useAddressParam('manage');
  const [, setCalendar] = useFlagParam('calendar');
  const deadlines = calendar?.deadlines ?? [];
  return (
    <Cards>
      <Section
        title="1099-NEC Forms"
        action={
          <Button size="small" onClick={() => setManage('1099-nec')}>
            Manage
          </Button>
        }
      >
        <Line>{`${counted(forms, 'form', 'forms')} for ${year}, ${filed ?? '…'} filed`}</Line>
      </Section>
      <Section
        title="Contractor Records"
        action={
          seesContractors && (
            <Button component={Link} size="small" to="/accounting/contractors">
              Manage Contractors
            </Button>
          )
        }
      >
        <Line>{counted(contractors, 'active contractor', 'active contractors')}</Line>
      </Section>
      <Section
        title="Tax Deadlines"
        action={
          <Button size="small" onClick={() => setCalendar(true)}>
            Calendar
          </Button>
        }
      >
        <Line>
          {dueWords(
            deadlines.filter(({ form }) => form === '1099-nec'),
            '1099-nec',
            '1099',
          ) ?? '…'}
        </Line>
        <Line>{dueWords(deadlines, '1096', '1096') ?? '…'}</Line>
      </Section>
    </Cards>
  );
}
