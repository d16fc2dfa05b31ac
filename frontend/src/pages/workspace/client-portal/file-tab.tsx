import BadgeOutlined from '../../../generated/icons/BadgeOutlined';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state';
import { SkeletonList } from '../../../components/feedback/skeleton-list';
import { Papers } from '../../../components/records/papers/papers';
import { Section, Surface } from '../../../components/layout/surface';
import { DriverCompliance, DriverInfo } from '../../../features/operations/drivers/driver-details';
import { driverKit } from '../../../features/operations/drivers/driver-kit';
import { ForDrivers } from './for-drivers';

function OwnFile({ id }: { id: number }) {
  const found = useQuery(driverKit.one(String(id)));
  if (found.isError)
    return (
      <Surface>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      </Surface>
    );
  if (found.data === undefined) return <SkeletonList rows={6} />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
      }}
    >
      <Section title="My documents">
        <Papers kit={driverKit} record={found.data} mayUpload at="/client-portal/file" bare />
      </Section>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Section title="Compliance">
          <DriverCompliance driver={found.data} />
        </Section>
        <Section title="About me">
          <DriverInfo driver={found.data} linked={false} />
        </Section>
      </Box>
    </Box>
  );
}

/** The qualification file of the driver who is signed in. */
export function Component() {
  return (
    <ForDrivers what="Driver files are" icon={<BadgeOutlined />} may="driver.read">
      {(driverId) => <OwnFile id={driverId} />}
    </ForDrivers>
  );
}
