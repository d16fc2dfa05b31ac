import { lazyNamed } from '../../../../lib/lazy-named';

export const ChatDialog = lazyNamed<{ onClose: () => void }>(() =>
  import('./chat-dialog').then((module) => module.ChatDialog),
);
