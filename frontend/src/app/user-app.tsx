import { screens } from './screens';
import { Shell } from './shell/shell';

export function Component() {
  return <Shell screens={screens} />;
}
