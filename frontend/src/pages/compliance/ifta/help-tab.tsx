import { HelpResources } from '../../../features/compliance/ifta/help/help-resources';

export function Component() {
  return <HelpResources />;
}
