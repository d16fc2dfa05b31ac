import CreditCardOutlined from '../../../generated/icons/CreditCardOutlined';
import DescriptionOutlined from '../../../generated/icons/DescriptionOutlined';
import FolderOutlined from '../../../generated/icons/FolderOutlined';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import LocalShippingOutlined from '../../../generated/icons/LocalShippingOutlined';
import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Surface } from '../../../components/layout/surface';

const areas = [
  {
    icon: <DescriptionOutlined />,
    title: 'Invoice Management',
    text: 'Submit, track and approve invoices with automated PDF parsing.',
  },
  {
    icon: <CreditCardOutlined />,
    title: 'Payment Tracking',
    text: 'Broker payments, factoring fees and driver payouts, each where it belongs.',
  },
  {
    icon: <ReceiptLongOutlined />,
    title: 'Expense Management',
    text: 'Fuel, meals, repairs and tolls, with fuel card integration.',
  },
  {
    icon: <FolderOutlined />,
    title: 'Document Storage',
    text: 'Receipts, IDs, W-9s and the rest of the paperwork, safe and easy to find.',
  },
  { icon: <LocalGasStationOutlined />, title: 'IFTA Reports', text: 'Weekly and monthly reports for tax compliance.' },
  {
    icon: <LocalShippingOutlined />,
    title: 'Load Tracking',
    text: 'Pickup and drop-off mapping with estimated fuel usage.',
  },
];

export function FeatureAreas() {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
      }}
    >
      {areas.map((area) => (
        <Surface as="li" key={area.title} sx={{ p: 3 }}>
          <Box
            aria-hidden
            sx={{
              width: 40,
              height: 40,
              borderRadius: '10px',
              display: 'grid',
              placeItems: 'center',
              color: 'primary.main',
              bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
            }}
          >
            {area.icon}
          </Box>
          <Typography variant="h3" sx={{ fontSize: 16, lineHeight: '24px', mt: 2 }}>
            {area.title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {area.text}
          </Typography>
        </Surface>
      ))}
    </Box>
  );
}
