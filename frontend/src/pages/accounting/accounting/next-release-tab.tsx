import { ComingSoon } from '../../../components/display/coming-soon';

export function Component() {
  return <ComingSoon what="1099 Forms" />;
}
