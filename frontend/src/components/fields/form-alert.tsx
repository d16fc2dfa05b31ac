import { Notice } from '../display/notice';

export function FormAlert({ message }: { message: string | undefined }) {
  return message === undefined ? null : (
    <Notice tone="error" role="alert">
      {message}
    </Notice>
  );
}
