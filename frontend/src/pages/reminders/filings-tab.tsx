import { FilingList } from '../../features/obligations/filing-list';

export function Component() {
  return <FilingList />;
}
