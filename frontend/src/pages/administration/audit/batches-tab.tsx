import { BatchList } from '../../../features/workspace/batches/batch-list';

export function Component() {
  return <BatchList />;
}
