import CreditCardOutlined from '../../../../generated/icons/CreditCardOutlined';
import Box from '@mui/material/Box';
import { brandOf } from './card';

export function BrandSign({ number }: { number: string }) {
  const brand = brandOf(number);
  return (
    <Box
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 44,
        height: 26,
        mr: 1,
        px: 0.75,
        borderRadius: '5px',
        border: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontSize: 11,
        fontWeight: 700,
        letterSpacing: '0.02em',
      }}
    >
      {brand === null ? (
        <CreditCardOutlined aria-hidden sx={{ fontSize: 18 }} />
      ) : (
        <span role="img" aria-label={`${brand} card`}>
          {brand}
        </span>
      )}
    </Box>
  );
}
