import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { DetailList } from '../../../components/display/detail-list';
import { TextLink } from '../../../components/display/text-link';
import { Section } from '../../../components/layout/surface';
import { formatDateTime } from '../../../lib/format/dates';
import { fuelStatusQuery } from './fuel-calls';
import { SyncFuelButton } from './sync-fuel-button';

const SOURCES: Readonly<Record<string, string>> = { simulator: 'Connected to the simulator', folder: 'Reads a folder' };

/** How the fuel cards stand, and a button that asks for purchases now. */
export function FuelPanel() {
  const { data } = useQuery(fuelStatusQuery);
  if (!data) return <Section title="Fuel Card Integration">…</Section>;
  const { source, lastSyncAt, activeCards, cards, importedThisMonth, setAside } = data;
  return (
    <Section title="Fuel Card Integration" action={<TextLink to="/fuel-cards">See cards</TextLink>}>
      <DetailList
        details={[
          ['Status', source === null ? 'No provider is set up; files are imported' : (SOURCES[source] ?? source)],
          ['Last sync', lastSyncAt === null ? 'Never' : formatDateTime(lastSyncAt)],
          ['Cards', `${activeCards} active of ${cards}`],
          ['This month', `${importedThisMonth} imported`],
          ['Waiting', setAside === 0 ? 'None' : <TextLink to="/fuel-cards">{`${setAside} to review`}</TextLink>],
        ]}
      />
      <Typography component="div" sx={{ mt: 1.5 }}>
        <SyncFuelButton at="dashboard" />
      </Typography>
    </Section>
  );
}
