/**
 * Declares events or records of its own, which no other file may find.
 * @own-modules
 */
import type { DomainEvent } from '../../event-log/events/events';
import { Line } from '../../fields/decorators';
import { deciderSpec } from '../../testing/decider-spec';
import { ClientRecord } from './stored-record';
import { Kind, kindOf } from './kind';
import type { RecordCommand } from './kind-aggregate';
import type { NewPaper, PaperNote } from './papers';

@Kind({
  plural: 'barges',
  numbers: 'barge_ids',
  displayName: 'name',
  paperSlots: {
    title: { label: 'Title', takes: ['pdf'], mostBytes: 2 * 1024 * 1024, most: 2 },
    photo: { label: 'Photo', takes: ['jpg', 'png'], mostBytes: 1024 * 1024, most: 9 },
  },
  may: { read: 'barges.read', write: 'barges.write', remove: 'barges.delete', attach: 'barges.papers' },
})
class Barge extends ClientRecord<number> {
  @Line('Name') name: string;
}
@Kind({
  plural: 'canoes',
  displayName: 'name',
  may: { read: 'canoes.read', write: 'canoes.write', remove: 'canoes.delete' },
})
class Canoe extends ClientRecord {
  @Line('Name') name: string;
}

const { aggregate } = kindOf(Barge);
const given = deciderSpec<unknown, RecordCommand, DomainEvent>(aggregate.decider as never);
const barge: DomainEvent = { type: 'BargeAdded', data: { id: 7, clientId: null, name: 'Ohio' } };
const PAPER: NewPaper = {
  documentType: 'title',
  originalName: 'title.pdf',
  mimeType: 'application/pdf',
  fileSize: 1_000,
  file: 'a'.repeat(64),
  expirationDate: null,
  notes: null,
  uploadedBy: 'Erin Walsh',
};
const add = (over: Partial<NewPaper> = {}): RecordCommand => ({
  type: 'AddPaper',
  id: 7,
  paper: { ...PAPER, ...over },
});
const note = (nr: number, changes: PaperNote): RecordCommand => ({ type: 'ChangePaper', id: 7, nr, changes });
const remove = (nr: number): RecordCommand => ({ type: 'RemovePaper', id: 7, nr });
const restore = (nr: number): RecordCommand => ({ type: 'RestorePaper', id: 7, nr });
const added = (nr: number, over: Partial<NewPaper> = {}): DomainEvent => ({
  type: 'BargePaperAdded',
  data: { id: 7, nr, ...PAPER, ...over },
});
const changed = (nr: number, changes: PaperNote): DomainEvent => ({
  type: 'BargePaperChanged',
  data: { id: 7, nr, changes },
});
const removed = (nr: number): DomainEvent => ({ type: 'BargePaperRemoved', data: { id: 7, nr } });
const restored = (nr: number): DomainEvent => ({ type: 'BargePaperRestored', data: { id: 7, nr } });

describe('a paper of a record', () => {
  it('gets a number of its own, also after one that was removed', () => {
    given(barge).when(add()).then(added(1));
    given(barge, added(1), removed(1)).when(add()).then(added(2));
    given(barge, added(1), added(2), removed(1))
      .when(add({ documentType: 'title' }))
      .then(added(3));
  });
  it.each<[string, Partial<NewPaper>, string]>([
    ['a slot that there is not', { documentType: 'lease' }, 'Document type must be one of title, photo'],
    ['a slot of every object', { documentType: 'toString' }, 'Document type must be one of title, photo'],
    ['a kind of file that its slot does not take', { mimeType: 'image/png' }, 'Title: please send a PDF.'],
    ['a picture where none is', { documentType: 'photo' }, 'Photo: please send a JPG or PNG.'],
    [
      'more than its slot takes',
      { fileSize: 2 * 1024 * 1024 + 1 },
      'Title: the file is larger than 2 MB. Please send a smaller one.',
    ],
    ['an end that is no date', { expirationDate: 'soon' }, 'Expiration date must be a date such as 2026-11-21'],
    ['notes beyond all measure', { notes: 'x'.repeat(1_001) }, 'Notes must have at most 1000 characters'],
  ])('is refused with %s', (_, over, sentence) => given(barge).when(add(over)).thenRefused('INVALID', sentence));
  it('has its place only while there is room, also when it comes back', () => {
    const full = [barge, added(1), added(2)];
    given(...full)
      .when(add())
      .thenRefused('TOO_MANY_PAPERS', 'Title: there are 2 already. Remove one first.');
    given(...full, removed(1))
      .when(add())
      .then(added(3));
    given(...full, removed(1), added(3))
      .when(restore(1))
      .thenRefused('TOO_MANY_PAPERS');
    given(...full)
      .when(add({ documentType: 'photo', mimeType: 'image/png' }))
      .then(added(3, { documentType: 'photo', mimeType: 'image/png' }));
  });
  it('is told anew only where something changes', () => {
    given(barge, added(1))
      .when(note(1, { expirationDate: '2027-03-01', notes: null }))
      .then(changed(1, { expirationDate: '2027-03-01' }));
    given(barge, added(1), changed(1, { expirationDate: '2027-03-01' }))
      .when(note(1, { expirationDate: '2027-03-01' }))
      .thenNothing();
    given(barge, added(1))
      .when(note(1, { notes: 'x'.repeat(1_001) }))
      .thenRefused('INVALID');
  });
  it('is removed and restored once, however often it is asked', () => {
    given(barge, added(1)).when(remove(1)).then(removed(1));
    given(barge, added(1), removed(1)).when(remove(1)).thenNothing();
    given(barge, added(1), removed(1)).when(restore(1)).then(restored(1));
    given(barge, added(1)).when(restore(1)).thenNothing();
    given(barge, added(1), removed(1), restored(1))
      .when(note(1, { notes: 'Back' }))
      .then(changed(1, { notes: 'Back' }));
  });
  it.each([note(2, {}), remove(2), restore(2)])('that there is not cannot be meant by %j', (command) =>
    given(barge, added(1)).when(command).thenRefused('NOT_FOUND', 'This document does not exist'),
  );
  it('that is removed is not changed', () =>
    given(barge, added(1), removed(1))
      .when(note(1, { notes: 'Late' }))
      .thenRefused('NOT_FOUND'));
  it.each([add(), note(1, {}), remove(1), restore(1)])(
    'stays as it is while its record is removed: not %j',
    (command) =>
      given(barge, added(1), { type: 'BargeRemoved', data: { id: 7 } })
        .when(command)
        .thenRefused('NOT_FOUND', 'This barge does not exist'),
  );
  it('is nothing that a kind without attachments knows', () =>
    deciderSpec<unknown, RecordCommand, DomainEvent>(kindOf(Canoe).aggregate.decider as never)({
      type: 'CanoeAdded',
      data: { id: 7, name: 'Bark' },
    })
      .when(add())
      .thenRefused('NOT_FOUND'));
  it('takes the permission to add papers, to write, to remove', () => {
    const { requiredPermissions: commands } = aggregate;
    expect(
      [add(), note(1, {}), remove(1), restore(1)].map((command) =>
        commands[command.type](command as never, { status: 'none' }, {} as never),
      ),
    ).toEqual([['barges.papers'], ['barges.write'], ['barges.delete'], ['barges.delete']]);
  });
});
