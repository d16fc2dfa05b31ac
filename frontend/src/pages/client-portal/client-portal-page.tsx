import { PortalFrame } from '../../features/portal/components/portal-frame';

export function Component() {
  return <PortalFrame />;
}
