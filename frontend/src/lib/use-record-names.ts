import { useQueries } from '@tanstack/react-query';
import type { AuditFact } from './api-types';
import { namesQuery } from './names';
import { isKind } from './record-address';

type About = Pick<AuditFact, 'kind' | 'recordId'>;

const ID = /^[0-9a-z-]{1,36}$/i;

/** What the records of facts are called; undefined for one that the viewer may not read. */
export const useRecordNames = (facts: readonly About[]): ((fact: About) => string | undefined) => {
  const asked = facts.filter(({ recordId }) => ID.test(recordId));
  const known = [...new Set(asked.map(({ kind }) => kind))].filter(isKind);
  const found = useQueries({
    queries: known.map((kind) =>
      namesQuery(
        kind,
        asked.filter((fact) => fact.kind === kind).map(({ recordId }) => recordId),
      ),
    ),
  });
  const names = new Map(known.map((kind, at) => [kind as string, found[at]?.data]));
  return (fact) => names.get(fact.kind)?.get(fact.recordId);
};
