import { Section } from '../../components/surface';
import { RecordHistory } from '../../features/audit/components/record-history';

/** The firm has one set of settings; this is its name in the log. */
export function Component() {
  return (
    <Section title="Every change, newest first">
      <RecordHistory kind="settings" id="firm" />
    </Section>
  );
}
