import BuildOutlined from '@mui/icons-material/BuildOutlined';
import LocalGasStationOutlined from '@mui/icons-material/LocalGasStationOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RestaurantOutlined from '@mui/icons-material/RestaurantOutlined';
import TheaterComedyOutlined from '@mui/icons-material/TheaterComedyOutlined';
import TollOutlined from '@mui/icons-material/TollOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Expense } from '../../lib/api-types';
import { expenseCategoryLabels } from '../../lib/labels';
import { formatQuantity } from '../../lib/money';

const icons: Record<Expense['category'], ReactNode> = {
  fuel: <LocalGasStationOutlined />,
  meal: <RestaurantOutlined />,
  entertainment: <TheaterComedyOutlined />,
  repair: <BuildOutlined />,
  toll: <TollOutlined />,
  other: <ReceiptLongOutlined />,
};

/** A category by its sign and its word. */
export const CategoryBadge = ({ category }: Pick<Expense, 'category'>) => (
  <Box
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, '& svg': { fontSize: 18, color: 'text.secondary' } }}
  >
    {icons[category]}
    {expenseCategoryLabels[category]}
  </Box>
);

export const vendorOf = ({ vendor, description }: Expense): string => [vendor, description].filter(Boolean).join(' · ');

/** Gallons and miles of fuel (001 §2). */
export const fuelDetails = ({ category, gallons, mileage }: Expense): string =>
  category === 'fuel'
    ? [gallons && formatQuantity(gallons, 'gal'), mileage && formatQuantity(mileage, 'mi')].filter(Boolean).join(' · ')
    : '';
