import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Surface } from '../../../components/layout/surface';
import { usePageTabs } from '../../../lib/navigation/page-tabs';
import { useAddressParam, useFlagParam } from '../../../lib/navigation/use-address-param';
import { calendarQuery, countQuery } from './tax-form-calls';
import { dueWords, IRS } from './tax-form-words';

interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}
/** What there is, in a line, and what opens it. */
const Card = ({ title, children, actions }: CardProps) => (
  <Surface as="section" aria-label={title}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, px: 2, py: 1 }}>
      <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Box className="tabular" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {children}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', ml: -1 }}>{actions}</Box>
    </Box>
  </Surface>
);
const counted = (count: number | undefined, one: string, many: string): string =>
  count === undefined ? '…' : `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** By when the forms of a year are due, and where they are filed. */
function Deadlines({ year }: { year: number }) {
  const { data } = useQuery(calendarQuery(year));
  const [, setCalendar] = useFlagParam('calendar');
  const deadlines = data?.deadlines ?? [];
  return (
    <Card
      title="Tax Deadlines"
      actions={
        <>
          <Button size="small" onClick={() => setCalendar(true)}>
            Calendar
          </Button>
          <Button component="a" size="small" href={IRS} target="_blank" rel="noopener noreferrer">
            File with IRS
          </Button>
        </>
      }
    >
      <div>{dueWords(deadlines, '1099-nec', '1099') ?? '…'}</div>
      <div>{dueWords(deadlines, '1096', '1096') ?? '…'}</div>
    </Card>
  );
}

/** Where the forms of a year stand: how many there are, of whom, and by when they are due. */
export function YearCards({ year }: { year: number }) {
  const ofYear = { form: '1099-nec', year };
  const { data: forms } = useQuery(countQuery('tax-forms', ofYear));
  const { data: filed } = useQuery(countQuery('tax-forms', { ...ofYear, status: 'filed' }));
  const pages = usePageTabs('forms1099');
  const { data: contractors } = useQuery({
    ...countQuery('contractors', { active: true }),
    enabled: pages.length > 0,
  });
  const [, setManage] = useAddressParam('manage');
  const manage = (which: string) => () => setManage(which);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, gridTemplateColumns: { xs: '1fr', lg: 'repeat(3, minmax(0, 1fr))' } }}>
      <Card
        title="1099-NEC Forms"
        actions={
          <>
            <Button size="small" onClick={manage('1099-nec')}>
              Manage
            </Button>
            <Button size="small" onClick={manage('all')}>
              All forms
            </Button>
          </>
        }
      >
        {`${counted(forms, 'form', 'forms')} for ${year}, ${filed ?? '…'} filed`}
      </Card>
      <Card
        title="Contractor Records"
        actions={pages.map(({ to, label }) => (
          <Button key={to} component={Link} size="small" to={to}>
            {label}
          </Button>
        ))}
      >
        {pages.length > 0 && counted(contractors, 'active contractor', 'active contractors')}
      </Card>
      <Deadlines year={year} />
    </Box>
  );
}
