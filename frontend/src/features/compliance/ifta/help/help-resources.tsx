import OpenInNewOutlined from '../../../../generated/icons/OpenInNewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DetailList } from '../../../../components/display/detail-list';
import { SupportContact } from '../../../../components/display/support-contact';
import { Section } from '../../../../components/layout/surface';
import { daysUntil } from '../../../../lib/format/dates';
import { useFirm } from '../../../../lib/firm';
import { currentPeriod, dueDateOf, periodName, shifted, type Period } from '../quarters';

const PAGES = [
  { label: 'State IFTA renewal', to: 'https://www.iftach.org/Carriers/' },
  { label: 'State tax forms', to: 'https://taxadmin.org/state-tax-forms/' },
  { label: 'IFTA official site', to: 'https://www.iftach.org/' },
] as const;

const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${day}T12:00:00Z`));
const deadline = (period: Period): readonly [string, string] => {
  const due = dueDateOf(period);
  const left = daysUntil(due);
  const when = left < 0 ? '' : left === 0 ? ' (today)' : ` (in ${left} ${left === 1 ? 'day' : 'days'})`;
  return [`${periodName(period)} return`, `${longDay(due)}${when}`];
};
/** The quarter before while its return may still be filed in time, the current one and the next. */
const deadlines = (): readonly Period[] => {
  const current = currentPeriod();
  const before = shifted(current, -1);
  return [...(daysUntil(dueDateOf(before)) >= 0 ? [before] : []), current, shifted(current, 1)];
};

/** Whom to ask, by when returns are due, and the pages of the authorities. */
export function HelpResources() {
  const phone = useFirm()?.phone;
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Section title="Contact">
        <Typography sx={{ mb: 1 }}>Ask us about a return, a rate or a record.</Typography>
        <SupportContact />
        {phone && (
          <Button variant="outlined" href={`tel:${phone.replace(/[^\d+]/g, '')}`} sx={{ mt: 1.5 }}>
            Schedule a consultation
          </Button>
        )}
      </Section>
      <Section title="Deadlines">
        <DetailList details={deadlines().map(deadline)} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          A return is due on the last day of the month after its quarter. A day on a weekend moves to Monday.
        </Typography>
      </Section>
      <Section title="Resources">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {PAGES.map(({ label, to }) => (
            <Button
              key={to}
              variant="outlined"
              href={to}
              target="_blank"
              rel="noopener"
              endIcon={<OpenInNewOutlined />}
            >
              {label}
            </Button>
          ))}
        </Box>
      </Section>
      <Section title="What to keep">
        <Typography color="textSecondary">
          Trip sheets with dates, routes and odometer readings, and every fuel receipt: four years from the day the
          return was due or filed, whichever is later.
        </Typography>
      </Section>
    </Box>
  );
}
