import BuildOutlined from '../../../generated/icons/BuildOutlined';
import LocalGasStationOutlined from '../../../generated/icons/LocalGasStationOutlined';
import ReceiptLongOutlined from '../../../generated/icons/ReceiptLongOutlined';
import RestaurantOutlined from '../../../generated/icons/RestaurantOutlined';
import TheaterComedyOutlined from '../../../generated/icons/TheaterComedyOutlined';
import TollOutlined from '../../../generated/icons/TollOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Expense } from '../../../lib/api/api-types';
import { expenseCategoryLabels } from '../../../lib/format/labels';
import { formatQuantity } from '../../../lib/format/money';

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
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      verticalAlign: 'middle',
      gap: 0.75,
      '& svg': { fontSize: 18, color: 'text.secondary' },
    }}
  >
    {icons[category]}
    {expenseCategoryLabels[category]}
  </Box>
);

/** Of what was bought on account. */
export const expenseStatusLabels: Readonly<Record<NonNullable<Expense['status']>, string>> = {
  open: 'Unpaid',
  paid: 'Paid',
};
export const countedExpenses = (count: number): string => `${count} ${count === 1 ? 'expense' : 'expenses'}`;

export const vendorOf = ({ vendor, description }: Expense): string => [vendor, description].filter(Boolean).join(' · ');

/** Gallons and miles of fuel (001 §2). */
export const fuelDetails = ({ category, gallons, mileage }: Expense): string =>
  category === 'fuel'
    ? [gallons && formatQuantity(gallons, 'gal'), mileage && formatQuantity(mileage, 'mi')].filter(Boolean).join(' · ')
    : '';
