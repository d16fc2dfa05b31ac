import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Outlet } from 'react-router';
import { LinkTabs } from '../../components/link-tabs';
import { Page } from '../../components/page';

const tabs = [
  { to: '/features/dot-audits', label: 'DOT Audits' },
  { to: '/features/safety-audits', label: 'Safety Audits' },
  { to: '/features/review-audits', label: 'Review Audits' },
  { to: '/features/updates', label: 'Updates' },
  { to: '/features/permits', label: 'Other Permits' },
  { to: '/features/authority', label: 'Authority' },
];
const plates = [
  { to: '/features/plates', label: 'IRP Registration', end: true },
  { to: '/features/plates/ifta', label: 'IFTA License' },
  { to: '/features/plates/units', label: 'Unit Management' },
  { to: '/features/plates/permits', label: 'Permits' },
  { to: '/features/plates/2290', label: '2290' },
];

export function Component() {
  return (
    <Page title="Features" subtitle="Audits, permits, authority and plates of your clients">
      <LinkTabs label="Compliance" tabs={tabs} />
      <Box
        component="section"
        aria-labelledby="commercial-plates"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center', mb: 2 }}
      >
        <Typography id="commercial-plates" variant="h2">
          Commercial Plates
        </Typography>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <LinkTabs label="Commercial Plates" tabs={plates} />
        </Box>
      </Box>
      <Outlet />
    </Page>
  );
}
