import { Notice } from '../../../../components/display/notice';
import { SimpleTable } from '../../../../components/table/simple-table';
import { TextLink } from '../../../../components/display/text-link';
import { recordAddress } from '../../../../lib/navigation/record-address';
import type { Settlement } from '../settlement-calls';

interface LeftOutProps {
  readonly of: Settlement['leftOut'];
  /** The records can be opened by who looks. */
  readonly linked: boolean;
}
/** What is not in a settlement, and why. */
export const LeftOut = ({ of, linked }: LeftOutProps) =>
  of.length > 0 && (
    <section aria-label="What is left out">
      <Notice tone="info" role="status" style={{ marginTop: 16, marginBottom: 4 }}>
        {`${of.length === 1 ? 'One thing is' : `${of.length} things are`} not in it yet. Once that is fixed, prepare the period again.`}
      </Notice>
      <SimpleTable aria-label="What is left out">
        <thead>
          <tr>
            <th>Not in it</th>
            <th>Why</th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ source, name, reason }) => {
            // a pocket of the driver's account has no address of its own
            const to = linked && source.kind !== 'account' ? recordAddress(source.kind, source.id) : null;
            return (
              <tr key={`${source.kind}-${source.id}-${reason}`}>
                <td>{to === null ? name : <TextLink to={to}>{name}</TextLink>}</td>
                <td>{reason}</td>
              </tr>
            );
          })}
        </tbody>
      </SimpleTable>
    </section>
  );
