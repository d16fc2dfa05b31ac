import { styled } from '@mui/material/styles';
import { palette } from '../../components/palette';
import type { HistoryChange } from '../../lib/api-types';
import { wordsFor } from '../../lib/words-for';

const List = styled('ul')({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: '8px 12px',
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  background: palette.background.default,
  display: 'grid',
  gap: 4,
  fontSize: 13,
  overflowWrap: 'anywhere',
  '& span': { color: palette.text.secondary },
  '& del': { color: palette.text.secondary },
  '& ins': { textDecoration: 'none', fontWeight: 560 },
});

export function HistoryChanges({ changes }: { changes: readonly HistoryChange[] }) {
  if (changes.length === 0) return null;
  return (
    <List className="tabular">
      {changes.map((change) => (
        <li key={change.field}>
          <span>{change.label}: </span>
          {change.before && (
            <>
              <del>{wordsFor(change.before)}</del> →{' '}
            </>
          )}
          <ins>{wordsFor(change.after)}</ins>
        </li>
      ))}
    </List>
  );
}
