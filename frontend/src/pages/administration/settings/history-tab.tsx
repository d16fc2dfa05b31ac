import { Section } from '../../../components/layout/surface';
import { RecordHistory } from '../../../features/administration/audit/record-history';

/** The firm has one set of settings; this is its name in the log. */
export function Component() {
  return (
    <Section title="Every change, newest first">
      <RecordHistory kind="settings" id="firm" />
    </Section>
  );
}
