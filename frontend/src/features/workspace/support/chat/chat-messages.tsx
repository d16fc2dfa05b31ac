import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { palette } from '../../../../components/display/palette';
import { TextLink } from '../../../../components/display/text-link';
import type { ChatMessage } from '../../../../lib/api/api-types';

const Bubble = styled('li')({
  maxWidth: '85%',
  width: 'fit-content',
  padding: '8px 12px',
  borderRadius: 12,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  border: `1px solid ${palette.divider}`,
  '&[data-from=visitor]': {
    justifySelf: 'end',
    background: `color-mix(in srgb, ${palette.primary.main} 12%, ${palette.background.paper})`,
  },
  '& > strong': { display: 'block', fontSize: 12, fontWeight: 560, color: palette.text.secondary },
});

type ChatText = Pick<ChatMessage, 'from' | 'text' | 'links'>;

const Message = ({ from, text, links }: ChatText) => (
  <Bubble data-from={from}>
    <strong>{from === 'visitor' ? 'You' : 'Assistant'}</strong>
    {text}
    {links.length > 0 && (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 14px', mt: 0.5 }}>
        {links.map(({ label, to }) => (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        ))}
      </Box>
    )}
  </Bubble>
);

/** @param pending what was asked and not answered yet */
export function ChatMessages({ messages, pending }: { messages: readonly ChatText[]; pending: string | null }) {
  return (
    <div role="log" aria-label="Conversation">
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {messages.map((message, nr) => (
          <Message key={nr} {...message} />
        ))}
        {pending !== null && (
          <>
            {pending !== '' && <Message from="visitor" text={pending} links={[]} />}
            <Bubble data-from="assistant">
              <strong>Assistant</strong>
              Typing …
            </Bubble>
          </>
        )}
      </Box>
    </div>
  );
}
