import { saysOf } from '../../../platform/event-log/events/event-catalog';
import { kindOf } from '../../../platform/records/kind/kind';
import { SupportRequest } from './support-request';

const { options, rules } = kindOf(SupportRequest);
const ID = '0199cccc-0000-7000-8000-000000000001';
const shown = (name: string, row: object): unknown => options.computed?.[name]?.of({ id: ID, ...row } as never);
const paper = (nr: number, removedAt: string | null = null) => ({
  nr,
  documentType: 'file',
  originalName: `photo-${nr}.png`,
  removedAt,
});

describe('a support request', () => {
  it('that is closed takes no more messages', () => {
    const write = (status: string, messages: number) => () =>
      rules({ status: 'open', messages }, { status, messages: 2 });
    expect(write('closed', 3)).toThrow(
      expect.objectContaining({ code: 'SUPPORT_REQUEST_CLOSED', kind: 'conflict' }) as Error,
    );
    expect(write('closed', 3)).toThrow('open a new one');
    expect(write('resolved', 3)).not.toThrow();
    expect(write('closed', 2)).not.toThrow();
    expect(() => rules({ status: 'open', messages: 1 }, null)).not.toThrow();
  });
  it('shows its category as its type, and the files that are still there', () => {
    expect(shown('type', { category: 'filing' })).toBe('filing');
    expect(shown('attachments', {})).toEqual([]);
    expect(shown('attachments', { papers: [paper(1), paper(2, '2026-11-21T12:00:00.000Z'), paper(3)] })).toEqual([
      { originalName: 'photo-1.png', fileUrl: `/api/files/supportrequest-${ID}-file-1` },
      { originalName: 'photo-3.png', fileUrl: `/api/files/supportrequest-${ID}-file-3` },
    ]);
  });
  it.each([
    ['SupportRequestAnswered', 'wrote in'],
    ['SupportRequestAskedAgain', 'asked again in'],
  ])('tells the message of %s', (type, words) =>
    expect(saysOf({ type, data: { id: ID, message: 'Hello' } })?.text).toBe(
      `${words} support request {record}: {message}`,
    ),
  );
});
