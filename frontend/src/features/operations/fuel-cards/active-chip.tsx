import { StatusChip } from '../../../components/display/status-chip';
import type { FleetCard } from './fuel-calls';

export const ActiveChip = ({ isActive }: Pick<FleetCard, 'isActive'>) =>
  isActive ? <StatusChip tone="success" label="Active" /> : <StatusChip tone="neutral" label="Not active" />;
