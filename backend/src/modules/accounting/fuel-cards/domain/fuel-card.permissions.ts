import type { RequiredPermissions } from '../../../../platform/event-log/commands/aggregate';
import type { FuelCardCommand, FuelCardState } from './fuel-card.decider';

export const fuelCardPermissions: RequiredPermissions<FuelCardState, FuelCardCommand> = {
  PayFuelCard: () => ['expenses.write'],
  ReverseFuelCardPayment: () => ['expenses.write'],
};
