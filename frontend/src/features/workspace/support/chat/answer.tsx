import SendOutlined from '../../../../generated/icons/SendOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FormEvent } from 'react';
import { TextInput } from '../../../../components/fields/text-input';
import { announce } from '../../../../components/announce/announcements';
import type { SupportRequest } from '../../../../lib/api/api-types';
import { sentenceFor } from '../../../../lib/api/problem';
import { can, useUser } from '../../../../lib/session/session-context';
import { useWrite } from '../support-queries';

/** What was typed and not sent yet, by request: a panel that is closed by accident loses nothing. */
const drafts = new Map<string, string>();

const LONGEST = 4_000;

export function Answer({ request: { id, status, userId } }: { request: SupportRequest }) {
  const user = useUser();
  const isRequester = userId === user.id || !can(user, 'support.write');
  const [text, setText] = useState(drafts.get(id) ?? '');
  const [problem, setProblem] = useState<string>();
  const write = useWrite(id);
  const typed = (value: string) => {
    setText(value);
    drafts.set(id, value);
    setProblem(undefined);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (write.isPending) return;
    if (text.trim() === '') {
      setProblem('Message is required');
      return;
    }
    write.mutate(text, {
      onSuccess: () => {
        typed('');
        announce('Your message was sent');
      },
      onError: (error) => setProblem(sentenceFor(error)),
    });
  };
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ width: '100%' }}>
        <TextInput
          label="Your message"
          rows={3}
          maxLength={LONGEST}
          error={problem}
          hint={isRequester && status === 'resolved' ? 'A reply reopens the request.' : undefined}
          registration={{
            name: 'message',
            ref: (field: HTMLTextAreaElement | null) => {
              if (field && field.value !== text) field.value = text;
            },
            onChange: ({ target }: { target: { value: string } }) => Promise.resolve(typed(target.value)),
            onBlur: () => Promise.resolve(),
          }}
        />
      </Box>
      <Button type="submit" variant="contained" startIcon={<SendOutlined />} loading={write.isPending}>
        Send message
      </Button>
    </Box>
  );
}
