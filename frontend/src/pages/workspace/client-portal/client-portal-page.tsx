import { PortalFrame } from '../../../features/workspace/portal/portal-frame';

export function Component() {
  return <PortalFrame />;
}
