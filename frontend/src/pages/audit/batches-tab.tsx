import { BatchList } from '../../features/batches/batch-list';

export function Component() {
  return <BatchList />;
}
