import Box from '@mui/material/Box';
import type { Period } from '../../../../lib/api/api-types';
import CheckCircleOutlined from '../../../../generated/icons/CheckCircleOutlined';
import ErrorOutlined from '../../../../generated/icons/ErrorOutlined';

/** The conditions of closing a month, and which of them are met. */
export function Checklist({ items }: { items: Period['checklist'] }) {
  return (
    <Box component="ul" aria-label="Checklist" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
      {items.map(({ title, ok }) => (
        <Box component="li" key={title} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          {ok ? (
            <CheckCircleOutlined fontSize="small" color="success" />
          ) : (
            <ErrorOutlined fontSize="small" color="warning" />
          )}
          <span>{title}</span>
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {ok ? 'Met' : 'Not met'}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
