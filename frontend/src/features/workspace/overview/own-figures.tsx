import { useQuery } from '@tanstack/react-query';
import { Section } from '../../../components/layout/surface';
import { FigureLines } from './figure-lines';
import { ownOverviewQuery } from './overview-query';
import { ownBehindOf, ownLabelOf } from './overview-words';

/**
 * What is open for the client who is signed in and stands on another page of theirs. What is nothing is not told, nor
 * what only the firm has to do.
 */
export function OwnFigures() {
  const { data } = useQuery(ownOverviewQuery);
  const open = data?.figures.filter(({ name, count }) => count > 0 && ownBehindOf(name).to !== null) ?? [];
  if (open.length === 0) return null;
  return (
    <Section title="At a glance">
      <FigureLines figures={open} behind={ownBehindOf} label={ownLabelOf} />
    </Section>
  );
}
