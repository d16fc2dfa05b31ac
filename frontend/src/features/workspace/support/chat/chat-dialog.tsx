import Close from '../../../../generated/icons/Close';
import SendOutlined from '../../../../generated/icons/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { AppDialog } from '../../../../components/overlay/base/app-dialog';
import { ErrorState } from '../../../../components/feedback/error-state';
import { SkeletonList } from '../../../../components/feedback/skeleton-list';
import { FormAlert } from '../../../../components/fields/form-alert';
import { InputShell } from '../../../../components/fields/input-shell';
import { Notice } from '../../../../components/display/notice';
import { TextLink } from '../../../../components/display/text-link';
import type { Chat } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { ChatMessages } from './chat-messages';
import { chatQuery, useAsk, useHandOver } from './chat-queries';

const LONGEST = 500;
const QUESTIONS = ['What do I owe?', 'Where is my Q3?', 'What is due next?'];

const HandedOver = ({ requestId }: { requestId: string }) => (
  <Notice tone="info" role="status">
    <span>A support request with this conversation is open. We answer within 24 hours.</span>
    <TextLink to={`/support/${requestId}`}>Open the request</TextLink>
  </Notice>
);

function Conversation({ chat }: { chat: Chat }) {
  const [text, setText] = useState('');
  const ask = useAsk();
  const handOver = useHandOver();
  const end = useRef<HTMLDivElement>(null);
  const pending = ask.isPending ? ask.variables : handOver.isPending ? '' : null;
  const { id, greeting, messages, requestId } = chat;
  const shown = messages.length > 0 ? messages : [{ from: 'assistant' as const, text: greeting, links: [] }];
  const isBusy = pending !== null;
  const failed = ask.error ?? handOver.error;
  useEffect(() => end.current?.scrollIntoView?.({ block: 'end' }), [messages.length, isBusy]);
  const send = (message: string) => {
    if (message.trim() === '' || isBusy) return;
    setText('');
    handOver.reset();
    ask.mutate(message, { onError: () => setText(message) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minHeight: 280 }} tabIndex={0}>
        <ChatMessages messages={shown} pending={pending} />
        {requestId !== null && !isBusy && <HandedOver requestId={requestId} />}
        {messages.length === 0 && !isBusy && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {QUESTIONS.map((question) => (
              <Button key={question} size="small" variant="outlined" onClick={() => send(question)}>
                {question}
              </Button>
            ))}
          </Box>
        )}
        <FormAlert message={failed ? sentenceFor(failed) : undefined} />
        <div ref={end} />
      </DialogContent>
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, borderTop: 1, borderColor: 'divider' }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <InputShell>
            <input
              aria-label="Your question"
              placeholder="Type your question"
              value={text}
              maxLength={LONGEST}
              autoFocus
              onChange={({ target }) => setText(target.value)}
            />
          </InputShell>
        </Box>
        <Button type="submit" variant="contained" startIcon={<SendOutlined />} disabled={isBusy || text.trim() === ''}>
          Send
        </Button>
        {id !== null && requestId === null && (
          <Button color="secondary" disabled={isBusy} onClick={() => handOver.mutate(id)}>
            Talk to a person
          </Button>
        )}
      </Box>
    </>
  );
}

/** The assistant; what was said is still there after a reload. */
export function ChatDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const chat = useQuery(chatQuery);
  return (
    <AppDialog open onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        Support chat
      </DialogTitle>
      <IconButton aria-label="Close" onClick={onClose} sx={{ position: 'absolute', top: 10, right: 10 }}>
        <Close />
      </IconButton>
      {chat.isError ? (
        <DialogContent>
          <ErrorState compact error={chat.error} onRetry={() => void chat.refetch()} />
        </DialogContent>
      ) : chat.data === undefined ? (
        <DialogContent>
          <SkeletonList rows={3} height={44} />
        </DialogContent>
      ) : (
        <Conversation chat={chat.data} />
      )}
    </AppDialog>
  );
}
