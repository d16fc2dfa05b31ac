import { FigureList } from '../../../features/administration/readings/figure-list';

export function Component() {
  return <FigureList />;
}
