import { attachmentAddress, attachmentIn } from './attachments';

describe('the address of a paper', () => {
  it.each([
    ['/api/files/driver-7-license-2', { kind: 'driver', id: '7', slot: 'license', nr: 2 }],
    [
      '/api/files/vehicle-019a0000-0000-7000-8000-000000000007-title-1',
      { kind: 'vehicle', id: '019a0000-0000-7000-8000-000000000007', slot: 'title', nr: 1 },
    ],
  ])('%s names its record, its slot and its number, both ways', (address, paper) =>
    expect([attachmentIn(address), attachmentAddress(paper)]).toEqual([paper, address]),
  );
  it.each(['/api/files/driver-7', '/api/files/../etc-1-a-1', '/api/files/driver-x-license-1', ''])(
    '%p names none',
    (address) => expect(attachmentIn(address)).toBeNull(),
  );
});
