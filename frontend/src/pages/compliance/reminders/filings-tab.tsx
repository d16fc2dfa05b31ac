import { FilingList } from '../../../features/compliance/obligations/filing-list';

export function Component() {
  return <FilingList />;
}
